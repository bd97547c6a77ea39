import { render, screen, within } from '@testing-library/react';
import { receipt } from '../../../generated/glyphs/receipt.ts';
import { expect, it } from 'vitest';
import { Icon } from '../../icon/index.ts';
import { expectNoAxeFindings } from '../../testing/index.ts';
import { BrandMark } from '../brand-mark/index.ts';
import { FooterMenu } from '../footer-menu/index.ts';
import { HeaderAction, HeaderBar } from '../header-bar/index.ts';
import { PageHeading } from '../page/index.ts';
import { SideMenu } from '../side-menu/index.ts';
import { SiteFooter } from '../site-footer/index.ts';
import { AppFrame } from './AppFrame.tsx';
import type { MenuPlacement } from './AppFrame.tsx';

it('has one banner, one main and one footer, and a landmark for alerts, and starts with a link past the header', async () => {
  const { container } = setup('foot');
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(screen.getByRole('complementary', { name: 'Alerts' }).textContent).toBe('There is an outage');
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Skip to main content');
  await expectNoAxeFindings(container);
});

it('marks where the reader is', () => {
  setup('adaptive');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('link', { name: 'Billing' }).getAttribute('aria-current')).toBe('page');
});

it('has no menu in a focused flow', () => {
  setup('none');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Short' })).toBeNull();
});

it('shows the brand as plain text when it leads nowhere', () => {
  render(<BrandMark name="Northline" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Northline')).toBeDefined();
});

function setup(menu: MenuPlacement): { container: HTMLElement } {
  const items = [
    { key: 'billing', href: '/billing', label: 'Billing', icon: <Icon glyph={receipt} />, isCurrent: true },
  ];
  return render(
    <AppFrame
      skipLabel="Skip to main content"
      menu={menu}
      header={
        <HeaderBar
          brand={<BrandMark name="Northline" href="/" />}
          actions={<HeaderAction href="/support" label="Support" />}
        />
      }
      alerts={{ label: 'Alerts', content: <p>There is an outage</p> }}
      sideMenu={<SideMenu label="Main" items={items} />}
      footerMenu={<FooterMenu label="Short" items={items} />}
      footer={<SiteFooter label="Footer" links={[{ href: '/privacy', label: 'Privacy' }]} note="Northline" />}
    >
      <PageHeading title="Billing" />
    </AppFrame>,
  );
}
