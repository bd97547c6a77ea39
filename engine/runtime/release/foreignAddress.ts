import { isOwnAddress } from '../../core/link/index.ts';
import type { Bundle } from './release.ts';

/**
 * Where a bundle sets an address that is none of the portal's own: the place of the first one; undefined where all are.
 * The browser follows them without asking: a script among them would run at a press, another host would get what is
 * meant for ours. Addresses outside (`external`) are https only, where a link takes them.
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
