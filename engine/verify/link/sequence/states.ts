import { unknownName, type SequenceCheck } from './checkedSequence.ts';
import { transitionLists } from './transitionLists.ts';

/** Orders, layers and transitions name states that exist, of a section that fits. */
export const states: SequenceCheck = ({ manifest, place }) => {
  const { steps, dialogs = {}, operations = {}, results, order, variants = [] } = manifest;
  const stepNames = Object.keys(steps);
  const all = [steps, dialogs, operations, results].flatMap((section) => Object.keys(section));
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
    ...transitionLists(manifest).flatMap(({ pointer, transitions }) =>
      transitions.flatMap(({ to }, index) =>
        to === undefined ? [] : unknownName('state', to, all, place(`${pointer}/${index}/to`)),
      ),
    ),
  ];
};
