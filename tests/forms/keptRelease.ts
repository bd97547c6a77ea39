import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtomValue } from '../../engine/core/fact/index.ts';
import { emptyManifestSet, type ManifestSet } from '../../engine/core/manifest/index.ts';
import { migrate, type AnyManifests } from '../../engine/core/migrate/index.ts';
import { openSite } from '../../engine/core/site/index.ts';
import {
  formatPicture,
  pictureOf,
  readLocales,
  type PortalSources,
  type SourceFile,
} from '../../engine/verify/index.ts';

/** A release as it was published once: its files, and the pointer to it. */
export interface KeptRelease {
  pointer: SourceFile;
  files: readonly SourceFile[];
}

/** Somebody who looked at it, and what was known of them then. */
export interface KeptPerson {
  language: string;
  known: Readonly<Record<string, AtomValue>>;
}

/** Reads a file of the releases that are kept. */
export function readKept<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Content;
}

/** Everything that a release decides by, in the form of today: its bundle, and the pages and sequences beside it. */
function manifestsOf({ pointer, files }: KeptRelease): ManifestSet {
  const read = (path: string): unknown =>
    JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');
  const { bundle: path } = JSON.parse(pointer.text) as { bundle: string };
  const { format, manifests, parts } = read(path) as Bundle;
  const part = (kind: 'page' | 'sequence'): Record<string, unknown> =>
    Object.fromEntries(Object.entries(parts[kind] ?? {}).map(([id, file]) => [id, read(file)]));
  const whole = {
    ...manifests,
    page: { ...manifests['page'], ...part('page') },
    sequence: part('sequence'),
  };
  return { ...emptyManifestSet(), ...(migrate(whole, format).manifests as ManifestSet) };
}

interface Bundle {
  format: number;
  manifests: AnyManifests;
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The whole portal of a release as somebody sees it, as one text. */
export function pictureOfRelease(
  release: KeptRelease,
  { schemas, packs }: Pick<PortalSources, 'schemas' | 'packs'>,
  { language, known }: KeptPerson,
): string {
  const manifests = manifestsOf(release);
  const environment = manifests.site['site']?.environments[0] ?? '';
  const site = openSite(manifests, { environment, checks: packs.checks });
  const sentences = release.files
    .filter(({ path }) => path.startsWith('/assets/copy/'))
    .map(({ path, text }) => ({
      path: path.slice('/assets/copy/'.length).replace(/\.[0-9a-f]{32}/, ''),
      text,
    }));
  const { locales } = readLocales(sentences);
  return formatPicture(site, pictureOf({ site, locales, language, schemas, packs }, known));
}
