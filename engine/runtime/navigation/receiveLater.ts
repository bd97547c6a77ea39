import type { PushReceiver, PushReceiverOptions } from './pushReceiver.ts';

/**
 * Receives push messages; its code is loaded with the first one, since most customers never get any. An app that a tap
 * brings to the front often has no network yet: what was tapped last is received when it is back.
 */
export function receiveLater(options: PushReceiverOptions): PushReceiver {
  const { ports } = options;
  let stopWaiting: (() => void) | undefined;
  function receive(message: unknown): void {
    stopWaiting?.();
    import('./pushReceiver.ts').then(
      ({ createPushReceiver }) => createPushReceiver(options)(message),
      (reason: unknown) => {
        ports.report({ what: 'push-waits', detail: { reason } });
        stopWaiting?.();
        stopWaiting = ports.whenBack(() => receive(message));
      },
    );
  }
  return receive;
}
