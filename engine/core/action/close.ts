import type { CloseAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `close`: closes the dialog that holds the control. */
export const close: ActionKind<CloseAction> = {
  key: 'close',
  press: (_, { place: { close: act } }) => act && { press: () => act() },
};
