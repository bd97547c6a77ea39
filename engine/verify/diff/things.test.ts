import { expect, it } from 'vitest';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { openSite } from '../../core/site/index.ts';
import { diffOf, formatDiff, groupChanges } from './index.ts';
import { loadPortal } from '../loadPortal.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

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

function changed(change: (borrow: SequenceManifest) => void): string {
  const after = portal();
  const { borrow } = after.site.manifests.sequence;
  if (borrow) change(borrow);
  return formatDiff(groupChanges(diffOf({ portal: portal() }, { portal: after })));
}

function portal(): ReadablePortal {
  const sources = sourcesOf(readSet('smallest'));
  const { manifests } = loadPortal(sources);
  const site = openSite(structuredClone(manifests), { environment: 'PROD' });
  return { site, locales: sources.locales, language: 'en', schemas: sources.schemas, packs: sources.packs };
}
