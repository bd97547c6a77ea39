import { describe, expect, it } from 'vitest';
import { settled } from '../testing/index.ts';
import { atReview, end, lendingTab, sent } from './testing/index.ts';

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
