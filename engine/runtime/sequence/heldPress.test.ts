import { describe, expect, it } from 'vitest';
import { settled } from '../testing/index.ts';
import type { Condition, SequenceManifest } from '../../core/manifest/index.ts';
import { answerTimeLimit } from './runOperation.ts';
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
  const waiting = (isReaderLost = false): LendingTab => {
    const tab = atReview({ manifest: asked({ fact: 'reader.adult', is: true }), isReaderLost });
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

  it.each<[string, boolean, (tab: LendingTab) => void]>([
    ['it cannot be loaded', true, () => undefined],
    ['that takes too long', false, ({ ports }) => ports.clock.advance(answerTimeLimit)],
  ])('is answered by an error when %s, and can be pressed again', async (_, isReaderLost, waits) => {
    const tab = waiting(isReaderLost);
    const { runner, store, calls } = tab;
    await settled();
    waits(tab);
    expect(runner.state()).toMatchObject({ at: 'review', error: 'no-catalogue' });
    expect(runner.hasHeldPress()).toBe(false);
    runner.acknowledgeError();
    store.set({ 'reader.adult': true });
    await settled();
    expect(calls).toEqual([]);
    runner.send('lend');
    await settled();
    expect([runner.state().at, calls.length]).toEqual(['lend', 1]);
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

describe('an outcome that cannot be placed, because a fact cannot be loaded', () => {
  it('is asked for again where something was sent', async () => {
    const { runner, calls, ports, store } = placing('lend', 'done');
    runner.change({ branch: 'market' });
    runner.send('continue');
    runner.send('lend');
    await settled();
    calls[0]?.end({ outcome: 'done' });
    await settled();
    expect(runner.state()).toMatchObject({ at: 'lend', isUnknown: true });
    store.set({ 'reader.adult': true });
    ports.clock.advance(500);
    await settled();
    calls[1]?.end({ outcome: 'done' });
    await settled();
    expect(calls.map(({ operation }) => operation)).toEqual(['lend', 'find lend']);
    expect(runner.state().at).toBe('lent');
  });

  it('is an error over the step where nothing was', async () => {
    const { runner, calls } = placing('look-up', 'found');
    runner.send('look');
    await settled();
    calls[0]?.end({ outcome: 'found' });
    await settled();
    expect(runner.state()).toMatchObject({ at: 'choose', error: 'no-catalogue' });
  });
});

describe('a press that needs an answer while what asks for it is on its way', () => {
  it('is refused for nothing, and is seen to be held', () => {
    const { runner } = early().tab;
    expect([runner.state().at, runner.refusals(), runner.hasHeldPress()]).toEqual(['choose', 0, true]);
  });

  it('goes on with the answer that stands there then', async () => {
    const { tab, there } = early();
    const { runner } = tab;
    there();
    runner.suggest({ branch: 'market' });
    await settled();
    expect([runner.state().at, runner.hasHeldPress()]).toEqual(['review', false]);
  });

  it('is refused then where there is none', async () => {
    const { tab, there } = early();
    there();
    await settled();
    expect([tab.runner.state().at, tab.runner.refusals()]).toEqual(['choose', 1]);
  });

  it('waits for all that is on its way', async () => {
    const { tab, there } = early();
    const other = tab.runner.waits();
    there();
    await settled();
    expect(tab.runner.refusals()).toBe(0);
    other();
    await settled();
    expect(tab.runner.refusals()).toBe(1);
  });

  it('is forgotten when another answer comes first', async () => {
    const { tab, there } = early();
    tab.runner.change({ branch: 'market' });
    there();
    await settled();
    expect([tab.runner.state().at, tab.runner.hasHeldPress()]).toEqual(['choose', false]);
  });

  it('is let go of only when another address was followed, so that nobody leads back to the old one', () => {
    const { runner } = atReview();
    runner.waits();
    runner.send('lend');
    expect(runner.hasHeldPress()).toBe(true);
    const seen: unknown[] = [];
    runner.subscribe(() => seen.push([runner.state().at, runner.isOpening()]));
    runner.open('choose');
    expect(seen).toEqual([
      ['choose', true],
      ['choose', false],
    ]);
  });

  it('keeps nobody from what needs no answer', () => {
    const { tab } = early();
    tab.runner.send('look');
    expect(tab.runner.state().at).toBe('look-up');
  });
});

/** A tab in which a button was pressed before the question was there. */
function early(): { tab: LendingTab; there: () => void } {
  const tab = lendingTab();
  const there = tab.runner.waits();
  tab.runner.send('continue');
  return { tab, there };
}

/** A tab in which an outcome of an operation leads where only a fact decides, and that fact is not to be had. */
function placing(operation: 'lend' | 'look-up', outcome: string): LendingTab {
  const operations = lending.operations ?? {};
  const before = operations[operation];
  const when: Condition = { fact: 'reader.adult', is: true };
  const outcomes = { ...before?.outcomes, [outcome]: [{ when, to: 'lent' }, { to: 'review' }] };
  const changed = before && { [operation]: { ...before, outcomes } };
  return lendingTab({
    manifest: { ...lending, operations: { ...operations, ...changed } },
    isReaderLost: true,
  });
}
