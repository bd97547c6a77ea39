import { expect, it } from 'vitest';
import type { SequenceManifest } from '../../core/manifest/index.ts';
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

function changed(change: (borrow: SequenceManifest) => void): string {
  return textOfChange(({ sequence: { borrow } }) => borrow && change(borrow));
}
