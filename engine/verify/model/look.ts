import { fieldsOf, verdictOf } from '../../core/sequence/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { askerAt, type ModelPlace } from './place.ts';
import type { SequenceModel } from './repertoire.ts';
import { visibleAt } from './visible.ts';

/** What a customer can see of where they are. */
export interface Seen {
  at: string;
  /** The entry of the error catalogue that waits to be acknowledged. */
  error?: string;
  /** Copy keys of the sentences that refuse what was entered, where the customer tried to go on. */
  refused: readonly string[];
  /** Copy keys of what shows only sometimes. */
  words: readonly string[];
}

/** Looks around. While an operation runs there is nothing to see but that it does. */
export function look(model: SequenceModel, place: ModelPlace): Seen {
  const { sequence } = model;
  const { at, error, revealed } = place.state;
  if (ownValue(sequence.manifest.operations, at)) return { at, refused: [], words: [] };
  const asker = askerAt(model, place);
  const refused = (revealed.includes(at) ? fieldsOf(sequence.manifest, at) : []).flatMap((field) => {
    const verdict = verdictOf(asker, sequence, field);
    if (verdict.kind !== 'refused') return [];
    const { message } = verdict.refusal;
    return [typeof message === 'string' ? message : message.key];
  });
  const { words } = visibleAt(asker, sequence.id, sequence.manifest, at);
  return { at, ...(error !== undefined && { error }), refused, words };
}
