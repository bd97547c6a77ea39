import { afterEach, describe, expect, it, vi } from 'vitest';
import { wellKnown, type AtomValue } from '../../core/fact/index.ts';
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

describe('whether there is a network', () => {
  it('is heard of when it goes and when it comes back, each once it has settled', () => {
    const { published, clock, say, stop } = connection();
    say(false);
    clock.advance(99);
    expect(published).toEqual([true]);
    clock.advance(1);
    expect(published).toEqual([true, false]);
    say(true);
    clock.advance(100);
    expect(published).toEqual([true, false, true]);
    say(false);
    stop();
    clock.advance(100);
    say(false);
    expect(published).toHaveLength(3);
    expect(clock.waiting()).toBe(0);
  });

  it('is not heard of where it is back before that', () => {
    const { published, clock, say, stop } = connection();
    say(false);
    clock.advance(99);
    say(true);
    clock.advance(1_000);
    expect(published).not.toContain(false);
    stop();
  });
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

function connection() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const clock = manualClock();
  const published: unknown[] = [];
  const set = (values: Published) => void published.push(values[wellKnown.online]);
  const stop = connectionSource(100)(fakeServices({ clock, set }));
  const say = (isOnline: boolean): void => {
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { published, clock, say, stop };
}
