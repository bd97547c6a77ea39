import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackVocabulary, PortalSources, Schema } from '../../engine/build.ts';
import { FailureError } from './command.ts';

/** `packs.json` of a set of manifests over another portal: the code that it assumes and that is not built yet. */
export interface Layer {
  /** The folder of the portal beneath, from the root. */
  over: string;
  /** Widget id -> name of the schema of its settings, in the folder `widgets` of the set. */
  widgets: Readonly<Record<string, string>>;
  operations: PackVocabulary['operations'];
  /** Record ids that have a source. */
  records?: readonly string[];
}

/** Whether a folder is a set over another portal. */
export function isLayer(root: string, folder: string): boolean {
  return existsSync(join(root, folder, 'packs.json'));
}

/** Reads `packs.json` of a set. */
export function readLayer(root: string, folder: string): Layer {
  const layer = JSON.parse(readFileSync(join(root, folder, 'packs.json'), 'utf8')) as Layer;
  if (typeof layer.over !== 'string')
    throw new FailureError(
      `${folder}/packs.json does not say over which portal the set lies: "over" names its folder.`,
    );
  return layer;
}

/** The registered code of the project, extended by the assumed code of the set. */
export function codeOver(
  root: string,
  folder: string,
  layer: Layer,
  { schemas, packs }: Pick<PortalSources, 'schemas' | 'packs'>,
): Pick<PortalSources, 'schemas' | 'packs'> {
  const unbuilt = Object.entries(layer.widgets).map(([id, name]) => {
    const path = `${folder}/widgets/${name}.schema.json`;
    return [id, { path, schema: JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema }] as const;
  });
  return {
    schemas: new Map([...schemas, ...unbuilt.map(([, { path, schema }]) => [path, schema] as const)]),
    packs: {
      widgets: { ...packs.widgets, ...Object.fromEntries(unbuilt) },
      ...(packs.sources && { sources: packs.sources }),
      records: [...(packs.records ?? []), ...(layer.records ?? [])],
      operations: { ...packs.operations, ...layer.operations },
      ...(packs.foundOut && { foundOut: packs.foundOut }),
      ...(packs.requirements && { requirements: packs.requirements }),
      derivations: packs.derivations,
    },
  };
}
