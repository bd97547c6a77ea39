import type { RetryAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `retry`: asks again for what could not be loaded. */
export const retry: ActionKind<RetryAction> = {
  key: 'retry',
  press: (_, { place: { retry: act } }) => act && { press: () => act() },
};
