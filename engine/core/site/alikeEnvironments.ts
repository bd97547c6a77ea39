import type { ManifestSet } from '../manifest/index.ts';
import { existsIn } from './openSite.ts';

/**
 * The environments of a site in groups, in each of which the same routes exist: what is decided in one of a group is
 * decided so in all of it. The first of the first group is the one that customers use.
 *
 * @param also what else must be the same within a group
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
