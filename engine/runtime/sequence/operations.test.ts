import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { settled } from '../testing/index.ts';
import { ask, atReview, end, fail, lendingTab, sent, type LendingTab } from './testing/index.ts';

it.each([
  ['names is the outcome which that says', 'OVERDUE', { at: 'review', error: 'not-lent' }],
  ['does not name is what the operation says: it is found out', 'LOST', { at: 'lend', isUnknown: true }],
])('a refusal that the manifest %s', async (_, refusal, state) => {
  const tab = await sent();
  tab.calls.at(-1)?.end({ outcome: 'unknown', refusal: [refusal] });
  await settled();
  expect(tab.runner.state()).toMatchObject(state);
  expect(tab.calls.map(({ operation }) => operation)).toEqual(['lend']);
});

describe('who leaves while the code is loaded', () => {
  it('sends nothing, and nothing is said to have been sent', async () => {
    const storage = memoryStorage();
    const { promise, resolve } = Promise.withResolvers<void>();
    const tab = atReview({ storage, prepare: () => promise });
    tab.runner.send('lend');
    await settled();
    tab.runner.stop();
    resolve();
    await settled();
    expect(tab.calls).toEqual([]);
    expect(lendingTab({ storage }).runner.state().at).toBe('choose');
  });

  it('has sent what was seen, whatever the store says meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const tab = atReview({ prepare: () => promise });
    tab.runner.send('lend');
    await settled();
    tab.store.set({ 'lend.branch': 'market' });
    resolve();
    await settled();
    expect(tab.calls[0]?.input?.['branch']).toBe('harbour');
  });
});

describe('while it is not known what became of an operation', () => {
  it('that stands there, nothing else is done, and nothing is held', async () => {
    const tab = await unknown();
    for (const event of ['lend', 'continue', 'yes', 'back']) tab.runner.send(event);
    tab.runner.open('choose');
    tab.runner.change({ branch: 'market' });
    await settled();
    expect(tab.runner.state()).toMatchObject({ at: 'lend', isUnknown: true, data: { branch: 'harbour' } });
    expect([tab.runner.blocksNavigation(), tab.calls.length]).toEqual([false, 1]);
  });

  it.each([
    ['rejects', (tab: LendingTab) => fail(tab, 'find lend')],
    ['answers something that nobody declared', (tab: LendingTab) => end(tab, 'find lend', 'exploded')],
    ['says that it is not known', (tab: LendingTab) => end(tab, 'find lend', 'unknown')],
  ])('a question that %s says nothing: it is asked again, with growing pauses', async (_, answers) => {
    const tab = await unknown();
    for (const pause of [500, 1_500, 2_500, 4_000]) {
      await ask(tab, pause);
      await answers(tab);
    }
    expect(tab.calls.map(({ operation }) => operation)).toEqual(['lend', ...Array(4).fill('find lend')]);
    expect(tab.runner.state().isUnknown).toBe(true);
  });

  it('the question is asked for as long as it takes', async () => {
    const tab = await unknown();
    for (let hour = 0; hour < 60; hour += 1) {
      await ask(tab, 60_000);
      await end(tab, 'find lend', 'unknown');
    }
    await ask(tab, 60_000);
    await end(tab, 'find lend', 'done', { loan: 'L-7' });
    expect(tab.runner.state()).toMatchObject({ at: 'lent', data: { loan: 'L-7' } });
  });

  it('the question is asked at once when the network or the page comes back, and what was asked before is given up', async () => {
    const tab = await unknown();
    await ask(tab);
    tab.ports.comeBack();
    await settled();
    expect(tab.calls.map(({ operation, signal }) => [operation, signal.aborted])).toEqual([
      ['lend', false],
      ['find lend', true],
      ['find lend', false],
    ]);
    tab.calls[1]?.end({ outcome: 'refused' });
    await settled();
    expect(tab.runner.state().isUnknown).toBe(true);
    await end(tab, 'find lend', 'done');
    expect(tab.runner.state().at).toBe('lent');
  });

  it('the question is asked at once when the customer wants to', async () => {
    const tab = await unknown();
    tab.runner.send('again');
    await settled();
    expect(tab.calls.at(-1)).toMatchObject({ operation: 'find lend', close: true });
  });

  it('a long pause is told: until then somebody who asks at once would gain nothing', async () => {
    const tab = await unknown();
    const busy: boolean[] = [];
    for (const pause of [500, 1_500, 2_500, 4_000, 6_000, 8_000, 8_000]) {
      busy.push(tab.runner.isBusy());
      await ask(tab, pause);
      await end(tab, 'find lend', 'unknown');
    }
    expect([...busy, tab.runner.isBusy()]).toEqual([...Array(7).fill(true), false]);
  });

  it('nothing is asked any more once the sequence goes', async () => {
    const tab = await unknown();
    tab.runner.stop();
    await ask(tab, 60_000);
    tab.ports.comeBack();
    await settled();
    expect(tab.calls).toHaveLength(1);
  });

  it('what is found out leads where that end leads, with its answers', async () => {
    const tab = await unknown();
    await ask(tab);
    await end(tab, 'find lend', 'refused');
    expect(tab.runner.state()).toMatchObject({ at: 'review', error: 'not-lent' });
    tab.runner.send('lend');
    await settled();
    expect(tab.calls.at(-1)).toMatchObject({ operation: 'lend', idempotencyKey: 'id-2' });
  });
});

/** A tab that has sent the lending, whose outcome is unknown. */
async function unknown(): Promise<LendingTab> {
  const tab = await sent();
  await end(tab, 'lend', 'unknown');
  return tab;
}
