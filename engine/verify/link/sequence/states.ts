import { ownValue, pointerKeys, pointerTo } from '../../../core/json/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { stepBeneath } from '../../../core/sequence/index.ts';
import { ordersOf, type SequenceCheck, transitionLists, unknownName } from './transitionLists.ts';
import { problem } from '../../problem/index.ts';

/** Orders, layers and transitions name states that exist, of a section that fits. */
export const states: SequenceCheck = ({ manifest, place }) => {
  const { steps, dialogs = {}, operations = {}, results = {}, order, variants = [] } = manifest;
  const stepNames = Object.keys(steps);
  // What means that it is not known is shown by operations, and come to by nobody.
  const ends = Object.keys(results).filter((name) => results[name]?.means !== 'not-known');
  const all = [...[steps, dialogs, operations].flatMap((section) => Object.keys(section)), ...ends];
  const orders = [
    { order, pointer: '/order' },
    ...variants.map((variant, index) => ({ order: variant.order, pointer: `/variants/${index}/order` })),
  ];
  return [
    ...orders.flatMap(({ order: names, pointer }) =>
      names.flatMap((name, index) => unknownName('step', name, stepNames, place(`${pointer}/${index}`))),
    ),
    ...Object.entries(dialogs).flatMap(([name, { over }]) =>
      unknownName('step', over, stepNames, place(`/dialogs/${name}/over`)),
    ),
    ...Object.entries(operations).flatMap(([name, { over }]) =>
      unknownName('state', over, [...stepNames, ...Object.keys(results)], place(`/operations/${name}/over`)),
    ),
    // While nobody knows, nothing that the customer does leads on: what is found out does.
    ...Object.entries(results).flatMap(([name, { means, on }]) =>
      means === 'not-known' && on
        ? [problem('unknown-property', { name: 'on' }, place(`/results/${name}/on`))]
        : [],
    ),
    ...transitionLists(manifest).flatMap(({ pointer, transitions }) =>
      transitions.flatMap(({ to }, index) =>
        to === undefined ? [] : unknownName('state', to, all, place(`${pointer}/${index}/to`)),
      ),
    ),
  ];
};

/** The order of steps is what customers go through: no step is without, none is passed over by everybody, and back is back. */
export const order: SequenceCheck = ({ manifest, place }) => {
  const orders = ordersOf(manifest);
  const unordered = Object.keys(manifest.steps).filter((step) => !orders.some((each) => each.includes(step)));
  return [
    ...unordered.map((step) => problem('unordered-step', { step }, place(pointerTo('/steps', step)))),
    ...waysBetween(manifest).flatMap(({ event, to, by, isForEverybody, passed, pointer }) => {
      if (event === 'back' && by > 0) return [problem('back-goes-on', { to }, place(pointer))];
      return isForEverybody && passed ? [problem('skips-step', { to, passed }, place(pointer))] : [];
    }),
  ];
};

/** A transition from one step to another. */
interface Way {
  event: string;
  to: string;
  /** How many steps further it is. */
  by: number;
  isForEverybody: boolean;
  /** The first step that it passes over. */
  passed: string | undefined;
  pointer: string;
}

function waysBetween(manifest: SequenceManifest): Way[] {
  return transitionLists(manifest).flatMap(({ state, trigger, pointer, transitions }) => {
    const from = stepBeneath(manifest, { at: state });
    const steps = ordersOf(manifest).find((each) => each.includes(from));
    return transitions.flatMap(({ when, to }, index) => {
      if (!steps || to === undefined || !steps.includes(to)) return [];
      const [start, end] = [steps.indexOf(from), steps.indexOf(to)];
      return {
        event: trigger,
        to,
        by: end - start,
        isForEverybody: when === undefined,
        passed: end > start + 1 ? steps[start + 1] : undefined,
        pointer: `${pointer}/${index}/to`,
      };
    });
  });
}

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
  { steps, dialogs = {}, operations = {}, results = {} }: SequenceManifest,
  pointer: string,
): readonly string[] {
  const [section = '', state = ''] = pointerKeys(pointer);
  const sections: Readonly<Record<string, Readonly<Record<string, { on?: object }>>>> = {
    steps,
    dialogs,
    results,
  };
  const own = ownValue(sections, section);
  if (own) return [...Object.keys(ownValue(own, state)?.on ?? {}), ...asking(operations, state)];
  const [first = [], ...others] = Object.values(steps).map(({ on }) => Object.keys(on));
  return first.filter((event) => others.every((known) => known.includes(event)));
}
