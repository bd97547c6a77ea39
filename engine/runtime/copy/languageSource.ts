import { wellKnown } from '../../core/fact/index.ts';
import type { CopyStore } from './copyStore.ts';
import type { FactSource } from '../ports/index.ts';

/** `language.current`: the language that is shown. */
export function languageSource(copy: CopyStore): FactSource {
  return ({ set }) => {
    const publish = (): void => set({ [wellKnown.language]: copy.language() });
    publish();
    return copy.subscribe(publish);
  };
}
