import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackVocabulary, PortalSources } from '../../engine/verify/index.ts';
import type { Schema } from '../../engine/core/schema/index.ts';
import { mergePatch } from './mergePatch.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from './portalTexts.ts';

/**
 * `packs.json` of a set of manifests that lies over another portal: what it takes for granted that is not built yet.
 *
 * - `portal/…` adds manifests, or replaces those of the same path;
 * - `changes/…` changes manifests of the other portal, as JSON Merge Patch (RFC 7396);
 * - `locales/<language>/<namespace>.json` adds sentences.
 */
interface Layer {
  /** The folder of the portal beneath, from the root. */
  over: string;
  checks: readonly string[];
  /** Widget id -> name of the schema of its settings, in the folder `widgets` of the set. */
  widgets: Readonly<Record<string, string>>;
  operations: PackVocabulary['operations'];
  /** Group of facts -> the built group whose derivations it takes over, with other names for what these read. */
  derivations: Readonly<Record<string, { like: string; rename: Readonly<Record<string, string>> }>>;
}

/** Whether a folder is a set that lies over another portal. */
export function isLayer(root: string, folder: string): boolean {
  return existsSync(join(root, folder, 'packs.json'));
}

/** Puts a set over the portal beneath: its texts over that one's, and what is not built yet beside what the code registers. */
export function overlaid(
  root: string,
  folder: string,
  code: Pick<PortalSources, 'schemas' | 'packs'>,
): PortalSources {
  const layer = JSON.parse(readFileSync(join(root, folder, 'packs.json'), 'utf8')) as Layer;
  const texts = textsOver(readPortalTexts(root, layer.over), root, folder);
  const { schemas, packs } = code;
  const unbuilt = Object.entries(layer.widgets).map(([id, name]) => {
    const path = `${folder}/widgets/${name}.schema.json`;
    return [id, { path, schema: JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema }] as const;
  });
  return {
    ...sourcesOf(texts),
    schemas: new Map([...schemas, ...unbuilt.map(([, { path, schema }]) => [path, schema] as const)]),
    packs: {
      widgets: { ...packs.widgets, ...Object.fromEntries(unbuilt) },
      checks: [...packs.checks, ...layer.checks],
      ...(packs.sources && { sources: packs.sources }),
      operations: { ...packs.operations, ...layer.operations },
      derivations: { ...packs.derivations, ...takenOver(packs.derivations, layer.derivations) },
    },
  };
}

/** Derivations of groups that are like a built one: the same functions, of other facts. */
function takenOver(
  built: PackVocabulary['derivations'],
  groups: Layer['derivations'],
): PackVocabulary['derivations'] {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, { like, rename }]) => {
      const names = { [`${like}.`]: `${group}.`, ...rename };
      const own = Object.entries(built).filter(([fact]) => fact.startsWith(`${like}.`));
      return own.map(([fact, from]) => [
        renamedFact(fact, names),
        from.map((each) => renamedFact(each, names)),
      ]);
    }),
  ) as PackVocabulary['derivations'];
}

function renamedFact(fact: string, names: Readonly<Record<string, string>>): string {
  const prefix = Object.keys(names).find((each) => fact.startsWith(each));
  return prefix === undefined ? fact : `${names[prefix]}${fact.slice(prefix.length)}`;
}

/** The texts of a portal with those of a set over them. */
function textsOver(beneath: PortalTexts, root: string, folder: string): PortalTexts {
  const own = readPortalTexts(root, `${folder}/portal`);
  const changes = readPortalTexts(root, `${folder}/changes`).manifests;
  const { manifests: sentences } = readPortalTexts(root, `${folder}/locales`);
  return {
    manifests: merged(replaced(beneath.manifests, own.manifests), changes),
    locales: merged(beneath.locales, sentences),
  };
}

type Texts = PortalTexts['manifests'];

function replaced(beneath: Texts, above: Texts): Texts {
  const paths = new Set(above.map(({ path }) => path));
  return [...beneath.filter(({ path }) => !paths.has(path)), ...above];
}

/** Files of the same path become one; the others are there as they are. */
function merged(beneath: Texts, above: Texts): Texts {
  const changed = above.map(({ path, text }) => {
    const found = beneath.find((file) => file.path === path);
    if (!found) return { path, text };
    const value = mergePatch(JSON.parse(found.text), JSON.parse(text));
    return { path, text: `${JSON.stringify(value, undefined, 2)}\n` };
  });
  return replaced(beneath, changed);
}
