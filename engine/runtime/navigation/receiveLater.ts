import type { PushReceiver, PushReceiverOptions } from './pushReceiver.ts';

/** Receives push messages; its code is loaded with the first one, since most customers never get any. */
export function receiveLater(options: PushReceiverOptions): PushReceiver {
  return (message) => {
    import('./pushReceiver.ts').then(
      ({ createPushReceiver }) => createPushReceiver(options)(message),
      (reason: unknown) => options.ports.report({ what: 'push-ignored', detail: { reason } }),
    );
  };
}
