import { describe, expect, it } from 'vitest';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../loadPortal.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { diffOf, formatDiff, groupChanges } from './index.ts';

describe('the columns of a list', () => {
  it('say of which list they are gone, and into which they came', () => {
    expect(changed(['loan.title', 'loan.state', 'loan.dueOn', 'loan.reserver'])).toEqual([
      '- column: “Renewals” loan.renewals is gone from “Your books”',
    ]);
    expect(changed(['loan.title', 'loan.dueOn'], ['loan.title'])).toEqual([
      '+ column: “Due” loan.dueOn in “Your books”',
    ]);
  });

  it('have moved where they stand elsewhere than before: as few as explain it', () => {
    expect(changed(['loan.title', 'loan.dueOn', 'loan.renewals', 'loan.reserver', 'loan.state'])).toEqual([
      '~ column: “State” loan.state in “Your books” has moved: it is now after “Wanted by” loan.reserver',
    ]);
    expect(changed(['loan.reserver', 'loan.title', 'loan.state', 'loan.dueOn', 'loan.renewals'])).toEqual([
      '~ column: “Wanted by” loan.reserver in “Your books” has moved: it is now the first',
    ]);
  });
});

const all = ['loan.title', 'loan.state', 'loan.dueOn', 'loan.renewals', 'loan.reserver'];

/** The first line of each change between two sets of columns. */
function changed(after: readonly string[], before: readonly string[] = all): string[] {
  const difference = diffOf({ portal: portalWith(before) }, { portal: portalWith(after) });
  return formatDiff(groupChanges(difference))
    .split('\n')
    .filter((line) => /^ {2}[-+~]/.test(line))
    .map((line) => line.trim());
}

const page = 'portal/pages/loans.json';

function portalWith(columns: readonly string[]): ReadablePortal {
  const set = readSet('smallest');
  const text = String(set[page]).replace(
    /"columns": \[[^\]]*\]/,
    `"caption": "library:loans", "columns": ${JSON.stringify(columns)}`,
  );
  const sources = sourcesOf({ ...set, [page]: text });
  const site = openSite(loadPortal(sources).manifests, { environment: 'PROD' });
  return {
    site,
    locales: sources.locales,
    language: 'en',
    schemas: sources.schemas,
    packs: sources.packs,
  };
}
