import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { settled } from '../testing/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { subjectDigest } from '../ports/index.ts';
import { ask, atReview, end, fail, lending, lendingTab, sent, type LendingTab } from './testing/index.ts';

const { lend } = lending.operations ?? {};
const done = [{ when: { fact: 'reader.adult', is: true }, to: 'lent' } as const, { to: 'remind' }];
const whereAdultsGoOn: SequenceManifest = {
  ...lending,
  operations: {
    ...lending.operations,
    ...(lend && { lend: { ...lend, outcomes: { ...lend.outcomes, done } } }),
  },
};

describe('at the beginning', () => {
  it('the first step is there, with what facts suggest for a first answer', () => {
    const { runner, store } = lendingTab();
    expect(runner.state()).toMatchObject({ at: 'choose', data: { title: 'Middlemarch' }, touched: [] });
    expect([store.read('lend.title'), store.read('lend.branch'), store.read('lend.gift')]).toEqual([
      'Middlemarch',
      'unanswered',
      false,
    ]);
  });
});

describe('an answer', () => {
  it('is a fact at once, and is kept over a reload', () => {
    const { runner, store, ports } = lendingTab();
    runner.change({ branch: 'harbour', pin: '1234' });
    expect(store.read('lend.branch')).toBe('harbour');
    const { runner: reloaded, store: newStore } = lendingTab(ports);
    expect(reloaded.state().data).toEqual({ title: 'Middlemarch', branch: 'harbour' });
    expect(newStore.read('lend.pin')).toBe('');
  });

  it('does not change while an operation runs', async () => {
    const { runner } = await sent();
    runner.change({ branch: 'market' });
    expect(runner.state().data['branch']).toBe('harbour');
  });

  it('can be supposed, without being given', () => {
    const { runner } = lendingTab();
    expect(runner.verdict('branch').kind).toBe('refused');
    expect(runner.suppose('branch', { branch: 'market' })).toEqual({ kind: 'accepted' });
    expect(runner.verdict('branch').kind).toBe('refused');
  });
});

