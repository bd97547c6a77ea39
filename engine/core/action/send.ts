import type { SendAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `send`: an event of the sequence around. */
export const send: ActionKind<SendAction> = {
  key: 'send',
  press: ({ send: event }, { send: tell }) => tell && { press: () => tell(event) },
  target: (does) => does.send,
};
