import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue } from '../../core/fact/index.ts';
import { type CopyStore, languageSource } from '../copy/index.ts';
import type { FactSource } from '../ports/index.ts';
import { fakeServices, manualClock } from '../testing/index.ts';
import { connectionSource, viewportSource } from './windowSources.ts';

afterEach(() => vi.restoreAllMocks());

it('knows how wide the window is, and hears when that changes', () => {
  const { published, stop } = run(viewportSource);
  window.innerWidth = 800;
  window.dispatchEvent(new Event('resize'));
  stop();
  window.innerWidth = 320;
  window.dispatchEvent(new Event('resize'));
  expect(published.map((values) => values['viewport.width'])).toEqual([1024, 800]);
});

it('knows whether there is a network, and hears when it goes and comes back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { published, stop } = run(connectionSource(0));
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(published.map((values) => values['connection.online'])).toEqual([true, false, true]);
});

it('believes that there is none, or one again, once it has been so for as long as it takes to settle', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const clock = manualClock();
  const said: unknown[] = [];
  const set = (values: Published): void => void said.push(values['connection.online']);
  const stop = connectionSource(100)(fakeServices({ clock, set }));
  const become = (isOnline: boolean): void => {
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  become(false);
  clock.advance(99);
  become(true);
  clock.advance(100);
  become(false);
  clock.advance(99);
  expect(said).toEqual([true, true]);
  clock.advance(1);
  expect(said).toEqual([true, true, false]);
  stop();
});

it('knows whether the page has begun without a network, until there is one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { published, stop } = run(connectionSource(0));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  stop();
  expect(published.map((values) => values['connection.startedOffline'])).toEqual([true, false, false]);
});

it('knows the language that is shown', () => {
  let language = 'en';
  const listeners = new Set<() => void>();
  const copy = {
    language: () => language,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as CopyStore;
  const { published, stop } = run(languageSource(copy));
  language = 'es';
  for (const listener of listeners) listener();
  stop();
  expect(listeners.size).toBe(0);
  expect(published).toEqual([{ 'language.current': 'en' }, { 'language.current': 'es' }]);
});

type Published = Readonly<Record<string, AtomValue | undefined>>;

function run(source: FactSource): { published: Published[]; stop: () => void } {
  const published: Published[] = [];
  const stop = source(fakeServices({ set: (values) => void published.push(values) }));
  return { published, stop };
}
