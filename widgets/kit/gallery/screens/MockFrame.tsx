import { arrowLeft } from '../../../generated/glyphs/arrowLeft.ts';
import { circleQuestionMark } from '../../../generated/glyphs/circleQuestionMark.ts';
import { house } from '../../../generated/glyphs/house.ts';
import { logOut } from '../../../generated/glyphs/logOut.ts';
import { receiptText } from '../../../generated/glyphs/receiptText.ts';
import { user } from '../../../generated/glyphs/user.ts';
import { wifi } from '../../../generated/glyphs/wifi.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../icon/index.ts';
import { AppFrame } from '../../layout/app-frame/index.ts';
import { BrandMark } from '../../layout/brand-mark/index.ts';
import { FooterMenu } from '../../layout/footer-menu/index.ts';
import { HeaderAction, HeaderBar } from '../../layout/header-bar/index.ts';
import { SideMenu } from '../../layout/side-menu/index.ts';
import type { MenuItem } from '../../layout/side-menu/index.ts';
import { SiteFooter } from '../../layout/site-footer/index.ts';
import type { GalleryCopy } from '../copy.ts';
import { BrandGlyph } from './BrandGlyph.tsx';

interface MockFrameProps {
  copy: GalleryCopy;
  children: ReactNode;
}

/** The frame of a signed-in page. */
export function MockFrame({ copy, children }: MockFrameProps): ReactElement {
  const items = menuItems(copy);
  return (
    <AppFrame
      skipLabel={copy.skip}
      header={
        <HeaderBar
          brand={<BrandMark name={copy.brand} href="#home" logo={<BrandGlyph />} />}
          actions={
            <>
              <HeaderAction
                href="#support"
                label={copy.nav.support}
                icon={<Icon glyph={circleQuestionMark} />}
              />
              <HeaderAction href="#out" label={copy.nav.signOut} icon={<Icon glyph={logOut} />} />
            </>
          }
        />
      }
      sideMenu={<SideMenu label={copy.nav.main} items={items} />}
      footerMenu={<FooterMenu label={copy.nav.main} items={items} />}
      footer={<MockFooter copy={copy} />}
    >
      {children}
    </AppFrame>
  );
}

/** The frame of a step in a focused flow: no menu, a way back and a way out. */
export function MockFlowFrame({ copy, children }: MockFrameProps): ReactElement {
  return (
    <AppFrame
      skipLabel={copy.skip}
      menu="none"
      header={
        <HeaderBar
          arrangement="focused"
          start={<HeaderAction href="#back" label={copy.nav.back} icon={<Icon glyph={arrowLeft} />} />}
          brand={<BrandMark name={copy.brand} logo={<BrandGlyph />} />}
          actions={<HeaderAction href="#exit" label={copy.nav.exit} />}
        />
      }
    >
      {children}
    </AppFrame>
  );
}

function MockFooter({ copy }: { copy: GalleryCopy }): ReactElement {
  return (
    <SiteFooter
      label={copy.nav.footer}
      note={copy.nav.note}
      links={[
        { href: '#privacy', label: copy.nav.privacy },
        { href: '#terms', label: copy.nav.terms },
        { href: '#accessibility', label: copy.nav.accessibility },
      ]}
    />
  );
}

function menuItems({ nav }: GalleryCopy): readonly MenuItem[] {
  return [
    { key: 'home', href: '#home', label: nav.home, icon: <Icon glyph={house} /> },
    {
      key: 'billing',
      href: '#billing',
      label: nav.billing,
      icon: <Icon glyph={receiptText} />,
      isCurrent: true,
    },
    { key: 'services', href: '#services', label: nav.services, icon: <Icon glyph={wifi} /> },
    { key: 'account', href: '#account', label: nav.account, icon: <Icon glyph={user} /> },
  ];
}
