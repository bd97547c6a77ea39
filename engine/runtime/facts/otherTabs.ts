import type { Site } from '../../core/site/index.ts';
import { wellKnown, type AtomValue } from '../../core/fact/index.ts';
import { customerPrefix, subjectDigest, type Ports } from '../ports/index.ts';

/** The tabs of one browser share its session: who signs in in one of them is signed in in all. */
export interface OtherTabs {
  /** Whether these facts are of another person than those before; of the first, it tells the other tabs. */
  isAnother(facts: Readonly<Record<string, AtomValue | undefined>>): boolean;
  /** Calls back when another tab says that this person is not, or no longer, the one who is signed in. Returns how to stop. */
  watch(callback: () => void): () => void;
}

/** Where tabs say who is signed in; signing out removes it. */
const key = `${customerPrefix}who`;

export function createOtherTabs(
  { manifest }: Site,
  { storage, whenBack, whenStoredElsewhere }: Ports,
): OtherTabs {
  const { identity } = manifest.session;
  let own: string | undefined;
  return {
    isAnother(facts) {
      const subject = identity === undefined ? undefined : facts[identity];
      if (facts[wellKnown.signedIn] !== true || subject === undefined) return false;
      const who = subjectDigest(String(subject));
      if (own !== undefined) return own !== who;
      own = who;
      storage.set(key, who);
      return false;
    },
    watch(callback) {
      const look = (): void => {
        if (own !== undefined && storage.get(key) !== own) callback();
      };
      // A page that is restored from the cache of the browser has not heard of what was stored meanwhile.
      const stops = [whenStoredElsewhere(look), whenBack(look)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
