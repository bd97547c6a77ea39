import type { DismissAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `dismiss`: puts away what holds the control. */
export const dismiss: ActionKind<DismissAction> = {
  key: 'dismiss',
  press: (_, { place: { dismiss: act } }) => act && { press: () => act() },
};
