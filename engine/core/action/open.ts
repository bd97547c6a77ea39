import type { OpenAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `open`: a dialog over the page. */
export const open: ActionKind<OpenAction> = {
  key: 'open',
  press: ({ open: id }, { dialogs }) => ({ press: () => dialogs.open(id) }),
  byTimer({ open: id }, { dialogs }) {
    dialogs.open(id);
    return () => {
      if (dialogs.isOpened(id)) dialogs.close(id);
    };
  },
  target: (does) => does.open,
  leads: true,
  offline: true,
};
