import { jsonOf } from '../../core/json/index.ts';
import { customerPrefix, type KeyValueStorage } from '../ports/index.ts';

/** Stores which release this tab's running sequence began with. A reload goes on with that one. */
export interface Pin {
  read(): PinnedRelease | undefined;
  set(pinned: PinnedRelease): void;
  clear(): void;
}

/** A release that a sequence holds. */
export interface PinnedRelease {
  /** Path of the release's bundle. */
  release: string;
  /** Id of the sequence. */
  sequence: string;
}

const key = `${customerPrefix}pinned-release`;

/** The pin of one tab. It goes with the session, as what was typed does. */
export function createPin(tabStorage: KeyValueStorage): Pin {
  return {
    read() {
      const value = jsonOf(tabStorage.get(key));
      return isPinnedRelease(value) ? value : undefined;
    },
    set: ({ release, sequence }) => tabStorage.set(key, JSON.stringify({ release, sequence })),
    clear: () => tabStorage.remove(key),
  };
}

/** Only a path of this origin with a content hash counts: a customer who edits the pin gets a published release, or none. */
function isPinnedRelease(value: unknown): value is PinnedRelease {
  if (typeof value !== 'object' || value === null) return false;
  if (!('release' in value) || typeof value.release !== 'string') return false;
  if (!('sequence' in value) || typeof value.sequence !== 'string') return false;
  return /^\/(?!\/)[\w./-]*[0-9a-f]{32}\.json$/.test(value.release);
}
