import { relative } from 'node:path';
import type { ManifestSet } from '../../../engine/build.ts';
import { layOut } from '../format/index.ts';
import type { Project } from '../project.ts';

/** What a new thing is made from. */
export interface Wish {
  /** In small letters, joined by hyphens; for a widget `<domain>/<name>`. */
  name: string;
  project: Project;
  manifests: ManifestSet;
  /** Text of a file of the project, by its path from the root; undefined when there is none. */
  read(path: string): string | undefined;
}

/** What has to be written for a new thing. */
export interface Scaffold {
  /** Path from the project's root -> whole text. */
  files: Readonly<Record<string, string>>;
  /** What remains to be done by a person, a line each. */
  next: readonly string[];
}

/** One kind of thing that can be made. A new one is a file here and a line in the list of `index.ts`. */
export type Scaffolder = (wish: Wish) => Scaffold;

/** The file of a new manifest, in the folder of its kind, with the schema that explains it in an editor. */
export function newManifest({ project, name }: Wish, kind: string, manifest: object): Record<string, string> {
  const folder = `${project.manifests}/${kind}s`;
  const $schema = `${relative(folder, project.schemas).replaceAll('\\', '/')}/${kind}.schema.json`;
  return { [`${folder}/${name}.json`]: layOut(JSON.stringify({ $schema, ...manifest })) };
}

/** A name as a key of sentences: `outage-map` is `outageMap`. */
export function keyOf(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A name as people read it: `outage-map` is `Outage map`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as a component is called: `outage-map` is `OutageMap`. */
export function componentOf(name: string): string {
  const key = keyOf(name);
  return key.charAt(0).toUpperCase() + key.slice(1);
}
