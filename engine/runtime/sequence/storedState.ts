import { isRecord, jsonOf } from '../../core/json/index.ts';
import {
  changeData,
  startSequence,
  storableState,
  type Sequence,
  type SequenceState,
} from '../../core/sequence/index.ts';
import { customerPrefix, type Ports } from '../ports/index.ts';

/** Stores the state of a sequence over a reload of the tab, without data whose `keep` is `never`. */
export interface StoredState {
  read(): SequenceState | undefined;
  /** `later`: a moment later, or when the sequence is left, the page is hidden or goes: for what is typed. */
  write(state: SequenceState, when?: 'later'): void;
}

/** Longest time in milliseconds for which only the page knows what was typed: a crash of the browser loses it. */
const moment = 300;

/**
 * The stored state of a sequence in this tab. Parts that do not fit the sequence any more are dropped.
 *
 * @param running aborted when the sequence is left; nothing is stored after that
 */
export function createStoredState(
  { clock, tabStorage: storage }: Pick<Ports, 'clock' | 'tabStorage'>,
  { id, manifest }: Sequence,
  subject: string,
  running: AbortSignal,
): StoredState {
  const name = `${customerPrefix}sequence.${id}.${subject}`;
  const states = new Set(
    [manifest.steps, manifest.dialogs, manifest.operations, manifest.results].flatMap((part) =>
      Object.keys(part ?? {}),
    ),
  );
  const wordsOf = (state: SequenceState): string => JSON.stringify(storableState(manifest, state));
  let cancel: (() => void) | undefined;

  function store(): void {
    cancel = undefined;
    // Nothing: the customer has signed out meanwhile.
    const words = storage.get(name);
    if (words !== undefined) storage.set(name, words);
  }

  running.addEventListener('abort', () => {
    if (!cancel) return;
    cancel();
    store();
  });

  return {
    read() {
      const value = jsonOf(storage.get(name));
      if (!isState(value)) return undefined;
      // Another release may have other states: then the sequence starts again, with the typed data.
      const place = states.has(value.at) ? value : startSequence(manifest);
      return changeData(manifest, { ...place, data: {} }, value.data);
    },
    write(state, when) {
      if (when === 'later') {
        storage.setLater(name, () => wordsOf(state));
        cancel ??= clock.after(moment, store);
        return;
      }
      cancel?.();
      cancel = undefined;
      storage.set(name, wordsOf(state));
    },
  };
}

function isState(value: unknown): value is SequenceState {
  if (!isRecord(value)) return false;
  const { at, data, touched } = value;
  return typeof at === 'string' && isRecord(data) && Array.isArray(touched);
}
