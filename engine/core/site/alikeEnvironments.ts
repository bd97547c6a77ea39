import type { ManifestSet } from '../manifest/index.ts';
import { existsIn } from './openSite.ts';

/**
 * Groups of environments with the same routes: a decision is the same in all environments of a group. The first of the
 * first group is the one that customers use.
 *
 * @param also further properties that must be the same within a group
 */
export function alikeEnvironments(
  { site, route }: ManifestSet,
  also: (environment: string) => string = () => '',
): string[][] {
  const environments = site['site']?.environments ?? [];
  const groups = Map.groupBy(environments, (environment) => {
    const routes = Object.entries(route).filter(([, manifest]) => existsIn(manifest, environment));
    return [...routes.map(([id]) => id), also(environment)].join(' ');
  });
  return [...groups.values()];
}
