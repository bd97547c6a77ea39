import { afterEach, expect, it, vi } from 'vitest';
import { browserPorts } from './browserPorts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('calls back once after a while, unless it is cancelled', () => {
  vi.useFakeTimers({ now: 1_000 });
  const { clock } = browserPorts(() => undefined);
  const called = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();
  clock.after(50, called);
  clock.after(50, cancelled)();
  vi.advanceTimersByTime(200);
  expect(clock.now()).toBe(1_200);
  expect([called.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
});

it('keeps for the browser and for the tab in different places', () => {
  const { storage, tabStorage } = browserPorts(() => undefined);
  storage.set('kept', 'by the browser');
  tabStorage.set('kept', 'by the tab');
  expect([localStorage.getItem('kept'), sessionStorage.getItem('kept')]).toEqual([
    'by the browser',
    'by the tab',
  ]);
});

it.each(['pagehide', 'hidden'])(
  'stores for the tab what was to be stored later when the page is left: %s',
  (how) => {
    const { tabStorage } = browserPorts(() => undefined);
    tabStorage.setLater('typed', () => '20.00');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStorage.getItem('typed')).toBeNull();
    if (how === 'hidden') {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    } else window.dispatchEvent(new Event(how));
    expect(sessionStorage.getItem('typed')).toBe('20.00');
  },
);

it('makes ids that do not come again, and numbers from 0 up to 1', () => {
  const { newId, random } = browserPorts(() => undefined);
  expect(newId()).not.toBe(newId());
  expect(newId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(random()).toBeGreaterThanOrEqual(0);
  expect(random()).toBeLessThan(1);
});

it('waits for an idle moment, or for a moment where the browser knows none', () => {
  vi.useFakeTimers();
  const called = vi.fn<() => void>();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  browserPorts(() => undefined).whenIdle(called);
  expect(called).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  browserPorts(() => undefined).whenIdle(called);
  vi.advanceTimersByTime(200);
  expect(called).toHaveBeenCalledTimes(2);
});

it('calls back when the network or the page comes back, and no more when that is not wanted any longer', () => {
  const back = vi.fn<() => void>();
  const stop = browserPorts(() => undefined).whenBack(back);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(back).toHaveBeenCalledTimes(2);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(back).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(back).toHaveBeenCalledTimes(3);
});

it('calls back when another tab has stored something, until that is not wanted any longer', () => {
  const heard = vi.fn<() => void>();
  const stop = browserPorts(() => undefined).whenStoredElsewhere(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  expect(heard).toHaveBeenCalledOnce();
});

it('knows that there is no network only when the browser says so', () => {
  const { isOffline } = browserPorts(() => undefined);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOffline()).toBe(true);
  vi.stubGlobal('navigator', { onLine: true });
  expect(isOffline()).toBe(false);
});
