import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { settled } from '../testing/index.ts';
import { lendingTab, type LendingTab } from './testing/index.ts';

/** Something that happens in one of the tabs, or to what one of them has sent. */
type UsageEvent =
  | { kind: 'event'; tab: number; name: string }
  | { kind: 'change'; tab: number; data: Record<string, string | boolean> }
  | { kind: 'open'; tab: number; state: string | undefined }
  | { kind: 'reload'; tab: number }
  | { kind: 'pause'; tab: number }
  | { kind: 'answer'; tab: number; how: 'truth' | 'silence' | 'broken' };

describe('whatever happens in whatever order', () => {
  it('one tab never sends an attempt twice, however often it is reloaded or killed', async () => {
    await fc.assert(
      fc.asyncProperty(anyHappenings(1), async (happenings) => {
        const { keysSent } = await live(happenings, 1);
        expect(keysSent).toEqual([...new Set(keysSent)]);
      }),
      { numRuns: 200 },
    );
  });

  it('two tabs never begin another attempt before they know what became of the last', async () => {
    await fc.assert(
      fc.asyncProperty(anyHappenings(2), async (happenings) => {
        const { sentBeforeSettled } = await live(happenings, 2);
        expect(sentBeforeSettled).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Lives through it all, with a library that lends or refuses each attempt once and for all, by its key. */
async function live(happenings: readonly UsageEvent[], count: number) {
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

  for (const happening of happenings) {
    const tab = tabs[happening.tab];
    if (!tab) continue;
    if (happening.kind === 'event') tab.runner.send(happening.name);
    else if (happening.kind === 'change') tab.runner.change(happening.data);
    else if (happening.kind === 'open') tab.runner.open(happening.state);
    else if (happening.kind === 'reload') {
      tab.runner.stop();
      tabs[happening.tab] = open(happening.tab);
      seen[happening.tab] = 0;
    } else if (happening.kind === 'pause') tab.ports.clock.advance(60_000);
    else answerLast(tab, happening.how, record);
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
  /** Keys that were sent while what became of another one was not known. */
  sentBeforeSettled: string[];
  send(key: string): void;
  /** Some tab has been told what became of the key. */
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

/** Ends the last call of a tab: with the truth, with nothing that is known, or with a broken connection. */
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

/** Every other attempt is refused, whoever asks how often. */
function isLent(key: string): boolean {
  return Number(key.split('-')[1]) % 2 === 0;
}

function anyHappenings(tabs: number): fc.Arbitrary<readonly UsageEvent[]> {
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
