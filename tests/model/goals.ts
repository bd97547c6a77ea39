import type { SequenceManifest } from '../../engine/core/manifest/index.ts';
import { barId, eventsAt, needId, refusalId, skippedId } from './perform.ts';
import { transitionsOf } from './transitionsOf.ts';

/** Everything that journeys are to show of a sequence, by name. Transitions come first. */
export function goalsOf(manifest: SequenceManifest): readonly string[] {
  const refusals = Object.values(manifest.steps).flatMap(({ fields = {} }) =>
    Object.entries(fields).flatMap(([field, { refuse }]) =>
      refuse.map(({ id }) => refusalId(manifest, field, id)),
    ),
  );
  const skipped = Object.values(manifest.steps).flatMap(({ fields = {} }) =>
    Object.entries(fields).flatMap(([field, { when }]) => (when ? [skippedId(field)] : [])),
  );
  const states = [manifest.steps, manifest.dialogs ?? {}, manifest.results ?? {}].flatMap((part) =>
    Object.keys(part),
  );
  const needs = states.flatMap((at) =>
    Object.entries(eventsAt(manifest, at)).flatMap(([event, { needs: fields = [] }]) =>
      fields.map((field) => needId(at, event, field)),
    ),
  );
  return [
    ...transitionsOf(manifest).map(({ id }) => id),
    ...refusals,
    ...refusals.map(barId),
    ...skipped,
    ...needs,
  ];
}
