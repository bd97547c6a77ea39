import { openSite } from '../../core/site/index.ts';
import {
  createPin,
  loadBundle,
  type LoadedRelease,
  loadRelease,
  type ReleaseOptions,
} from '../release/index.ts';

/** The environment and the path with which the page starts. */
export interface Beginning extends ReleaseOptions {
  environment: string | undefined;
  /** Path of the address. */
  path: string;
}

/** The release with which the page starts, and whether a running sequence pins it. */
export interface FirstRelease {
  release: LoadedRelease;
  isPinned: boolean;
}

/** Rejects when there is no release to be had, there never was a good one, and the portal was built with none. */
export async function firstRelease(beginning: Beginning): Promise<FirstRelease> {
  const pinned = await pinnedRelease(beginning);
  if (pinned) return { release: pinned, isPinned: true };
  return { release: await loadRelease(beginning), isPinned: false };
}

/**
 * The release that this tab's running sequence began with, after a reload in its middle. Undefined if there is none, the
 * tab is elsewhere now, or the release cannot be loaded or is not valid for this code, which may be newer: then the
 * present release goes on with what still fits it. It is validated before it is shown, and does not become the last good
 * one, since it may have been rolled back.
 */
async function pinnedRelease({
  ports,
  fits,
  environment,
  path,
}: Beginning): Promise<LoadedRelease | undefined> {
  const pin = createPin(ports.tabStorage);
  const pinned = pin.read();
  if (!pinned) return undefined;
  try {
    const release = await loadBundle({ ports, fits }, pinned.release);
    if (!fits(release)) throw new Error('The code of this page cannot show it.');
    if (!(await release.isValid())) throw new Error('It is not valid for the code of this page.');
    const { manifests } = release.bundle;
    const site = openSite(manifests, {
      environment: environment ?? manifests.site['site']?.environments[0] ?? '',
    });
    const { route = '' } = site.routes.match(path) ?? {};
    if (site.manifests.route[route]?.sequence === pinned.sequence) return release;
  } catch (reason) {
    ports.report({ what: 'pinned-release-unavailable', detail: { release: pinned.release, reason } });
  }
  pin.clear();
  return undefined;
}
