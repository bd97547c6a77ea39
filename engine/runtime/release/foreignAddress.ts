import { isOwnAddress } from '../../core/link/index.ts';
import type { Bundle } from './release.ts';

/**
 * The place of the first address in a bundle that is not the portal's own; undefined if all are. Browsers follow these
 * addresses unasked: a script would run at a press, another host would get data meant for ours. Addresses outside
 * (`external`) must be https, which links check.
 */
export function foreignAddress({ manifests }: Bundle): string | undefined {
  const { session, endpoints, toggles } = manifests.site['site'] ?? {};
  const places: [string, unknown][] = [
    ...(['check', 'signIn', 'signOut', 'extend'] as const).map(
      (name) => [`/session/${name}`, session?.[name]] as [string, unknown],
    ),
    ...Object.entries(endpoints ?? {}).map(
      ([name, path]) => [`/endpoints/${name}`, path] as [string, unknown],
    ),
    ['/toggles/service', toggles?.service],
    ...Object.entries(manifests.analytics ?? {}).map(
      ([id, { service }]) => [`analytics ${id}`, service] as [string, unknown],
    ),
    ...Object.entries(manifests.route ?? {}).map(
      ([id, { path }]) => [`route ${id}`, path] as [string, unknown],
    ),
  ];
  return places.find(([, address]) => address !== undefined && !isOwnAddress(String(address)))?.[0];
}
