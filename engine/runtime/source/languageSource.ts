import { wellKnown } from '../../core/fact/index.ts';
import type { CopyStore } from '../copy/index.ts';
import type { FactSource } from '../pack/index.ts';

/** `language.current`: the language that is shown. */
export function languageSource(copy: CopyStore): FactSource {
  return ({ set }) => {
    const publish = (): void => set({ [wellKnown.language]: copy.language() });
    publish();
    return copy.subscribe(publish);
  };
}
