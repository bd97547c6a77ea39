import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { settled } from '../testing/index.ts';
import { lendingTab, type LendingTab } from './testing/index.ts';

/** An input of one of the tabs, or an answer to one of its calls. */
type TabInput =
  | { kind: 'event'; tab: number; name: string }
  | { kind: 'change'; tab: number; data: Record<string, string | boolean> }
  | { kind: 'open'; tab: number; state: string | undefined }
  | { kind: 'reload'; tab: number }
  | { kind: 'pause'; tab: number }
  | { kind: 'answer'; tab: number; how: 'truth' | 'silence' | 'broken' };

describe('whatever happens in whatever order', () => {
  it('one tab never sends an attempt twice, however often it is reloaded or killed', async () => {
    await fc.assert(
      fc.asyncProperty(anyInputs(1), async (inputs) => {
        const { keysSent } = await live(inputs, 1);
        expect(keysSent).toEqual([...new Set(keysSent)]);
      }),
      { numRuns: 200 },
    );
  });

  it('two tabs never begin another attempt before they know what became of the last', async () => {
    await fc.assert(
      fc.asyncProperty(anyInputs(2), async (inputs) => {
        const { sentBeforeSettled } = await live(inputs, 2);
        expect(sentBeforeSettled).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Runs all inputs, with a library that lends or refuses each attempt once and for all, by its key. */
async function live(inputs: readonly TabInput[], count: number) {
  const storage = memoryStorage();
  const tabStorages = Array.from({ length: count }, () => memoryStorage());
  let ids = 0;
  const newId = (): string => `key-${(ids += 1)}`;
  const open = (tab: number): LendingTab => lendingTab({ storage, tabStorage: tabStorages[tab]!, newId });
  const tabs = tabStorages.map((_, tab) => open(tab));
  const seen = tabs.map(() => 0);
  const record = createRecord();
  for (const { runner } of tabs) {
    runner.change({ branch: 'harbour' });
    runner.send('continue');
  }

  for (const input of inputs) {
    const tab = tabs[input.tab];
    if (!tab) continue;
    if (input.kind === 'event') tab.runner.send(input.name);
    else if (input.kind === 'change') tab.runner.change(input.data);
    else if (input.kind === 'open') tab.runner.open(input.state);
    else if (input.kind === 'reload') {
      tab.runner.stop();
      tabs[input.tab] = open(input.tab);
      seen[input.tab] = 0;
    } else if (input.kind === 'pause') tab.ports.clock.advance(60_000);
    else answerLast(tab, input.how, record);
    await settled();
    for (const [index, { calls }] of tabs.entries()) {
      for (const call of calls.slice(seen[index]))
        if (call.operation === 'lend') record.send(call.idempotencyKey);
      seen[index] = calls.length;
    }
  }
  for (const { runner } of tabs) runner.stop();
  return record;
}

interface LendingRecord {
  keysSent: string[];
  /** Keys that were sent while the outcome of another one was unknown. */
  sentBeforeSettled: string[];
  send(key: string): void;
  /** Records that a tab has learnt the outcome of the key. */
  tell(key: string): void;
}

function createRecord(): LendingRecord {
  const keysSent: string[] = [];
  const sentBeforeSettled: string[] = [];
  const told = new Set<string>();
  return {
    keysSent,
    sentBeforeSettled,
    send(key) {
      if (keysSent.some((other) => other !== key && !told.has(other))) sentBeforeSettled.push(key);
      keysSent.push(key);
    },
    tell: (key) => void told.add(key),
  };
}

/** Ends the last call of a tab: with the true outcome, with an unknown one, or with a broken connection. */
function answerLast({ calls }: LendingTab, how: 'truth' | 'silence' | 'broken', record: LendingRecord): void {
  const call = calls.at(-1);
  if (!call || call.signal.aborted) return;
  if (how === 'broken') call.fail(new Error('connection lost'));
  else if (how === 'silence') call.end({ outcome: 'unknown' });
  else if (call.operation === 'look-up') call.end({ outcome: 'found' });
  else {
    record.tell(call.idempotencyKey);
    call.end({ outcome: isLent(call.idempotencyKey) ? 'done' : 'refused' });
  }
}

/** Whether an attempt is granted: every other one is refused, at each call. */
function isLent(key: string): boolean {
  return Number(key.split('-')[1]) % 2 === 0;
}

function anyInputs(tabs: number): fc.Arbitrary<readonly TabInput[]> {
  const tab = fc.nat({ max: tabs - 1 });
  return fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('event' as const),
          tab,
          name: fc.constantFrom(
            'continue',
            'continue',
            'lend',
            'lend',
            'lend',
            'yes',
            'again',
            'back',
            'look',
            'home',
          ),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('change' as const),
          tab,
          data: fc.constantFrom<Record<string, string | boolean>[]>(
            { branch: 'harbour' },
            { branch: 'market' },
            { gift: true },
            { gift: false },
            { remind: true },
          ),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('open' as const),
          tab,
          state: fc.constantFrom(undefined, undefined, 'choose', 'review'),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('pause' as const), tab }) },
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('answer' as const),
          tab,
          how: fc.constantFrom('truth' as const, 'silence' as const, 'broken' as const),
        }),
      },
    ),
    { minLength: 10, maxLength: 40 },
  );
}
