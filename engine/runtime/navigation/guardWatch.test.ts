import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import type { FactSources, FactStore } from '../facts/index.ts';
import { fakePorts } from '../testing/index.ts';
import { createGuardWatch } from './guardWatch.ts';

it('a fact that is known as soon as it is followed begins another watch, and leaves none behind', () => {
  const listeners = new Set<() => void>();
  let isAsked = false;
  const store = {
    subscribe(_slots: readonly number[], listener: () => void) {
      listeners.add(listener);
      if (!isAsked) {
        isAsked = true;
        listener();
      }
      return () => listeners.delete(listener);
    },
  };
  const watch = createGuardWatch({
    site: siteOf({ route: {} }),
    store: store as unknown as FactStore,
    sources: {} as FactSources,
    ports: fakePorts(),
    whenFree(callback) {
      callback();
      return () => undefined;
    },
  });
  watch.keep(undefined, () => watch.keep(undefined, () => undefined));
  expect(listeners.size).toBe(1);
  watch.stop();
  expect(listeners.size).toBe(0);
});
