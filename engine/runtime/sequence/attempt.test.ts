import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, memoryStorage, webStorage } from '../ports/index.ts';
import { fakePorts, manualClock } from '../testing/index.ts';
import { subjectDigest } from '../ports/index.ts';
import { createAttempt, type Attempt } from './attempt.ts';

describe('the key of an attempt', () => {
  it('is the same until the attempt is settled, in every tab and after every reload', () => {
    const storage = memoryStorage();
    const [one, two] = [begin(storage), begin(storage)];
    expect(two.key()).toBe(one.key());
    one.markSent('lend');
    expect(begin(storage).key()).toBe(one.key());
  });

  it('is another one after the attempt is settled', () => {
    const storage = memoryStorage();
    const attempt = begin(storage);
    const before = attempt.key();
    attempt.settle();
    expect(attempt.key()).not.toBe(before);
    expect(begin(storage).key()).toBe(attempt.key());
  });

  it('is each customer’s and each sequence’s own', () => {
    const storage = memoryStorage();
    const keys = [begin(storage), begin(storage, 'lend', 'grace'), begin(storage, 'return', 'ada')].map(
      (attempt) => attempt.key(),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('outlives the customer’s session, without naming them', () => {
    const storage = memoryStorage();
    const before = begin(storage).key();
    storage.clear('portal.customer.');
    expect(begin(storage).key()).toBe(before);
    expect(storage.get('portal.attempt.lend.ada')).toBeUndefined();
  });

  it('is found again by a reload of the tab where what all tabs share holds nothing', () => {
    const [storage, tabStorage] = [blockedStorage(), memoryStorage()];
    const attempt = begin(storage, 'lend', 'ada', manualClock(), tabStorage);
    expect(attempt.markSent('lend')).toBe(true);
    const reloaded = begin(blockedStorage(), 'lend', 'ada', manualClock(), tabStorage);
    expect([reloaded.key(), reloaded.sent()]).toEqual([attempt.key(), 'lend']);
    reloaded.settle();
    expect(begin(blockedStorage(), 'lend', 'ada', manualClock(), tabStorage).sent()).toBeUndefined();
  });

  it('is found again by a reload of the tab where what all tabs share is full since before it was sent', () => {
    const [storage, tabStorage] = [memoryStorage(), memoryStorage()];
    const { key } = begin(storage, 'lend', 'ada', manualClock(), tabStorage);
    const again = () => begin({ ...storage, set: () => false }, 'lend', 'ada', manualClock(), tabStorage);
    expect(again().markSent('lend')).toBe(true);
    expect([again().key(), again().sent()]).toEqual([key(), 'lend']);
    again().settle();
    expect(again().sent()).toBeUndefined();
  });

  it('is known to be held by no storage', () => {
    expect(begin(blockedStorage(), 'lend', 'ada', manualClock(), blockedStorage()).markSent('lend')).toBe(
      false,
    );
    expect(begin(memoryStorage()).markSent('lend')).toBe(true);
  });

  it.each([
    '',
    'null',
    '7',
    '{}',
    '{"key":7}',
    '{"key":"a","sent":true}',
    '{"key":"a","onItsWaySince":"b"}',
    '{"key":"a","sentFirst":1}',
    '{"key":"a","all":"lend"}',
  ])('is a new one where what is stored is none: %s', (text) => {
    const storage = memoryStorage();
    storage.set(`portal.attempt.lend.${subjectDigest('ada')}`, text);
    const attempt = begin(storage);
    expect(attempt.key()).toMatch(/^\d+$/);
    expect(attempt.sent()).toBeUndefined();
  });

  it('stays the same where nothing can be stored', () => {
    const attempt = begin(blockedStorage());
    const before = attempt.key();
    attempt.markSent('lend');
    expect(attempt.key()).toBe(before);
    expect(attempt.sent()).toBe('lend');
  });
});

describe('that it was sent', () => {
  it('is found again by whoever comes after a crash', () => {
    const storage = memoryStorage();
    begin(storage).markSent('lend');
    expect(begin(storage).sent()).toBe('lend');
  });

  it('is told with what was sent first, when something followed', () => {
    const storage = memoryStorage();
    const attempt = begin(storage);
    expect(attempt.sentFirst()).toBeUndefined();
    attempt.markSent('lend');
    attempt.markSent('remind');
    expect([begin(storage).sentFirst(), begin(storage).sent()]).toEqual(['lend', 'remind']);
    attempt.settle();
    expect(attempt.sentFirst()).toBeUndefined();
  });

  it('is forgotten once it is settled', () => {
    const storage = memoryStorage();
    const attempt = begin(storage);
    attempt.markSent('lend');
    attempt.settle();
    expect([attempt.sent(), begin(storage).sent()]).toEqual([undefined, undefined]);
  });

  it('stays, when a tab settles the attempt before that one', () => {
    const storage = memoryStorage();
    const [one, two] = [begin(storage), begin(storage)];
    one.settle();
    one.markSent('lend');
    two.settle();
    expect(begin(storage).sent()).toBe('lend');
    expect(two.key()).toBe(one.key());
  });
});

describe('an attempt that another tab has sent since', () => {
  it('comes first, whether this tab has begun it or not', () => {
    const storage = memoryStorage();
    const [one, two] = [begin(storage), begin(storage)];
    one.markSent('lend');
    expect([two.wasSent('lend'), two.joinUnsettled()]).toEqual([true, false]);
    one.settle();
    expect(two.joinUnsettled()).toBe(false);
    one.markSent('remind');
    expect([two.joinUnsettled(), two.key(), two.sent()]).toEqual([true, one.key(), 'remind']);
  });

  it('comes first with the key that this tab has, too', () => {
    const storage = memoryStorage();
    const [one, two] = [begin(storage), begin(storage)];
    one.markSent('lend');
    expect([two.joinUnsettled(), two.joinUnsettled(), one.joinUnsettled()]).toEqual([true, false, false]);
    one.markSent('remind');
    expect([two.joinUnsettled(), two.sent()]).toEqual([true, 'remind']);
  });

  it('has another key where this tab has sent nothing, also when it is settled', () => {
    const storage = memoryStorage();
    const [one, two] = [begin(storage), begin(storage)];
    const before = one.key();
    one.markSent('lend');
    one.settle();
    expect([two.wasSent('lend'), two.key()]).toEqual([false, one.key()]);
    expect(two.key()).not.toBe(before);
    const three = begin(storage);
    two.markSent('lend');
    two.settle();
    storage.clear('portal.');
    expect([three.wasSent('lend'), three.key() === two.key(), begin(storage).key()]).toEqual([
      false,
      false,
      three.key(),
    ]);
  });

  it('is not settled by a tab that knows nothing of it', () => {
    const storage = memoryStorage();
    const [one, two] = [begin(storage), begin(storage)];
    one.markSent('lend');
    two.settle();
    expect([begin(storage).sent(), two.sent()]).toEqual(['lend', 'lend']);
  });
});

describe('what was sent', () => {
  it('is known to whoever comes, until the attempt is settled', () => {
    const storage = memoryStorage();
    const attempt = begin(storage);
    for (const operation of ['lend', 'remind']) attempt.markSent(operation);
    expect(sentOf(begin(storage))).toEqual(['lend', 'remind']);
    attempt.settle();
    expect([sentOf(attempt), sentOf(begin(storage))]).toEqual([[], []]);
  });
});

describe('that it may still be on its way', () => {
  it('is known to whoever comes while the answer is waited for, and not after', () => {
    const storage = memoryStorage();
    const attempt = begin(storage);
    expect(attempt.onItsWaySince()).toBeUndefined();
    attempt.markSent('lend');
    expect(begin(storage).onItsWaySince()).toBe(fakePorts().clock.now());
    attempt.markEnded();
    expect([attempt.onItsWaySince(), begin(storage).onItsWaySince()]).toEqual([undefined, undefined]);
    expect(begin(storage).sent()).toBe('lend');
  });

  it('stays, when another tab has sent it since', () => {
    const storage = memoryStorage();
    const clock = manualClock();
    const [one, two] = [begin(storage, 'lend', 'ada', clock), begin(storage, 'lend', 'ada', clock)];
    one.markSent('lend');
    clock.advance(1_000);
    two.markSent('lend');
    one.markEnded();
    expect(begin(storage).onItsWaySince()).toBe(clock.now());
  });

  it('does not come back with an attempt that is settled', () => {
    const storage = memoryStorage();
    const one = begin(storage);
    one.markSent('lend');
    begin(storage).settle();
    one.markEnded();
    expect(begin(storage).sent()).toBeUndefined();
  });

  it('ends where nothing can be stored', () => {
    const attempt = begin(blockedStorage());
    attempt.markSent('lend');
    attempt.markEnded();
    expect(attempt.onItsWaySince()).toBeUndefined();
  });
});

function sentOf({ wasSent }: Attempt): string[] {
  return ['lend', 'remind'].filter(wasSent);
}

let ids = 0;

function begin(
  storage: KeyValueStorage,
  sequence = 'lend',
  subject = 'ada',
  clock = manualClock(),
  tabStorage: KeyValueStorage = memoryStorage(),
) {
  return createAttempt(
    fakePorts({ storage, tabStorage, clock, newId: () => String((ids += 1)) }),
    sequence,
    subject,
  );
}

function blockedStorage(): KeyValueStorage {
  return webStorage(() => {
    throw new DOMException('The page may not store anything.', 'SecurityError');
  });
}
