import type { ManifestSet } from '../../../core/manifest/index.ts';
import { openSite } from '../../../core/site/index.ts';
import { loadPortal } from '../../loadPortal.ts';
import type { ReadablePortal } from '../../outline/index.ts';
import { readSet, sourcesOf } from '../../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from '../index.ts';

type Sentences = Record<string, string>;

type Edit = (manifests: ManifestSet, sentences: Sentences) => void;

/** What a diff says of a change of the smallest portal, or of its English sentences; `first` is what the other side has changed. */
export function textOfChange(change: Edit, first: Edit = () => undefined): string {
  const [before, after] = [portal(first), portal(change)];
  return formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
}

function portal(change: Edit): ReadablePortal {
  const { schemas, packs, ...sources } = sourcesOf(readSet('smallest'));
  const manifests = structuredClone(loadPortal({ ...sources, schemas, packs }).manifests);
  const locales = structuredClone(sources.locales);
  change(manifests, (locales['en']?.['library'] ?? {}) as Sentences);
  const site = openSite(manifests, { environment: 'PROD' });
  return { site, locales, language: 'en', schemas, packs };
}
