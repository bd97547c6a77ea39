import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { settled } from '../testing/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { ask, atReview, end, lending, lendingTab, sent, type LendingTab } from './testing/index.ts';

describe('after a crash', () => {
  it('what was sent is found out, never sent again', async () => {
    const { ports } = await sent();
    const tab = lendingTab(ports);
    expect(tab.runner.state()).toMatchObject({ at: 'lend', isUnknown: true });
    await ask(tab);
    expect(callsOf(tab)).toEqual([['find lend', 'id-1']]);
  });

  it('another tab finds it out, too', async () => {
    const { ports } = await sent();
    const tab = lendingTab({ storage: ports.storage });
    await ask(tab);
    await end(tab, 'find lend', 'done', { loan: 'L-7' });
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
    expect(tab.runner.state().isUnknown).toBeUndefined();
  });

  it('whoever signs in again finds it out: what goes with the session is something else', async () => {
    const { ports } = await sent();
    for (const storage of [ports.storage, ports.tabStorage]) storage.clear('portal.customer.');
    const tab = lendingTab(ports);
    await ask(tab);
    expect(callsOf(tab)).toEqual([['find lend', 'id-1']]);
  });

  it('another tab finds out what was sent first, when something followed it', async () => {
    const before = await reminding();
    const tab = lendingTab({ storage: before.ports.storage });
    await ask(tab);
    await end(tab, 'find lend', 'done', { loan: 'L-7' });
    expect(callsOf(tab)).toEqual([['find lend', 'id-1']]);
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
  });

  it('the tab that was there finds out what became of what followed', async () => {
    const before = await reminding();
    const tab = lendingTab(before.ports);
    await ask(tab);
    await end(tab, 'find remind', 'done');
    expect(callsOf(tab)).toEqual([['find remind', 'id-1']]);
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
  });

  it('another tab, of somebody who chose otherwise there, does not send again what followed', async () => {
    const before = await reminding();
    const other = atReview();
    other.runner.change({ remind: true });
    const tab = lendingTab({ storage: before.ports.storage, tabStorage: other.ports.tabStorage });
    await ask(tab);
    await end(tab, 'find lend', 'done', { loan: 'L-7' });
    await ask(tab);
    await end(tab, 'find remind', 'done');
    expect(callsOf(tab).map(([operation]) => operation)).toEqual(['find lend', 'find remind']);
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
  });

  it.each([
    ['that chose otherwise and pressed nothing', atReview],
    ['that begins with it', lendingTab],
  ])('another tab, %s, sends nothing that follows: that was asked for elsewhere', async (_, open) => {
    const before = await sent();
    const other = open({ manifest: remindingAnybody });
    const tab = lendingTab({
      manifest: remindingAnybody,
      storage: before.ports.storage,
      tabStorage: other.ports.tabStorage,
    });
    tab.runner.send('again');
    const reloaded = lendingTab({ ...tab.ports, manifest: remindingAnybody });
    for (const each of [tab, reloaded]) {
      await ask(each);
      await end(each, 'find lend', 'done', { loan: 'L-7' });
      expect(each.calls.map(({ operation }) => operation)).not.toContain('remind');
      expect(each.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
    }
  });

  it.each<[string, object]>([
    ['done', { at: 'lent', data: { loan: 'L-7' } }],
    ['refused', { at: 'review', data: { branch: 'market' } }],
  ])(
    'another tab, that chose otherwise, tells of what was %s nothing that was chosen there',
    async (outcome, told) => {
      const before = await sent();
      const other = lendingTab();
      other.runner.change({ branch: 'market', title: 'Emma' });
      const tab = lendingTab({ storage: before.ports.storage, tabStorage: other.ports.tabStorage });
      await ask(tab);
      await end(tab, 'find lend', outcome, outcome === 'done' ? { loan: 'L-7' } : {});
      expect(tab.runner.state()).toMatchObject(told);
      expect(tab.runner.state().data['branch']).toBe(outcome === 'done' ? undefined : 'market');
    },
  );

  it.each([
    ['at once', () => Promise.resolve()],
    ['meanwhile', settled],
  ])(
    'a tab in which something else was asked for %s tells nothing of that, and sends nothing that follows',
    async (_, pause) => {
      const storage = memoryStorage();
      const [before, tab] = [0, 1].map(() => atReview({ manifest: remindingAnybody, storage }));
      tab!.runner.change({ branch: 'market' });
      before!.runner.send('lend');
      await pause();
      tab!.runner.send('lend');
      await settled();
      await ask(tab!);
      await end(tab!, 'find lend', 'done', { loan: 'L-7' });
      expect(tab!.calls.map(({ operation }) => operation)).toEqual(['find lend']);
      expect(tab!.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
      expect(tab!.runner.state().data['branch']).toBeUndefined();
    },
  );

  it('the tab in which it was asked for goes on with what follows', async () => {
    const before = await sent({ manifest: remindingAnybody });
    const tab = lendingTab({ ...before.ports, manifest: remindingAnybody });
    await ask(tab);
    await end(tab, 'find lend', 'done', { loan: 'L-7' });
    expect(tab.calls.map(({ operation }) => operation)).toEqual(['find lend', 'remind']);
  });

  it('what was sent may still arrive: the key is closed when nobody waits for an answer any more', async () => {
    const { ports } = await sent();
    const tab = lendingTab({ storage: ports.storage });
    for (const pause of [500, 1_500, 20_000]) {
      await ask(tab, pause);
      await end(tab, 'find lend', 'unknown');
    }
    expect(tab.calls.map(({ close }) => close)).toEqual([false, false, true]);
  });

  it('what nobody waits for is closed at once', async () => {
    const before = await sent();
    await end(before, 'lend', 'unknown');
    const tab = lendingTab({ storage: before.ports.storage });
    for (const each of [before, tab]) {
      await ask(each);
      expect(each.calls.at(-1)).toMatchObject({ operation: 'find lend', close: true });
    }
  });

  it('what still was not known is asked again', async () => {
    const before = await sent();
    await end(before, 'lend', 'unknown');
    await ask(before);
    await end(before, 'find lend', 'unknown');
    const tab = lendingTab(before.ports);
    expect(tab.runner.state()).toMatchObject({ at: 'lend', isUnknown: true });
  });

  it('what was not sent yet begins again with the answers that were given', async () => {
    const before = atReview({ missing: 'lend' });
    before.runner.send('lend');
    const tab = lendingTab(before.ports);
    await settled();
    expect(tab.runner.state()).toMatchObject({ at: 'choose', data: { branch: 'harbour' } });
    expect(tab.calls).toEqual([]);
  });

  it('what only asked begins again with the answers that were given', async () => {
    const before = lendingTab();
    before.runner.change({ branch: 'market' });
    before.runner.send('look');
    const tab = lendingTab(before.ports);
    await settled();
    expect(tab.runner.state()).toMatchObject({ at: 'choose', data: { branch: 'market' } });
    expect(tab.calls).toEqual([]);
  });
});

/** The lending where a reminder is sent to everybody who does not say no. */
const remindingAnybody: SequenceManifest = {
  ...lending,
  data: { ...lending.data, remind: { type: 'boolean', description: 'Send a reminder.', initial: true } },
};

/** A tab in which a book was lent and a reminder is being requested. */
async function reminding(): Promise<LendingTab> {
  const tab = atReview();
  tab.runner.change({ remind: true });
  tab.runner.send('lend');
  await settled();
  await end(tab, 'lend', 'done', { loan: 'L-7' });
  expect(tab.runner.state().at).toBe('remind');
  return tab;
}

describe('the key of an attempt', () => {
  it.each(['at once', 'one after the other'])(
    'is the same in two tabs, and only one of them sends: %s',
    async (when) => {
      const storage = memoryStorage();
      const [one, two] = [atReview({ storage }), atReview({ storage })];
      two.runner.send('back');
      two.runner.change({ branch: 'market' });
      two.runner.send('continue');
      await settled();
      one.runner.send('lend');
      if (when !== 'at once') await settled();
      two.runner.send('lend');
      await settled();
      const calls = [one, two].map((tab) => tab.calls.filter(({ operation }) => operation === 'lend'));
      expect(calls.map(({ length }) => length)).toEqual([1, 0]);
      expect(two.runner.state()).toMatchObject({ at: 'lend', isUnknown: true });
    },
  );

  it('is not settled by what is pressed at a result: another tab may have sent the next attempt', async () => {
    const storage = memoryStorage();
    let ids = 0;
    const newId = () => `key-${(ids += 1)}`;
    const one = atReview({ storage, newId });
    one.runner.send('lend');
    await settled();
    await end(one, 'lend', 'done');
    const tabStorage = memoryStorage();
    const two = atReview({ storage, tabStorage, newId });
    two.runner.send('lend');
    await settled();
    const keys = [one, two].map(({ calls }) => calls.map(({ idempotencyKey }) => idempotencyKey));
    expect([one.runner.state().at, ...keys]).toEqual(['lent', ['key-1'], ['key-2']]);
    one.runner.send('home');
    const reloaded = lendingTab({ storage, tabStorage, newId });
    expect(reloaded.runner.state()).toMatchObject({ at: 'lend', isUnknown: true });
  });
});

function callsOf({ calls }: LendingTab): (readonly [string, string])[] {
  return calls.map(({ operation, idempotencyKey }) => [operation, idempotencyKey]);
}
