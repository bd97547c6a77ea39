import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget, until } from '../../testing/index.ts';

it('switches in place, and marks the language that is shown (BL-I18-002)', async () => {
  const { root, portal } = await stage();
  const current = (): string => root.querySelector('[aria-current]')?.textContent ?? '';
  expect(current()).toBe('English');
  fireEvent.click(within(root).getByRole('link', { name: 'Español' }));
  await until(() => current() === 'Español', 'Spanish');
  expect(portal.copy.language()).toBe('es');
  expect(location.pathname).toBe('/example');
  expect(localStorage.getItem('portal.language')).toBe('es');
});

it('leads to the route that switches, and back, where the script is not there (SH-ROUTE-045)', async () => {
  const { root } = await stage();
  const link = within(root).getByRole('link', { name: 'Español' });
  expect(link.getAttribute('href')).toBe('/update-lang-es?returnTo=%2Fexample');
});

function stage() {
  const example = exampleOf('shell/language-switch', 'two languages');
  return stageWidget('shell/language-switch', example, { packs });
}
