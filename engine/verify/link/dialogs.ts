import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Each dialog can be left. What shows only as long as its condition holds goes by itself. */
export const dialogs: LinkCheck = ({ manifests, placeOf }) =>
  Object.entries(manifests.dialog)
    .filter(([, { closable = true, actions, when }]) => !closable && actions.length === 0 && !when)
    .map(([id]) => problem('no-way-out', undefined, placeOf('dialog', id, '/closable')));
