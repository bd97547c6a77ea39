import type { ExtendSessionAction } from '../manifest/index.ts';
import { plainAction } from './action.ts';

/** `extendSession`: says to the server that the customer is still there. */
export const extendSession = plainAction<ExtendSessionAction>({ key: 'extendSession' }, (does, host) =>
  host.extendSession(does),
);
