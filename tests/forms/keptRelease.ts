import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtomValue } from '../../engine/core/fact/index.ts';
import type { ManifestSet } from '../../engine/core/manifest/index.ts';
import { openSite } from '../../engine/core/site/index.ts';
import {
  createParts,
  fileLoader,
  loadRelease,
  type LoadedRelease,
} from '../../engine/runtime/release/index.ts';
import { fakePorts } from '../../engine/runtime/testing/index.ts';
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

/** Loads a release as a browser does, from nothing but its files. */
export async function loadKept({
  pointer,
  files,
}: KeptRelease): Promise<LoadedRelease & { reports: unknown }> {
  const texts = new Map([pointer, ...files].map(({ path, text }) => [path, text]));
  const ports = fakePorts({
    fetch: (path) => {
      const text = texts.get(path);
      return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
    },
  });
  const release = await loadRelease({ ports, fits: () => true, pointer: pointer.path });
  const load = fileLoader(ports, release.bundle.parts);
  const parts = createParts(release.bundle.manifests, release.bundle.parts, load);
  const { page = {}, sequence = {} } = release.bundle.parts;
  const pages = Object.keys(page).map(async (id) => [id, await parts.page(id)] as const);
  const sequences = Object.keys(sequence).map(async (id) => [id, await parts.sequence(id)] as const);
  const manifests = {
    ...release.bundle.manifests,
    page: { ...release.bundle.manifests.page, ...Object.fromEntries(await Promise.all(pages)) },
    sequence: Object.fromEntries(await Promise.all(sequences)),
    persona: {},
  } as unknown as ManifestSet;
  return { ...release, bundle: { ...release.bundle, manifests }, reports: ports.reports };
}

/** The whole portal of a release as somebody sees it, as one text. */
export function pictureOfRelease(
  { bundle }: Pick<LoadedRelease, 'bundle'>,
  { files }: KeptRelease,
  { schemas, packs }: Pick<PortalSources, 'schemas' | 'packs'>,
  { language, known }: KeptPerson,
): string {
  const environment = bundle.manifests.site['site']?.environments[0] ?? '';
  const site = openSite(bundle.manifests, { environment, checks: packs.checks });
  const sentences = files
    .filter(({ path }) => path.startsWith('/assets/copy/'))
    .map(({ path, text }) => ({
      path: path.slice('/assets/copy/'.length).replace(/\.[0-9a-f]{32}/, ''),
      text,
    }));
  const { locales } = readLocales(sentences);
  return formatPicture(site, pictureOf({ site, locales, language, schemas, packs }, known));
}
