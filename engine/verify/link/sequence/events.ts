import { ownValue, pointerKeys } from '../../../core/json/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { unknownName, type SequenceCheck } from './checkedSequence.ts';

/** A button sends an event that the state in which it shows answers: otherwise it would be dead. */
export const events: SequenceCheck = ({ id, manifest, context }) =>
  context.usages.sends
    .filter((used) => used.manifest.kind === 'sequence' && used.manifest.id === id)
    .flatMap(({ value, place }) => {
      const at = { ...place, pointer: `${place.pointer}/send` };
      return unknownName('event', value.send, eventsFor(manifest, place.pointer), at);
    });

/** Events that ask at once what became of an operation, where it is said that nobody knows. */
function asking(operations: NonNullable<SequenceManifest['operations']>, state: string): string[] {
  return Object.values(operations).flatMap(({ unknown }) => (unknown?.shows === state ? unknown.asks : []));
}

/** Events of the state that a button stands in; of a button beside the steps, those that every step answers. */
function eventsFor(
  { steps, dialogs = {}, operations = {}, results }: SequenceManifest,
  pointer: string,
): readonly string[] {
  const [section = '', state = ''] = pointerKeys(pointer);
  const sections: Readonly<Record<string, Readonly<Record<string, { on?: object }>>>> = {
    steps,
    dialogs,
    results,
  };
  const states = ownValue(sections, section);
  if (states) return [...Object.keys(ownValue(states, state)?.on ?? {}), ...asking(operations, state)];
  const [first = [], ...others] = Object.values(steps).map(({ on }) => Object.keys(on));
  return first.filter((event) => others.every((known) => known.includes(event)));
}