describe('an event', () => {
  it('that is refused reveals why, and counts', () => {
    const { runner } = lendingTab();
    runner.send('continue');
    runner.send('continue');
    expect(runner.state()).toMatchObject({ at: 'choose', touched: ['choose'] });
    expect(runner.refusals()).toBe(2);
  });

  it('that is accepted leads on', () => {
    const { runner } = lendingTab();
    runner.change({ branch: 'harbour' });
    runner.send('continue');
    expect(runner.state().at).toBe('review');
    expect(runner.refusals()).toBe(0);
  });

  it('that the state does not know is ignored', () => {
    const { runner } = lendingTab();
    runner.send('lend');
    runner.send('toString');
    expect(runner.state().at).toBe('choose');
  });

  it('can leave the sequence', () => {
    const { runner, left } = atReview();
    runner.send('leave');
    expect([left, runner.state().at]).toEqual([['home'], 'review']);
  });

  it('is told to those who listen', () => {
    const { runner } = lendingTab();
    const heard = vi.fn<() => void>();
    const stop = runner.subscribe(heard);
    runner.send('continue');
    stop();
    const before = heard.mock.calls.length;
    runner.send('continue');
    expect(before).toBeGreaterThan(0);
    expect(heard).toHaveBeenCalledTimes(before);
  });

  it('is told to nobody when only what was collected is another: facts tell that', () => {
    const { runner, store } = lendingTab();
    const heard = vi.fn<() => void>();
    runner.subscribe(heard);
    runner.change({ branch: 'harbour' });
    expect([runner.state().data['branch'], store.read('lend.branch')]).toEqual(['harbour', 'harbour']);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('an operation', () => {
  it('is given its parameters and the key of the attempt', async () => {
    const { calls } = await sent();
    expect(calls).toMatchObject([
      {
        operation: 'lend',
        idempotencyKey: 'id-1',
        input: { title: 'Middlemarch', branch: 'harbour' },
      },
    ]);
  });

  it('is stored as sent before it is sent', async () => {
    let storedBefore: string | undefined;
    const storage = memoryStorage();
    const tab = atReview({
      storage,
      answer: () => {
        storedBefore = storage.get(attemptName);
        return new Promise(() => undefined);
      },
    });
    tab.runner.send('lend');
    await settled();
    expect(JSON.parse(storedBefore ?? '')).toMatchObject({ key: 'id-1', sent: 'lend' });
  });

  it('is sent once, however often it is asked for', async () => {
    const { runner, calls } = await sent();
    runner.send('lend');
    runner.send('lend');
    await settled();
    expect(calls).toHaveLength(1);
  });

  it('holds the screen while it is on its way, and not before or after', async () => {
    const tab = atReview();
    expect(tab.runner.blocksNavigation()).toBe(false);
    tab.runner.send('lend');
    await settled();
    expect(tab.runner.blocksNavigation()).toBe(true);
    await end(tab, 'lend', 'done');
    expect(tab.runner.blocksNavigation()).toBe(false);
  });

  it('that only asks does not hold it', async () => {
    const { runner } = lendingTab();
    runner.send('look');
    await settled();
    expect([runner.state().at, runner.blocksNavigation()]).toEqual(['look-up', false]);
  });

  it('leads where its outcome leads, with its answers', async () => {
    const tab = await sent();
    await end(tab, 'lend', 'done', { loan: 'L-7', shoes: '42' });
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
    expect(tab.store.read('lend.loan')).toBe('L-7');
  });

  it('leads on as soon as it is known where, when that is not known at its end', async () => {
    const tab = atReview({ manifest: whereAdultsGoOn });
    tab.runner.send('lend');
    await settled();
    await end(tab, 'lend', 'done', { loan: 'L-7' });
    expect([tab.runner.state().at, tab.runner.blocksNavigation()]).toEqual(['lend', true]);
    tab.store.set({ 'reader.adult': true });
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
    tab.store.set({ 'reader.adult': false });
    expect(tab.runner.state().at).toBe('lent');
  });

  it('leads nowhere any more when that becomes known after the sequence has gone', async () => {
    const tab = atReview({ manifest: whereAdultsGoOn });
    tab.runner.send('lend');
    await settled();
    await end(tab, 'lend', 'done');
    tab.runner.stop();
    tab.store.set({ 'reader.adult': true });
    expect(tab.runner.state().at).toBe('lend');
  });

  it('can be followed by another one, under the same key', async () => {
    const tab = atReview();
    tab.runner.change({ remind: true });
    tab.runner.send('lend');
    await settled();
    await end(tab, 'lend', 'done');
    await end(tab, 'remind', 'done');
    expect(tab.calls.map(({ operation, idempotencyKey }) => [operation, idempotencyKey])).toEqual([
      ['lend', 'id-1'],
      ['remind', 'id-1'],
    ]);
    expect(tab.runner.state().at).toBe('lent');
  });

  it.each([
    ['an outcome that nobody declared', (tab: LendingTab) => end(tab, 'lend', 'exploded')],
    ['an outcome that every object has', (tab: LendingTab) => end(tab, 'lend', 'toString')],
    ['an error', (tab: LendingTab) => fail(tab, 'lend')],
  ])('that ends with %s may have done it: it is found out', async (_, ends) => {
    const tab = await sent();
    await ends(tab);
    expect(tab.runner.state()).toMatchObject({ at: 'lend', isUnknown: true });
    await ask(tab);
    expect(tab.calls.at(-1)).toMatchObject({ operation: 'find lend', idempotencyKey: 'id-1' });
  });

  it.each([
    ['an outcome that nobody declared', (tab: LendingTab) => end(tab, 'look-up', 'exploded')],
    ['an error', (tab: LendingTab) => fail(tab, 'look-up')],
  ])('that only asks, and ends with %s, has done nothing', async (_, ends) => {
    const tab = lendingTab();
    tab.runner.send('look');
    await settled();
    await ends(tab);
    expect(tab.runner.state()).toMatchObject({ at: 'choose', error: 'no-catalogue' });
  });

  it.each([
    ['whose code cannot be loaded', { missing: 'lend' }],
    ['of which it could not be found out what became of it', { missing: 'find lend' }],
    ['that could not be followed by what may follow it', { missing: 'remind' }],
    ['whose ends could not be shown', { unprepared: true }],
    ['without a network', { isOffline: () => true }],
  ])('%s is not sent, and nothing is lost', async (_, options) => {
    const tab = atReview(options);
    tab.runner.send('lend');
    await settled();
    expect(tab.calls).toEqual([]);
    expect(tab.runner.state()).toMatchObject({
      at: 'review',
      error: 'no-catalogue',
      data: { branch: 'harbour' },
    });
    expect(tab.ports.reports).toMatchObject([{ what: 'operation-not-started' }]);
    expect(tab.ports.storage.get(attemptName)).toBe('{"key":"id-1"}');
  });

  it('is not sent when what it needs takes too long to come', async () => {
    const tab = atReview({ prepare: () => new Promise(() => undefined) });
    tab.runner.send('lend');
    await settled();
    expect(tab.runner.blocksNavigation()).toBe(true);
    tab.ports.clock.advance(20_000);
    await settled();
    expect([tab.calls.length, tab.runner.state().error, tab.runner.blocksNavigation()]).toEqual([
      0,
      'no-catalogue',
      false,
    ]);
  });

  it('that no storage holds is sent all the same, and that is reported', async () => {
    const full = { ...memoryStorage(), set: () => false };
    const tab = atReview({ storage: full, tabStorage: full });
    tab.runner.send('lend');
    await settled();
    expect(tab.calls.map(({ operation }) => operation)).toEqual(['lend']);
    expect(tab.ports.reports).toMatchObject([{ what: 'attempt-not-kept' }]);
  });

  it('is told when the sequence goes, and its end changes nothing any more', async () => {
    const tab = await sent();
    tab.runner.stop();
    expect(tab.calls[0]?.signal.aborted).toBe(true);
    await end(tab, 'lend', 'done');
    expect(tab.runner.state().at).toBe('lend');
  });
});

it('what was typed last is stored when the sequence is left, not a moment after that', () => {
  const tab = atReview();
  const set = vi.spyOn(tab.ports.tabStorage, 'set');
  tab.runner.change({ remind: true });
  expect(set).not.toHaveBeenCalled();
  tab.runner.stop();
  expect(set).toHaveBeenCalledOnce();
});

describe('an error', () => {
  it('stays until it is acknowledged', async () => {
    const tab = await sent();
    await end(tab, 'lend', 'refused');
    expect(tab.runner.state()).toMatchObject({ at: 'review', error: 'not-lent' });
    tab.runner.acknowledgeError();
    expect(tab.runner.state().error).toBeUndefined();
  });
});

describe('the key', () => {
  it('is a new one after the attempt was refused', async () => {
    const tab = await sent();
    await end(tab, 'lend', 'refused');
    tab.runner.send('lend');
    await settled();
    expect(tab.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['id-1', 'id-2']);
  });

  it('is a new one after the attempt succeeded', async () => {
    const tab = await sent();
    await end(tab, 'lend', 'done');
    tab.runner.open(undefined);
    tab.runner.change({ branch: 'market' });
    tab.runner.send('continue');
    tab.runner.send('lend');
    await settled();
    expect(tab.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['id-1', 'id-2']);
  });

  it('stays while it is not known what became of the attempt', async () => {
    const tab = await sent();
    await end(tab, 'lend', 'unknown');
    await ask(tab);
    await end(tab, 'find lend', 'unknown');
    tab.runner.send('again');
    await settled();
    expect(tab.calls.map(({ operation, idempotencyKey }) => [operation, idempotencyKey])).toEqual([
      ['lend', 'id-1'],
      ['find lend', 'id-1'],
      ['find lend', 'id-1'],
    ]);
  });
});

describe('a dialog', () => {
  it('that is closed without an answer leaves the step beneath as it was, and nothing is sent', async () => {
    const { runner, calls } = atReview();
    runner.dismiss();
    expect(runner.state().at).toBe('review');
    runner.change({ gift: true });
    runner.send('lend');
    expect(runner.state().at).toBe('sure');
    runner.change({ asked: 'Emma' });
    runner.dismiss();
    await settled();
    expect(runner.state()).toMatchObject({ at: 'review', data: { gift: true } });
    expect(runner.state().data).not.toHaveProperty('asked');
    expect(calls).toEqual([]);
  });
});

describe('an address', () => {
  it('opens a step when everything before it is complete', () => {
    const { runner } = atReview();
    runner.open('choose');
    expect(runner.state().at).toBe('choose');
    runner.open('review');
    expect(runner.state().at).toBe('review');
  });

  it('of a later step leads to the first one that is not complete', () => {
    const { runner } = lendingTab();
    runner.open('review');
    expect(runner.state().at).toBe('choose');
  });

  it('of a later step leads whoever comes from outside to the first, though its first answers would do', () => {
    const steps = { ...lending.steps, choose: { ...lending.steps['choose'], fields: {} } };
    const { runner } = lendingTab({ manifest: { ...lending, steps } as SequenceManifest });
    runner.open('review');
    expect(runner.state().at).toBe('choose');
    runner.change({ branch: 'market' });
    runner.open('review');
    expect(runner.state().at).toBe('review');
  });

  it('leaves what is on its way alone', async () => {
    const { runner } = await sent();
    runner.open('choose');
    expect(runner.state().at).toBe('lend');
  });

  it('of the sequence as a whole begins a new one after the end of the last, and only then', async () => {
    const tab = await sent();
    tab.runner.open(undefined);
    expect(tab.runner.state().at).toBe('lend');
    await end(tab, 'lend', 'done');
    tab.runner.open('review');
    expect(tab.runner.state().at).toBe('lent');
    tab.runner.open(undefined);
    expect(tab.runner.state()).toMatchObject({ at: 'choose', data: { title: 'Middlemarch' } });
  });

  it('is known to be the reason while it is followed', () => {
    const { runner } = atReview();
    const seen: boolean[] = [];
    runner.subscribe(() => seen.push(runner.isOpening()));
    runner.open('choose');
    runner.send('continue');
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });
});

/** The key under which Ada's attempt at the lending is stored. */
const attemptName = `portal.attempt.lend.${subjectDigest('ada')}`;
