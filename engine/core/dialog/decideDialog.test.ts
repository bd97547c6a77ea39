import { describe, expect, it } from 'vitest';
import { createTracingEvaluator } from '../decision/index.ts';
import { assignmentOf } from '../fact/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideDialog, openDialogs } from './decideDialog.ts';

describe('decideDialog', () => {
  it('shows nothing while nothing is open', () => {
    expect(shown({})).toBeUndefined();
    expect(shown({ 'toggle:closing': false })).toBeUndefined();
  });

  it('shows what opens by itself while its condition holds, until it was closed', () => {
    expect(shown({ 'toggle:closing': true })).toBe('closing-soon');
    expect(shown({ 'toggle:closing': true }, [], ['closing-soon'])).toBeUndefined();
  });

  it('shows what something has opened, even when it was closed before', () => {
    expect(shown({}, ['rules'])).toBe('rules');
    expect(shown({}, ['rules'], ['rules'])).toBe('rules');
  });

  it('shows the more urgent one of two', () => {
    expect(shown({ 'toggle:closing': true }, ['rules'])).toBe('closing-soon');
  });

  it('lets the less urgent ones wait behind it', () => {
    const open = openDialogs(evaluatorOf(site, { 'toggle:closing': true }), {
      isOpened: (id) => id !== 'closing-soon',
      isDismissed: () => false,
    });
    expect(open.map(({ id }) => id)).toEqual(['closing-soon', 'book-due', 'rules']);
  });

  it('opens nothing that does not exist', () => {
    expect(shown({}, ['missing'])).toBeUndefined();
  });

  it.each([
    ['rules', {}, true],
    ['closing-soon', {}, false],
    ['book-due', {}, false],
    ['book-due', { 'toggle:lenient': false }, false],
    ['book-due', { 'toggle:lenient': true }, true],
  ])('lets %s be closed without an answer when %j: %s', (id, known, closable) => {
    const decided = decideDialog(evaluatorOf(site, known), {
      isOpened: (each) => each === id,
      isDismissed: () => false,
    });
    expect(decided).toMatchObject({ id, closable });
  });

  it('explains itself', () => {
    const evaluator = createTracingEvaluator(site, assignmentOf(site.vocabulary, { 'toggle:closing': true }));
    decideDialog(evaluator, { isOpened: () => false, isDismissed: (id) => id === 'closing-soon' });
    expect(evaluator.reasons.map(({ subject, outcome }) => `${subject}: ${outcome}`)).toEqual([
      'dialog closing-soon: true',
      'dialog closing-soon: closed before',
    ]);
  });
});

function shown(
  known: Record<string, boolean>,
  opened: readonly string[] = [],
  dismissed: readonly string[] = [],
): string | undefined {
  return decideDialog(evaluatorOf(site, known), {
    isOpened: (id) => opened.includes(id),
    isDismissed: (id) => dismissed.includes(id),
  })?.id;
}

const words = { title: 'library:title', text: 'library:text', actions: [] };
const site = siteOf({
  dialog: {
    rules: { ...words, priority: 10 },
    'closing-soon': { ...words, priority: 90, when: { toggle: 'closing' }, closable: false },
    'book-due': { ...words, priority: 50, closableWhen: { toggle: 'lenient' } },
  },
  toggle: { closing: { default: false, owner: 'Desk' }, lenient: { default: false, owner: 'Desk' } },
});
