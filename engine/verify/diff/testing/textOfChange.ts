import type { ManifestSet } from '../../../core/manifest/index.ts';
import { openSite } from '../../../core/site/index.ts';
import { loadPortal } from '../../loadPortal.ts';
import type { ReadablePortal } from '../../outline/index.ts';
import { readSet, sourcesOf } from '../../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from '../index.ts';

type Sentences = Record<string, string>;

/** What a diff says of a change of the smallest portal, or of its English sentences. */
export function textOfChange(change: (manifests: ManifestSet, sentences: Sentences) => void): string {
  const [before, after] = [portal(() => undefined), portal(change)];
  return formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
}

function portal(change: (manifests: ManifestSet, sentences: Sentences) => void): ReadablePortal {
  const { schemas, packs, ...sources } = sourcesOf(readSet('smallest'));
  const manifests = structuredClone(loadPortal({ ...sources, schemas, packs }).manifests);
  const locales = structuredClone(sources.locales);
  change(manifests, (locales['en']?.['library'] ?? {}) as Sentences);
  const site = openSite(manifests, { environment: 'PROD' });
  return { site, locales, language: 'en', schemas, packs };
}
