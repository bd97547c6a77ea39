import { manifestOf } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';

/** A moment of a navigation: it begins, its page shows, another one replaces it, or it fails. */
export type NavigationMoment = 'start' | 'end' | 'cancel' | 'error';

/**
 * The effect of such a moment on the shell's spinner. A section clears it when it is ready; a route without spinner shows
 * none, but clears that of another route.
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
