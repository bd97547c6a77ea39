import type { PrintAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `print`: prints the page. */
export const print: ActionKind<PrintAction> = {
  key: 'print',
  press: (_, host) => ({ press: () => host.print() }),
};
