import type { ManifestSet } from '../../../core/manifest/index.ts';
import { openSite } from '../../../core/site/index.ts';
import { loadPortal } from '../../loadPortal.ts';
import type { ReadablePortal } from '../../outline/index.ts';
import { readSet, sourcesOf } from '../../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from '../index.ts';

/** What a diff says of a change of the smallest portal. */
export function textOfChange(change: (manifests: ManifestSet) => void): string {
  const [before, after] = [portal(() => undefined), portal(change)];
  return formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
}

function portal(change: (manifests: ManifestSet) => void): ReadablePortal {
  const sources = sourcesOf(readSet('smallest'));
  const manifests = structuredClone(loadPortal(sources).manifests);
  change(manifests);
  const site = openSite(manifests, { environment: 'PROD' });
  return { site, locales: sources.locales, language: 'en', schemas: sources.schemas, packs: sources.packs };
}
