import { manifestOf } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';

/** What happens on the way to a route: it begins, the page is there, it is given up for another, or it fails. */
export type NavigationMoment = 'start' | 'end' | 'cancel' | 'error';

/**
 * What becomes of the shell's spinner at a moment of the way to a route. A section clears it itself when it is ready;
 * a route without spinner does not show one, but takes away what another has left.
 */
export function decideSpinner(
  site: Site,
  moment: NavigationMoment,
  route: string,
): 'show' | 'clear' | 'leave' {
  const { spinner = 'shell', keepsSpinnerWhenCancelled = false } =
    manifestOf(site.manifests, 'route', route) ?? {};
  if (moment === 'start') return spinner === 'none' ? 'leave' : 'show';
  if (spinner === 'section') return 'leave';
  return moment === 'cancel' && keepsSpinnerWhenCancelled ? 'leave' : 'clear';
}
