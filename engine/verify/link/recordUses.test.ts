import { describe, expect, it } from 'vitest';
import { loadPortal } from '../loadPortal.ts';
import { formatProblem } from '../problem/index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

const shown = '"loan.renewals", "loan.reserver"]';
const label = '"label": "library:reserver",';

describe('a field without a name', () => {
  it('can be searched: customers do not see what it is called', () => {
    const search = '"search": { "fields": ["loan.reserver"], "label": "library:bookTitle" }';
    expect(found([shown, `"loan.renewals"], ${search}`], [label, ''])).toEqual([]);
  });

  it('cannot be a column, and the problem names the page that shows it', () => {
    expect(found([label, ''])).toEqual([
      'missing-property: records/loan.json:27 (/fields/reserver) lacks "label" (what it is called, for pages/loans.json:10 shows it). Add it.',
    ]);
  });
});

describe('a field of another type', () => {
  it('is told from those of its record that would do', () => {
    const filter = '"filter": ["loan.title"]';
    expect(found([shown, `${shown}, ${filter}`])).toEqual([
      'wrong-value: pages/loans.json:10 (/body/0/settings/filter/0) must be a field of the type enum, and loan.title is of the type text. Known: loan.state. Correct the value.',
    ]);
  });
});

it('a page about one thing says which page wants the error for one that there is not', () => {
  expect(found(['"missing": "not-lent",', ''])[0]).toContain(
    'lacks "missing" (the error where there is no such thing, for pages/loan.json:5 is about one)',
  );
});

/** The wrong links of the smallest set after these changes of its record and pages. */
function found(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const set = Object.entries(readSet('smallest')).map(([path, text]) => {
    const isChanged = /records\/loan\.json$|pages\/loans\.json$/.test(path);
    return [path, isChanged ? changes.reduce((now, [from, to]) => now.replace(from, to), text) : text];
  });
  return loadPortal(sourcesOf(Object.fromEntries(set) as Record<string, string>))
    .problems.filter(({ code }) => code === 'missing-property' || code === 'wrong-value')
    .map(formatProblem);
}
