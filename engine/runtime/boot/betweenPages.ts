import type { Portal } from '../portal/index.ts';

/**
 * Whether another release may take the place of this portal as far as the portal itself knows: no sequence is shown,
 * nothing that must not be interrupted is on its way, and it is not being decided where the customer is led.
 */
export function isBetweenPages(portal: Portal | undefined): boolean {
  const { shown, deciding } = portal?.navigator.screen() ?? {};
  return shown !== undefined && shown.sequence === undefined && !deciding && !portal?.hold.isHeld();
}
