import { expect, it } from 'vitest';
import type { Condition, ManifestSet, PageManifest, SequenceManifest } from '../../core/manifest/index.ts';
import { textOfChange } from './testing/textOfChange.ts';

it('a change of a sequence is told by its event or outcome, and first, marked, where something is sent once', () => {
  const text = changed((borrow) => {
    Object.assign(borrow.steps['choose']?.on ?? {}, { continue: { transitions: [{ to: 'review' }] } });
    Object.assign(borrow.operations?.['lend']?.outcomes ?? {}, { refused: [{ to: 'lent' }] });
  });
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Everybody',
    '  ! ~ lend · refused: to lent',
    '      was: lend · refused: to review set (edition paper) clear branch error not-lent newAttempt',
    '      on /borrow',
    '  ~ choose · continue:',
  ]);
});

it('what decides whether something is sent is marked, too', () => {
  const text = changed((borrow) => {
    Object.assign(borrow.dialogs?.['sure']?.on['yes'] ?? {}, { transitions: [{ to: 'review' }] });
  });
  expect(text).toContain('! ~ sure · yes: to review\n      was: sure · yes: to lend');
});

it('that something is no longer sent once is marked', () => {
  const text = changed((borrow) => {
    Object.assign(borrow.operations?.['lend'] ?? {}, { sends: 'freely' });
  });
  expect(text).toContain('  ! ~ lend: run library/lend');
});

it('a refusal of a field is told by its step and field, and what stands in a step by that', () => {
  const text = changed((borrow) => {
    const refuse = [{ id: 'elsewhere', when: { toggle: 'reservations' }, message: 'library:novels' }];
    Object.assign(borrow.steps['choose']?.fields?.['branch'] ?? {}, { refuse });
    borrow.steps['review']?.body.push({ widget: 'library/heading', settings: { text: 'library:novels' } });
  });
  expect(text).toContain('+ choose · branch: id elsewhere “Novels”\n');
  expect(text).toContain('+ review · library/heading “Novels”\n');
  expect(text).not.toContain('refuse:');
});

it('what a slot is called is not told beside what comes into it or goes', () => {
  const text = textOfChange(({ page }) => {
    for (const each of page['home']?.body ?? []) delete each.slots;
  });
  expect(text).toBe(
    'Everybody\n  - library/heading “Keep a book for 21 days; each day after that costs $0.20.”\n      on /',
  );
});

it('one of two that say the same on a page is told of where it goes, to those who saw both', () => {
  const text = textOfChange(
    (manifests) => namedTwice(manifests, { fact: 'reader.inTheHouse', is: false }),
    (manifests) => namedTwice(manifests),
  );
  expect(text).toBe(
    'Customers with reader.inTheHouse is true\n' +
      '  - library/heading “Town Library”, one of several\n' +
      '      on /',
  );
});

it('what both of two say otherwise is told once', () => {
  const text = textOfChange(
    (manifests, sentences) => {
      namedTwice(manifests);
      Object.assign(sentences, { name: 'Village Library' });
    },
    (manifests) => namedTwice(manifests),
  );
  expect(text.match(/library\/heading “Village Library”\n/g)).toHaveLength(1);
  expect(text).not.toContain('one of several');
});

it('what reads otherwise at one of two places is told as one change', () => {
  const text = textOfChange(
    ({ page }) => sayApart(page['loans'], 'library:overdueSome'),
    ({ page }) => sayApart(page['loans'], 'library:novels'),
  );
  expect(text).toBe(
    'Customers with loans.overdue is true\n' +
      '  ~ library/heading “Some of them should have been back.”\n' +
      '      was: library/heading “Novels”\n' +
      '      on /loans',
  );
});

/** Lets the last two parts of a page say something each, the last one to others than the one before. */
function sayApart(page: PageManifest | undefined, text: string): void {
  const [, first, second] = page?.body ?? [];
  const when = { fact: 'loans.overdue', is: false };
  Object.assign(first ?? {}, { settings: { text: 'library:novels' }, when });
  Object.assign(second ?? {}, { settings: { text } });
}

/** Says the name of the library a second time at home, to some. */
function namedTwice({ page }: ManifestSet, when?: Condition): void {
  const { body = [] } = page['home'] ?? {};
  const [heading] = body;
  if (heading) body.push({ ...heading, ...(when && { when }) });
}

function changed(change: (borrow: SequenceManifest) => void): string {
  return textOfChange(({ sequence: { borrow } }) => borrow && change(borrow));
}
