import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it.each(['beside the content', 'at the foot of the screen'])(
  'has a link for each item of its manifest: %s',
  async (name) => {
    const { root, portal } = await stageWidget('shell/menu', exampleOf('shell/menu', name), {
      packs,
    });
    const menu = within(root).getByRole('navigation', { name: 'Main' });
    const links = within(menu).getAllByRole('link');
    const { items } = portal.site.manifests.navigation['main'] ?? { items: [] };
    expect(links).toHaveLength(items.length);
    expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/account-summary'],
      ['Billing', '/billing'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  },
);
