import type { LinkCheck } from '../linkContext.ts';
import type { SequenceCheck } from './transitionLists.ts';
import { asking, data, fields, operations } from './data.ts';
import { events, order, states } from './states.ts';

export { ordersOf, type TransitionList, transitionLists } from './transitionLists.ts';

const checks: readonly SequenceCheck[] = [states, order, fields, operations, data, events];

/** Inside a sequence every state, field, event, piece of data, parameter and outcome that is named exists and fits. */
export const sequences: LinkCheck = (context) =>
  Object.entries(context.manifests.sequence).flatMap(([id, manifest]) => {
    const place = (pointer: string) => context.placeOf('sequence', id, pointer);
    const checked = { id, manifest, context, place };
    const found = checks.flatMap((check) => check(checked));
    // A name that leads nowhere may be that of what would give the field its value.
    return found.length > 0 ? found : asking(checked);
  });
