import { problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Each dialog can be left. What shows only as long as a condition holds, its own or that of a timer, goes by itself. */
export const dialogs: LinkCheck = (context) =>
  Object.entries(context.manifests.dialog)
    .filter(([, { closable = true, actions, when }]) => !closable && actions.length === 0 && !when)
    .filter(([id]) => !isTakenBack(context, id))
    .map(([id]) => problem('no-way-out', undefined, context.placeOf('dialog', id, '/closable')));

/** Only timers open it, and each takes it back when that is over for which it did. */
function isTakenBack({ manifests, usages }: LinkContext, dialog: string): boolean {
  const openers = usages.references.filter(({ kind, value }) => kind === 'dialog' && value === dialog);
  const isTimer = ({ kind, id }: (typeof openers)[number]['manifest']): boolean =>
    kind === 'timer' && manifests.timer[id]?.while !== undefined;
  return openers.length > 0 && openers.every(({ manifest }) => isTimer(manifest));
}
