import type { RunningPortal } from '../../engine/index.ts';
import { nativeBridge } from './nativeBridge.ts';

/**
 * Performs the app's requests: a tapped message leads to the target in its manifest, an opened link to its address.
 * Both use the portal's own navigation, so that its guards decide.
 */
export function followApp(portal: RunningPortal, report: Parameters<typeof nativeBridge>[0]): void {
  nativeBridge(report)?.onRequest((request) => {
    if (request.type === 'push') portal.receive(request.message);
    else portal.go(request.address);
  });
}
