import { isRecord } from '../../core/json/index.ts';
import type { ManifestSet, SiteManifest } from '../../core/manifest/index.ts';
import { formatVersion, type ReleaseNeeds } from '../../core/release/index.ts';

/** One release. Never changed after it was written. */
export interface Bundle {
  /** The form in which its files are written. */
  format: number;
  /** The code that it needs; undefined if it does not say. */
  needs?: ReleaseNeeds;
  /** All manifests that decide. Of pages only the first ones, of sequences only the part that everybody needs. */
  manifests: ManifestSet;
  /** Kind -> id -> path of the manifest that is a file of its own. */
  parts: Paths;
  /** Language -> namespace -> path of its sentences. */
  copy: Paths;
}

/** Two levels of names -> the path of a file of the release. */
export type Paths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a value has the form of a bundle. Its content was verified when it was published, and its hash says so. */
export function isBundle(value: unknown): value is Bundle {
  if (!isRecord(value) || value['format'] !== formatVersion) return false;
  if (!isPaths(value['copy']) || !isPaths(value['parts'])) return false;
  const { manifests, needs } = value;
  if (needs !== undefined && !isNeeds(needs)) return false;
  return isRecord(manifests) && Object.values(manifests).every(isRecord) && isRecord(manifests['site']);
}

/** The site manifest of a release. */
export function siteOf({ manifests }: Pick<Bundle, 'manifests'>): SiteManifest {
  const site = manifests.site['site'];
  if (!site) throw new Error('The release has no site.');
  return site;
}

function isNeeds(value: unknown): value is ReleaseNeeds {
  if (!isRecord(value) || !isRecord(value['operations'])) return false;
  return ['widgets', 'sources', 'derivations'].every((names) => Array.isArray(value[names]));
}

function isPaths(value: unknown): value is Paths {
  return isRecord(value) && Object.values(value).every(isNames);
}

function isNames(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((path) => typeof path === 'string');
}
