import type { RunningPortal } from '../../engine/index.ts';
import { nativeBridge } from './nativeBridge.ts';

/**
 * Takes customers where they asked the app to: a tapped message to what its manifest says, an opened link to its address.
 * Both go through the portal's own ways, so that its guards decide.
 */
export function followApp(
  { host }: Pick<RunningPortal, 'host'>,
  report: Parameters<typeof nativeBridge>[0],
): void {
  nativeBridge(report)?.onRequest((request) => {
    const portal = host.current();
    if (request.type === 'push') portal?.receive(request.message);
    else portal?.navigator.go(request.address);
  });
}
