import { expect, it } from 'vitest';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { textOfChange } from './testing/textOfChange.ts';

const everybodyIn = { fact: 'reader.signedIn', is: true };

it('what follows from a condition that was changed is told to those for whom it holds now, and of each line to whom of them', () => {
  const text = textOfChange(
    (manifests) => said(manifests, everybodyIn),
    (manifests) => said(manifests, { all: [everybodyIn, { fact: 'reader.inTheHouse', is: true }] }),
  );
  expect(text).toBe(
    'Customers with reader.inTheHouse is false and reader.signedIn is true: condition regular holds for them now\n' +
      '  + library/heading “Novels”\n' +
      '      on /\n' +
      '  + library/heading “Borrow”\n' +
      '      to those with toggle reservations is on\n' +
      '      on /',
  );
});

it('what follows from one that holds no longer, too', () => {
  const text = textOfChange(
    (manifests) => said(manifests, { all: [everybodyIn, { fact: 'reader.inTheHouse', is: true }] }),
    (manifests) => said(manifests, everybodyIn),
  );
  expect(text).toBe(
    'Customers with reader.inTheHouse is false and reader.signedIn is true: condition regular holds for them no longer\n' +
      '  - library/heading “Novels”\n' +
      '      on /\n' +
      '  - library/heading “Borrow”\n' +
      '      to those with toggle reservations is on\n' +
      '      on /',
  );
});

/** Two headings at home to those for whom a condition holds, one of them only while books can be reserved. */
function said({ condition, page }: ManifestSet, when: object): void {
  Object.assign(condition, { regular: { description: 'Often here.', when } });
  const headings = [
    ['library:novels', []],
    ['library:borrow', [{ toggle: 'reservations' }]],
  ].map(([text, reserving]) => ({
    widget: 'library/heading',
    settings: { text },
    when: { all: [{ condition: 'regular' }, ...(reserving ?? [])] },
  }));
  page['home']?.body.push(...(headings as never[]));
}
