import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it.each(['beside the content', 'at the foot of the screen'])(
  'has a link for each item that this customer sees: %s',
  async (name) => {
    const { root } = await stageWidget('shell/menu', exampleOf('shell/menu', name), {
      packs,
    });
    const menu = within(root).getByRole('navigation', { name: 'Main' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/account-summary'],
      ['Billing', '/billing'],
      ['Watch TV', 'https://watch.northline.example/'],
      ['Services', '/services'],
      ['Support', '/support'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  },
);
