import { firstHolding, partHolds, type Evaluator } from '../decision/index.ts';
import { ownValue } from '../json/index.ts';
import type { Condition, FieldRefusal, SequenceField, SequenceManifest } from '../manifest/index.ts';

/** The verdict on a field: accepted, refused with a message, or unknown. */
export type FieldVerdict =
  | { kind: 'accepted' }
  | { kind: 'refused'; refusal: FieldRefusal }
  | { kind: 'unknown' };

/** A sequence with its id, as every question about it needs both. */
export interface Sequence {
  id: string;
  manifest: SequenceManifest;
}

/**
 * Whether a field is accepted now. The first refusal that holds decides; a field that no step asks is accepted. A field
 * that does not exist is never known, so that nothing that needs it goes on.
 */
export function verdictOf(evaluator: Evaluator, sequence: Sequence, field: string): FieldVerdict {
  const found = findField(sequence.manifest, field);
  if (!found) return { kind: 'unknown' };
  const pointer = `/steps/${found.step}/fields/${field}` as const;
  const location = { kind: 'sequence', id: sequence.id, pointer, subject: `field ${field}` } as const;
  const asked = partHolds(evaluator, found.field, location);
  if (asked === undefined) return { kind: 'unknown' };
  if (!asked) return { kind: 'accepted' };
  const chosen = firstHolding(evaluator, found.field.refuse, { ...location, pointer: `${pointer}/refuse` });
  if (!chosen) return { kind: 'accepted' };
  return 'choice' in chosen ? { kind: 'refused', refusal: chosen.choice } : { kind: 'unknown' };
}

/** The step that asks a field, and its definition. Field names are unique in a sequence. */
export function findField(
  manifest: SequenceManifest,
  name: string,
): { step: string; field: SequenceField } | undefined {
  for (const [step, { fields = {} }] of Object.entries(manifest.steps)) {
    const field = ownValue(fields, name);
    if (field) return { step, field };
  }
  return undefined;
}

/** Every condition that decides about a field. */
export function conditionsOfField(manifest: SequenceManifest, name: string): readonly Condition[] {
  const field = findField(manifest, name)?.field;
  if (!field) return [];
  return [...(field.when ? [field.when] : []), ...field.refuse.map(({ when }) => when)];
}

/** Names of the fields of a step. */
export function fieldsOf(manifest: SequenceManifest, step: string): readonly string[] {
  return Object.keys(ownValue(manifest.steps, step)?.fields ?? {});
}

/** The first step of the order, up to and without `until`, that has a field which is not accepted. */
export function firstIncomplete(
  evaluator: Evaluator,
  sequence: Sequence,
  order: readonly string[],
  until?: string,
): string | undefined {
  const end = until === undefined ? order.length : order.indexOf(until);
  return order
    .slice(0, Math.max(0, end))
    .find((step) =>
      fieldsOf(sequence.manifest, step).some(
        (field) => verdictOf(evaluator, sequence, field).kind !== 'accepted',
      ),
    );
}
