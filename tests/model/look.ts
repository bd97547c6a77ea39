import { fieldsOf, stepBeneath, verdictOf } from '../../engine/core/sequence/index.ts';
import type { SequenceManifest } from '../../engine/core/manifest/index.ts';
import { ownValue } from '../../engine/core/json/index.ts';
import { askerAt, type ModelPlace } from './place.ts';
import type { SequenceModel } from './repertoire.ts';
import { sometimesAt, visibleAt } from './visible.ts';

/** What a customer can see of where they are. */
export interface Seen {
  at: string;
  /** The route for which the sequence was left: then nothing else of it is seen. */
  left?: string;
  /** The entry of the error catalogue that waits to be acknowledged. */
  error?: string;
  /** Copy keys of the sentences that refuse what was entered, where the customer tried to go on. */
  refused: readonly string[];
  /** Copy keys of what shows now, of that which shows only sometimes. */
  words: readonly string[];
}

/** What is seen of one move. */
export interface Cases {
  /** While it is not known how the operation ended. */
  meanwhile?: Seen;
  seen: Seen;
}

/** State -> copy keys of what it shows only sometimes. */
export type Sometimes = Readonly<Record<string, readonly string[]>>;

/** What each state of a sequence shows only sometimes. */
export function sometimesIn(manifest: SequenceManifest): Sometimes {
  const { steps, dialogs = {}, results = {} } = manifest;
  const states = [steps, dialogs, results].flatMap((part) => Object.keys(part));
  return Object.fromEntries(states.map((at) => [at, sometimesAt(manifest, at)]));
}

/** Looks around. While an operation runs there is nothing to see but that it does, unless it is not known how it ended. */
export function look(model: SequenceModel, place: ModelPlace, sometimes: Sometimes): Seen {
  const { sequence } = model;
  const { error, touched, isUnknown } = place.state;
  const at = isUnknown ? stepBeneath(sequence.manifest, place.state) : place.state.at;
  if (ownValue(sequence.manifest.operations, at)) return { at, refused: [], words: [] };
  const evaluator = askerAt(model, place);
  const refused = (touched.includes(at) ? fieldsOf(sequence.manifest, at) : []).flatMap((field) => {
    const verdict = verdictOf(evaluator, sequence, field);
    if (verdict.kind !== 'refused') return [];
    const { message } = verdict.refusal;
    return [typeof message === 'string' ? message : message.key];
  });
  const visible = new Set(visibleAt(evaluator, sequence.id, sequence.manifest, at).words);
  const words = (sometimes[at] ?? []).filter((key) => visible.has(key));
  return { at, ...(error !== undefined && { error }), refused, words };
}

/** What is seen of a move: at its end, and before. */
export function visibilityOf(
  model: SequenceModel,
  { place, meanwhile, left }: { place: ModelPlace; meanwhile?: ModelPlace; left?: string },
  sometimes: Sometimes,
): Cases {
  const seen = look(model, place, sometimes);
  return {
    ...(meanwhile && { meanwhile: look(model, meanwhile, sometimes) }),
    seen: left === undefined ? seen : { at: place.state.at, left, refused: [], words: [] },
  };
}
