import { isRecord, jsonOf } from '../../core/json/index.ts';
import {
  changeData,
  startSequence,
  storableState,
  type Sequence,
  type SequenceState,
} from '../../core/sequence/index.ts';
import { customerPrefix, type KeyValueStorage } from '../ports/index.ts';

/** Keeps where a customer is in a sequence over a reload of the tab, without what may be kept nowhere. */
export interface StoredState {
  read(): SequenceState | undefined;
  write(state: SequenceState): void;
}

/** The stored state of a sequence in this tab. What does not fit the sequence any more is forgotten. */
export function createStoredState(
  storage: KeyValueStorage,
  { id, manifest }: Sequence,
  subject: string,
): StoredState {
  const name = `${customerPrefix}sequence.${id}.${subject}`;
  const states = new Set(
    [manifest.steps, manifest.dialogs, manifest.operations, manifest.results].flatMap((part) =>
      Object.keys(part ?? {}),
    ),
  );
  return {
    read() {
      const value = jsonOf(storage.get(name));
      if (!isState(value)) return undefined;
      // Another release may have other states: then the sequence begins again, with what was typed.
      const place = states.has(value.at) ? value : startSequence(manifest);
      return changeData(manifest, { ...place, data: {} }, value.data);
    },
    write: (state) => storage.set(name, JSON.stringify(storableState(manifest, state))),
  };
}

function isState(value: unknown): value is SequenceState {
  if (!isRecord(value)) return false;
  const { at, data, touched } = value;
  return typeof at === 'string' && isRecord(data) && Array.isArray(touched);
}
