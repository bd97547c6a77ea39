import { expect, it } from 'vitest';
import { textOfChange } from './testing/textOfChange.ts';

it('where a page starts after Back, and how the spinner goes, are told of by their names', () => {
  expect(textOfChange(({ site }) => Object.assign(site['site']?.layout ?? {}, { backTo: 'top' }))).toBe(
    'Everybody\n  ~ site.json/layout: frame library/frame backTo top\n      was: frame library/frame',
  );
  expect(textOfChange(({ route }) => Object.assign(route['loans'] ?? {}, { spinner: 'section' }))).toBe(
    'Everybody\n  + routes/loans.json/spinner: spinner section',
  );
  expect(
    textOfChange(({ route }) => Object.assign(route['loans'] ?? {}, { keepsSpinnerWhenCancelled: true })),
  ).toBe('Everybody\n  + routes/loans.json/keepsSpinnerWhenCancelled: keepsSpinnerWhenCancelled');
});

it('of a new route nothing is told but where it leads', () => {
  const text = textOfChange(({ route }) => {
    const { loans } = route;
    if (loans) Object.assign(route, { late: { ...loans, path: '/late', spinner: 'section' } });
  });
  expect(text).toContain('/late');
  expect(text).not.toContain('spinner');
});
