import type { NativeAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `native`: an operation that needs something of the device; something else where the device does not have it. */
export const native: ActionKind<NativeAction> = {
  key: 'native',
  press({ native: run, capability }, host) {
    return host.read(capability) === true ? { press: () => host.operate({ run }) } : undefined;
  },
  otherwise: (does) => does.otherwise,
  target: (does) => does.native,
  facts: ({ capability }) => [capability],
};
