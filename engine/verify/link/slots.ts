import { keyAt, problem, respelling, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** What stands in a slot of a widget is shown: the widget has that slot. */
export const slots: LinkCheck = ({ usages }) =>
  usages.slots
    .filter(({ value, known }) => !known.includes(value))
    .map(({ value, known, place }) =>
      withFix(
        problem('unknown-reference', { kind: 'slot', name: value }, place, known),
        respelling(value, known, keyAt(place)),
      ),
    );
