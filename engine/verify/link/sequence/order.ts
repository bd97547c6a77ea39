import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { stepBeneath } from '../../../core/sequence/index.ts';
import { pointerTo } from '../../../core/json/index.ts';
import { problem } from '../../problem/index.ts';
import type { SequenceCheck } from './checkedSequence.ts';
import { transitionLists } from './transitionLists.ts';

/** The order of steps is what customers go through: no step is without, none is passed over by everybody, and back is back. */
export const order: SequenceCheck = ({ manifest, place }) => {
  const orders = [manifest.order, ...(manifest.variants ?? []).map((variant) => variant.order)];
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
    const steps = [manifest.order, ...(manifest.variants ?? []).map((variant) => variant.order)].find(
      (each) => each.includes(from),
    );
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
