import { describe, expect, it } from 'vitest';
import { settled } from '../testing/index.ts';
import type { Condition, SequenceManifest } from '../../core/manifest/index.ts';
import { atReview, lending, lendingTab, type LendingTab } from './testing/index.ts';

describe('an event that cannot be decided yet, because a fact is not known', () => {
  const { choose, review } = lending.steps;
  const asked = (when: Condition): SequenceManifest => ({
    ...lending,
    steps: {
      ...lending.steps,
      ...(review && {
        review: {
          ...review,
          on: { ...review.on, lend: { transitions: [{ when, to: 'lend' }, { to: 'choose' }] } },
        },
      }),
    },
  });
  const waiting = (): LendingTab => {
    const tab = atReview({ manifest: asked({ fact: 'reader.adult', is: true }) });
    tab.runner.send('lend');
    return tab;
  };

  it('is taken up as soon as it can, once', async () => {
    const { runner, store, calls } = waiting();
    expect(runner.state().at).toBe('review');
    store.set({ 'reader.adult': true });
    await settled();
    expect(runner.state().at).toBe('lend');
    expect(calls.map(({ operation }) => operation)).toEqual(['lend']);
  });

  it('is one press, however often it was made', async () => {
    const { runner, store, calls } = waiting();
    runner.send('lend');
    runner.send('lend');
    store.set({ 'reader.adult': true });
    await settled();
    expect(calls).toHaveLength(1);
  });

  it.each<[string, (tab: LendingTab) => void]>([
    ['another press', ({ runner }) => runner.send('leave')],
    ['another answer', ({ runner }) => runner.change({ branch: 'market' })],
    ['another address', ({ runner }) => runner.open('choose')],
    ['the end of the sequence', ({ runner }) => runner.stop()],
  ])('is forgotten when %s comes first', async (_, comes) => {
    const tab = waiting();
    comes(tab);
    tab.store.set({ 'reader.adult': true });
    await settled();
    expect(tab.calls).toEqual([]);
  });

  it('waits for what is said of a field that it needs, too', async () => {
    const unless = {
      id: 'young',
      when: { fact: 'reader.adult', is: false },
      message: 'library:branchMissing',
    };
    const manifest: SequenceManifest = {
      ...lending,
      steps: {
        ...lending.steps,
        ...(choose && {
          choose: { ...choose, fields: { branch: { label: 'library:branch', refuse: [unless] } } },
        }),
      },
    };
    const { runner, store } = lendingTab({ manifest });
    runner.send('continue');
    expect([runner.state().at, runner.refusals()]).toEqual(['choose', 0]);
    store.set({ 'reader.adult': true });
    expect(runner.state().at).toBe('review');
  });
});
