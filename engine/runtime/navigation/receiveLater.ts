import type { PushReceiver, PushReceiverOptions } from './pushReceiver.ts';

/** Takes push messages; the code for that is loaded with the first one, for most customers never get any. */
export function receiveLater(options: PushReceiverOptions): PushReceiver {
  return (message) => {
    import('./pushReceiver.ts').then(
      ({ createPushReceiver }) => createPushReceiver(options)(message),
      (reason: unknown) => options.ports.report({ what: 'push-ignored', detail: { reason } }),
    );
  };
}
