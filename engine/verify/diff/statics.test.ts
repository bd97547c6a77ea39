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

it('what a value is called is told of once', () => {
  expect(textOfChange((_, sentences) => Object.assign(sentences, { 'states.OVERDUE': 'Too late' }))).toBe(
    'Everybody\n  ~ library:states.OVERDUE: “Too late”\n      was: “Overdue”',
  );
});

it('how wide a flow is and how a menu is called are told of', () => {
  const text = textOfChange(({ flow, navigation }) => {
    Object.assign(flow['standard'] ?? {}, { width: 'reading' });
    Object.assign(navigation['main'] ?? {}, { label: 'library:novels' });
  });
  expect(text).toMatch(/~ flows\/\w+\.json: width reading/);
  expect(text).toContain('  ~ navigation/main.json: “Novels”\n      was: “Menu”');
});

it('how a field or a fact is taken is told of, but not that nobody is shown it', () => {
  expect(textOfChange(({ record }) => delete record['loan']?.failed)).toContain('~ records/loan.json: ');
  const fields = { hidden: { type: 'boolean', description: 'Shown nowhere.' } };
  expect(textOfChange(({ record }) => Object.assign(record['loan']?.fields ?? {}, fields))).toBe(
    'No customer sees any difference.',
  );
});

it('what a fact is computed from is told of, whatever its inputs are called', () => {
  const text = textOfChange(({ facts }) => {
    const { mayBorrow = {} } = facts['reader']?.facts ?? {};
    Object.assign(mayBorrow, { derivedFrom: { source: 'reader.card', when: 'reader.overdueDays' } });
  });
  expect(text).toContain('derivedFrom (source reader.card, when reader.overdueDays)');
});

it('which page is the home, the way to sign in or the page of failures is told of', () => {
  const text = textOfChange(({ site }) =>
    Object.assign(site['site']?.routes ?? {}, { signedInHome: 'borrow' }),
  );
  expect(text).toMatch(/^Everybody\n {2}~ site.json\/routes: .* signedInHome borrow .*\n .*was: /);
});

it('the name of a value stands before it once', () => {
  const text = textOfChange(({ site }) => {
    Object.assign(Object.values(site['site']?.external ?? {})[0] ?? {}, {
      default: 'https://other.example/',
    });
  });
  expect(text).toMatch(/\/default: https:\/\/other.example\/\n/);
});

it('a default is told of by what it is', () => {
  const text = textOfChange(({ toggle }) => Object.assign(toggle['reservations'] ?? {}, { default: true }));
  expect(text).toBe('Everybody\n  ~ toggles/reservations.json: default true\n      was: default false');
});

it('why something is kept that nothing asks is no difference for customers', () => {
  const text = textOfChange(({ constants }) => {
    for (const each of Object.values(constants['constants']?.constants ?? {}))
      Object.assign(each, { kept: 'Why.' });
  });
  expect(text).toBe('No customer sees any difference.');
});

it('what is kept out of traces is no difference for customers', () => {
  const text = textOfChange(({ facts, record }) => {
    delete facts['reader']?.facts['name']?.personal;
    Object.assign(record['loan']?.fields['title'] ?? {}, { personal: true });
  });
  expect(text).toBe('No customer sees any difference.');
});

it('a sentence of a manifest is told of where it is seen, and only there', () => {
  const text = textOfChange((_, sentences) => Object.assign(sentences, { noLoans: 'No books.' }));
  expect(text).toContain('“No books.”');
  expect(text).not.toContain('library:noLoans');
});
