import { describe, expect, it } from 'vitest';
import { memoryStorage, webStorage, type KeyValueStorage } from '../ports/index.ts';
import { fakePorts } from '../testing/index.ts';
import { createAttempt } from './attempt.ts';

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

  it('goes with the customer’s session', () => {
    const storage = memoryStorage();
    const before = begin(storage).key();
    storage.clear('portal.customer.');
    expect(begin(storage).key()).not.toBe(before);
  });

  it.each(['', 'null', '7', '{}', '{"key":7}', '{"key":"a","sent":true}'])(
    'is a new one where what is stored is none: %s',
    (text) => {
      const storage = memoryStorage();
      storage.set('portal.customer.attempt.lend.ada', text);
      const attempt = begin(storage);
      expect(attempt.key()).toMatch(/^\d+$/);
      expect(attempt.sent()).toBeUndefined();
    },
  );

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

let ids = 0;

function begin(storage: KeyValueStorage, sequence = 'lend', subject = 'ada') {
  return createAttempt(fakePorts({ storage, newId: () => String((ids += 1)) }), sequence, subject);
}

function blockedStorage(): KeyValueStorage {
  return webStorage(() => {
    throw new DOMException('The page may not store anything.', 'SecurityError');
  });
}
