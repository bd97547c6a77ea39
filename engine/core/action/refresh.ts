import type { RefreshAction } from '../manifest/index.ts';
import { plainAction } from './action.ts';

/** `refresh`: asks again for facts that somebody uses. */
export const refresh = plainAction<RefreshAction>({ key: 'refresh' }, (does, host) =>
  host.refresh(does.refresh),
);
