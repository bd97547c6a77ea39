import { describe, expect, it } from 'vitest';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { settled } from '../testing/index.ts';
import { atReview, end, lending, lendingTab, sent } from './testing/index.ts';

describe('after a crash', () => {
  it('what was sent is found out, never sent again', async () => {
    const { ports } = await sent();
    const tab = lendingTab(ports);
    await settled();
    expect(tab.runner.state().at).toBe('find');
    expect(tab.calls.map(({ operation, idempotencyKey }) => [operation, idempotencyKey])).toEqual([
      ['find', 'id-1'],
    ]);
  });

  it('another tab finds it out, too', async () => {
    const { ports } = await sent();
    const tab = lendingTab({ storage: ports.storage });
    await settled();
    await end(tab, 'find', 'done', { loan: 'L-7' });
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
  });

  it('another tab finds out what was sent first, when something followed it', async () => {
    const before = atReview();
    before.runner.change({ remind: true });
    before.runner.send('lend');
    await settled();
    await end(before, 'lend', 'done', { loan: 'L-7' });
    expect(before.runner.state().at).toBe('remind');
    const tab = lendingTab({ storage: before.ports.storage });
    await settled();
    expect(tab.calls.map(({ operation }) => operation)).toEqual(['find']);
    await end(tab, 'find', 'done', { loan: 'L-7' });
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
  });

  it('the tab that was there goes on after what followed', async () => {
    const before = atReview();
    before.runner.change({ remind: true });
    before.runner.send('lend');
    await settled();
    await end(before, 'lend', 'done', { loan: 'L-7' });
    const tab = lendingTab(before.ports);
    await settled();
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
    expect(tab.calls).toEqual([]);
  });

  it('another tab, of somebody who chose otherwise there, does not send again what followed', async () => {
    const manifest = remindingAfter(lending);
    const before = atReview({ manifest });
    before.runner.change({ remind: true });
    before.runner.send('lend');
    await settled();
    await end(before, 'lend', 'done', { loan: 'L-7' });
    const other = atReview({ manifest });
    other.runner.change({ remind: true });
    const tab = lendingTab({ manifest, storage: before.ports.storage, tabStorage: other.ports.tabStorage });
    await settled();
    await end(tab, 'find', 'done', { loan: 'L-7' });
    expect(tab.calls.map(({ operation }) => operation)).toEqual(['find']);
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { remind: true, loan: 'L-7' } });
  });

  it('what was not done is sent again with the same key', async () => {
    const manifest = undoing(lending);
    const tab = atReview({ manifest });
    for (const _ of ['once', 'again']) {
      tab.runner.send('lend');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await settled();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await end(tab, 'lend', 'refused');
    }
    const calls = tab.calls.map(({ operation, idempotencyKey }) => [operation, idempotencyKey]);
    expect(calls).toEqual([
      ['lend', 'id-1'],
      ['lend', 'id-1'],
    ]);
  });

  it('what was sent may still be on its way, and who finds it out is told since when', async () => {
    const { ports } = await sent();
    const sentAt = ports.clock.now();
    const tab = lendingTab({ storage: ports.storage });
    await settled();
    expect(tab.calls).toMatchObject([{ operation: 'find', onItsWaySince: sentAt }]);
  });

  it('what nobody waits for any more is not on its way', async () => {
    const before = await sent();
    await end(before, 'lend', 'unknown');
    const tab = lendingTab({ storage: before.ports.storage });
    await settled();
    for (const { calls } of [before, tab]) {
      expect(calls.at(-1)?.operation).toBe('find');
      expect(calls.at(-1)).not.toHaveProperty('onItsWaySince');
    }
  });

  it('what still was not known is asked again', async () => {
    const before = await sent();
    await end(before, 'lend', 'unknown');
    await end(before, 'find', 'failed');
    const tab = lendingTab(before.ports);
    await settled();
    expect(tab.runner.state().at).toBe('find');
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

/** What is found out leads on to the reminder, as the first answer does. */
function remindingAfter(manifest: SequenceManifest): SequenceManifest {
  const { find, lend, ...operations } = manifest.operations ?? {};
  if (!find || !lend) throw new Error('The lending has both.');
  const outcomes = { ...find.outcomes, done: lend.outcomes['done'] ?? [] };
  return { ...manifest, operations: { ...operations, lend, find: { ...find, outcomes } } };
}

/** Whoever is refused got nothing: the attempt goes on. */
function undoing(manifest: SequenceManifest): SequenceManifest {
  const { lend, ...operations } = manifest.operations ?? {};
  if (!lend) throw new Error('The lending lends.');
  const outcomes = { ...lend.outcomes, refused: [{ to: 'review', sameAttempt: true as const }] };
  return { ...manifest, operations: { ...operations, lend: { ...lend, outcomes } } };
}
