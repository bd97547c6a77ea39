import { formatVersion, type Pointer } from '../../../engine/build.ts';
import { bundleOf, readPointer, type ReleaseFolder } from './releaseFolder.ts';

/**
 * The pointer to the live release and to nothing else. Where nothing was published yet, it is one to the release that
 * the portal was built with.
 */
export function livePointer(folder: ReleaseFolder, live: string): Pointer {
  return { format: readPointer(folder)?.format ?? formatVersion, bundle: bundleOf(live) };
}
