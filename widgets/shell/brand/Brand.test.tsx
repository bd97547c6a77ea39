import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('leads home where its manifest says so', async () => {
  const { root } = await stage('a link');
  expect(
    within(root)
      .getByRole('link', { name: /Northline/ })
      .getAttribute('href'),
  ).toBe('/');
});

it('is no link where it leads nowhere (SH-HEAD-018)', async () => {
  const { root } = await stage('that leads nowhere');
  expect(within(root).queryByRole('link')).toBeNull();
  expect(root.textContent).toContain('Northline');
});

function stage(name: string) {
  return stageWidget('shell/brand', exampleOf('shell/brand', name), { packs });
}
