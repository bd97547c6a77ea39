import { keyAt, unknownReference } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** What stands in a slot of a widget is shown: the widget has that slot. */
export const slots: LinkCheck = ({ usages }) =>
  usages.slots
    .filter(({ value, known }) => !known.includes(value))
    .map(({ value: name, known, place }) =>
      unknownReference({ kind: 'slot', name }, place, known, keyAt(place)),
    );
