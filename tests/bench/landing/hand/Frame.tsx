import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { house } from '../../../../widgets/generated/glyphs/house.ts';
import { lifeBuoy } from '../../../../widgets/generated/glyphs/lifeBuoy.ts';
import { logOut } from '../../../../widgets/generated/glyphs/logOut.ts';
import { receiptText } from '../../../../widgets/generated/glyphs/receiptText.ts';
import { Icon } from '../../../../widgets/kit/icon/index.ts';
import { LanguageSwitch } from '../../../../widgets/kit/language-switch/index.ts';
import { AppFrame } from '../../../../widgets/kit/layout/app-frame/index.ts';
import { BrandMark } from '../../../../widgets/kit/layout/brand-mark/index.ts';
import { FooterMenu } from '../../../../widgets/kit/layout/footer-menu/index.ts';
import { HeaderAction, HeaderBar } from '../../../../widgets/kit/layout/header-bar/index.ts';
import { Page } from '../../../../widgets/kit/layout/page/index.ts';
import { SideMenu, type MenuItem } from '../../../../widgets/kit/layout/side-menu/index.ts';
import { SiteFooter } from '../../../../widgets/kit/layout/site-footer/index.ts';
import { t } from './written.ts';

/** The frame around every page: header, menus, content, footer. */
export function Frame({ hasMenu }: { hasMenu: boolean }): ReactNode {
  const { pathname } = useLocation();
  const items = hasMenu ? menuAt(pathname) : undefined;
  return (
    <AppFrame
      skipLabel={t('essential:skip')}
      menu={items ? 'adaptive' : 'none'}
      header={
        <HeaderBar brand={<BrandMark name="Northline" href="/account-summary" />} actions={<Actions />} />
      }
      sideMenu={items && <SideMenu label={t('shell:menu')} items={items} />}
      footerMenu={items && <FooterMenu label={t('shell:menu')} items={items} />}
      footer={<Footer />}
      footerBelow
    >
      {items ? (
        <Page>
          <Outlet />
        </Page>
      ) : (
        <Outlet />
      )}
    </AppFrame>
  );
}

function menuAt(pathname: string): MenuItem[] {
  const item = (href: string, label: string, glyph: string): MenuItem => ({
    key: href,
    href,
    label: t(label),
    icon: <Icon glyph={glyph} />,
    isCurrent: pathname === href,
  });
  return [
    item('/account-summary', 'shell:nav.home', house),
    item('/billing', 'shell:nav.billing', receiptText),
    item('/support', 'shell:nav.support', lifeBuoy),
  ];
}

function Actions(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <LanguageSwitch
        label={t('shell:language')}
        current="en"
        options={[
          { language: 'en', name: 'English', href: pathname },
          {
            language: 'es',
            name: 'Español',
            href: `/update-lang-es?returnTo=${encodeURIComponent(pathname)}`,
          },
        ]}
      />
      <HeaderAction
        label={t('shell:signOut')}
        icon={<Icon glyph={logOut} />}
        onPress={() => void signOut()}
      />
    </>
  );
}

async function signOut(): Promise<void> {
  await fetch('/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
  });
  location.assign('/');
}

function Footer(): ReactNode {
  const links = [
    { href: '/support', label: t('shell:nav.support') },
    { href: '/terms/service', label: t('shell:footer.terms') },
    { href: '/privacy', label: t('shell:footer.privacy') },
    { href: '/accessibility', label: t('shell:footer.accessibility') },
  ];
  const [year] = useState(() => new Date().getFullYear());
  const note = t('shell:footerNote', {
    year,
    company: 'Northline Communications, Inc.',
  });
  return <SiteFooter label={t('shell:footerMenu')} links={links} note={note} />;
}
