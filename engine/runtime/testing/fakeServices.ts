import type { SourceServices } from '../ports/index.ts';
import { fakePorts } from './fakePorts.ts';

/** Services for the code of packs; those that are not given do nothing. */
export function fakeServices(given: Partial<SourceServices> = {}): SourceServices {
  const { clock, storage, tabStorage, fetch, report, whenBack, isOpening, isAhead } = fakePorts();
  return {
    clock,
    storage,
    tabStorage,
    fetch,
    report,
    whenBack,
    isOpening,
    isAhead,
    fact: () => undefined,
    watch: () => () => undefined,
    constant: (name) => {
      throw new Error(`There is no constant "${name}".`);
    },
    endpoint: (name) => `/${name}`,
    setting: () => undefined,
    track: () => undefined,
    language: () => 'en',
    refresh: () => Promise.resolve(),
    set: () => undefined,
    fail: () => undefined,
    ...given,
  };
}
