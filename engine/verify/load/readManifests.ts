import { partAt } from '../../core/json/index.ts';
import {
  manifestAt,
  type ManifestKind,
  manifestKinds,
  manifestPath,
  singletonKinds,
} from '../../core/manifest/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import { type ParsedJson, parseJson } from './parseJson.ts';
import { strangeLetter } from './slips.ts';
import { oncePer } from '../oncePer.ts';
import { type Fix, problem, type Problem, rewriting, withFix } from '../problem/index.ts';

/** A file of a portal's folder: its path inside it, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A manifest that is JSON, but not yet known to be valid. */
export interface ReadManifest {
  kind: ManifestKind;
  id: string;
  /** Path inside the portal's folder. */
  file: string;
  json: ParsedJson;
  /** The file of the manifest that it extends, once that is resolved. */
  base?: string;
}

/** Reads every file of a portal's folder. A file that cannot be read is a problem and is left out. */
export function readManifests(files: readonly SourceFile[]): {
  manifests: ReadManifest[];
  problems: Problem[];
} {
  const manifests: ReadManifest[] = [];
  const problems: Problem[] = [];
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const found = manifestAt(path);
    if (!found) {
      problems.push(withFix(misplaced(path), asFilesAreCalled(path, files)));
      continue;
    }
    const json = parseJson(text, path);
    if (Array.isArray(json)) problems.push(...json);
    else manifests.push(manifestOf(json, { ...found, file: path }));
  }
  for (const kind of singletonKinds) {
    if (files.some(({ path }) => path === `${kind}.json`)) continue;
    problems.push(problem('missing-file', undefined, { file: `${kind}.json`, pointer: '' }));
  }
  return { manifests, problems };
}

const manifestOf = oncePer((json: ParsedJson, named: Omit<ReadManifest, 'json'>): ReadManifest => ({
  ...named,
  json,
}));

const kindFolders = manifestKinds.flatMap((kind) => manifestPath(kind, '').split('/').slice(0, -1));

/** A file that is ignored because of its name. Systems that hide extensions make `storm.json.txt`. */
export function misplaced(file: string): Problem {
  const strange = strangeLetter(file.replace(/^.*\//, ''));
  const folder = /^(?!locales\/)(.+)\//.exec(file)?.[1];
  const isStray = folder !== undefined && !kindFolders.includes(folder);
  const reason =
    strange ??
    (file.endsWith('.json') ? undefined : 'its name does not end with .json') ??
    (isStray ? `"${folder}" is the folder of no kind` : undefined);
  return problem('misplaced-file', { reason }, { file, pointer: '' }, isStray ? kindFolders : []);
}

/** Renames a file whose only fault is capital letters or a second extension. */
function asFilesAreCalled(path: string, files: readonly SourceFile[]): Fix | undefined {
  const moveTo = path.toLowerCase().replace(/\.json\.txt$/, '.json');
  const isTaken = files.some((other) => other.path === moveTo);
  if (isTaken || !manifestAt(moveTo)) return undefined;
  return rewriting(`calls the file ${moveTo}`, { file: path, pointer: '', moveTo });
}

/**
 * Reports that a portal has another format version, and nothing else: the schemas would find a hundred consequences. A
 * missing version, or one that is no number, is left to the schema.
 */
export function otherFormat(manifests: readonly ReadManifest[]): Problem | undefined {
  const site = manifests.find(({ kind }) => kind === 'site');
  if (!site) return undefined;
  const { value, lineAt } = site.json;
  const version = partAt(value, '/formatVersion');
  if (typeof version !== 'number' || version === formatVersion) return undefined;
  return problem(
    version < formatVersion ? 'older-format' : 'newer-format',
    { version, present: formatVersion },
    { file: site.file, pointer: '/formatVersion', line: lineAt('/formatVersion') },
  );
}
