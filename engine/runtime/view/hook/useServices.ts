import type { SiteManifest } from '../../../core/manifest/index.ts';
import type { PackServices } from '../../ports/index.ts';
import { usePortal } from '../../portal/index.ts';

/**
 * Constants, endpoints, settings, the network and the clock, for the code of a widget.
 *
 * @example
 * const { constant, clock } = useServices();
 * const isLate = Date.parse(dueAt) + Number(constant('daysOfGrace')) * day < clock.now();
 */
export function useServices(): PackServices {
  return usePortal().services;
}

/**
 * Names and colours of the brand, as the site manifest has them.
 *
 * @example
 * const { name } = useBrand();
 */
export function useBrand(): SiteManifest['brand'] {
  return usePortal().site.manifest.brand;
}
