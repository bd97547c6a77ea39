import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from './ports.ts';
import { memoryStorage, webStorage } from './webStorage.ts';

describe.each([
  ['in memory', memoryStorage],
  ['in a storage of the browser', () => over(fakeStorage())],
  ['where the browser gives no storage', () => webStorage(blocked)],
  ['where the storage is full', () => over(fakeStorage({ isFull: true }))],
])('what is kept %s', (_, create) => {
  it('is there until it is replaced or removed', () => {
    const storage = create();
    expect(storage.get('a')).toBeUndefined();
    storage.set('a', 'one');
    storage.set('a', 'two');
    expect(storage.get('a')).toBe('two');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  it('is there at once where it is stored later', () => {
    const storage = create();
    storage.set('a', 'one');
    storage.setLater('a', () => 'two');
    expect(storage.get('a')).toBe('two');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  it('goes with its prefix', () => {
    const storage = create();
    for (const key of ['portal.one', 'portal.two', 'other']) storage.set(key, 'kept');
    storage.clear('portal.');
    expect(['portal.one', 'portal.two', 'other'].map(storage.get)).toEqual([undefined, undefined, 'kept']);
  });
});

describe('a storage of the browser', () => {
  it('is shared by two tabs', () => {
    const shared = fakeStorage();
    const [one, two] = [over(shared), over(shared)];
    one.set('a', 'of one');
    two.set('a', 'of two');
    expect(one.get('a')).toBe('of two');
    two.remove('a');
    expect(one.get('a')).toBeUndefined();
  });

  it('that becomes full does not bring back what was stored before', () => {
    const faults = { isFull: false };
    const shared = fakeStorage(faults);
    const storage = over(shared);
    storage.set('attempt', 'not sent');
    faults.isFull = true;
    storage.set('attempt', 'sent');
    expect(storage.get('attempt')).toBe('sent');
    faults.isFull = false;
    storage.set('attempt', 'settled');
    expect([storage.get('attempt'), shared.getItem('attempt')]).toEqual(['settled', 'settled']);
  });

  it('stores later what is left of it when the page goes, once', () => {
    const shared = fakeStorage();
    const { storage, leave } = leaving(shared);
    storage.setLater('place', () => '1');
    storage.setLater('place', () => '2');
    storage.setLater('portal.mine', () => 'x');
    storage.setLater('gone', () => 'x');
    expect(shared.getItem('place')).toBeNull();
    storage.clear('portal.');
    storage.remove('gone');
    leave();
    expect(['place', 'portal.mine', 'gone'].map((key) => shared.getItem(key))).toEqual(['2', null, null]);
    shared.setItem('place', 'of another page');
    leave();
    expect(shared.getItem('place')).toBe('of another page');
  });

  it('says whether it keeps what it is given, by reading it back', () => {
    expect(over(fakeStorage()).set('a', 'one')).toBe(true);
    expect(over(fakeStorage({ isFull: true })).set('a', 'one')).toBe(false);
    const forgetful = { ...fakeStorage(), setItem: () => undefined };
    expect(over(forgetful).set('a', 'one')).toBe(false);
    expect(webStorage(blocked).set('a', 'one')).toBe(false);
  });

  it('that is taken away leaves what this page knows', () => {
    let isBlocked = false;
    const shared = fakeStorage();
    const storage = webStorage(() => (isBlocked ? blocked() : shared));
    storage.set('a', 'one');
    isBlocked = true;
    expect(storage.get('a')).toBe('one');
    storage.remove('a');
    isBlocked = false;
    expect(storage.get('a')).toBeUndefined();
  });
});

function over(storage: Storage): KeyValueStorage {
  return webStorage(() => storage);
}

function leaving(shared: Storage) {
  const heard: (() => void)[] = [];
  const storage = webStorage(
    () => shared,
    (callback) => void heard.push(callback),
  );
  return { storage, leave: () => heard.forEach((callback) => callback()) };
}

function blocked(): never {
  throw new DOMException('The page may not store anything.', 'SecurityError');
}

/** A storage that can be full, like that of browsers. */
function fakeStorage(faults: { isFull: boolean } = { isFull: false }): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (faults.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
