import type { ReloadAction } from '../manifest/index.ts';
import { plainAction } from './action.ts';

/** `reload`: loads the page anew. */
export const reload = plainAction<ReloadAction>({ key: 'reload', leads: true }, (_, host) => host.reload());
