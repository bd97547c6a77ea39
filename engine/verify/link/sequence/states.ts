import { problem } from '../../problem/index.ts';
import { unknownName, type SequenceCheck } from './checkedSequence.ts';
import { transitionLists } from './transitionLists.ts';

/** Orders, layers and transitions name states that exist, of a section that fits. */
export const states: SequenceCheck = ({ manifest, place }) => {
  const { steps, dialogs = {}, operations = {}, results, order, variants = [] } = manifest;
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
