import type { BackAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `back`: goes back to the page before, as the browser does. Where there is none worth going to, it is not shown. */
export const back: ActionKind<BackAction> = {
  key: 'back',
  leads: true,
  ofTab: () => true,
  press(_, host) {
    const press = host.back();
    return press && { press };
  },
};
