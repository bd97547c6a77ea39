import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createSchemaValidator,
  formatProblem,
  parseJson,
  problem,
  type Problem,
  type Schema,
  withGroup,
} from '../../engine/build.ts';
import type { Derivations, Pack } from '../../engine/index.ts';
import { FailureError } from './command.ts';
import schema from './project.schema.json' with { type: 'json' };

/** Folder of the engine and its tools, absolute. The schemas of all portals are in its `schemas`. */
export const engineFolder = join(import.meta.dirname, '../..');

/** A portal's project, as in the field `portal` of its package.json. Paths are relative to its folder. */
export interface Project {
  /** Folder of the project, absolute. */
  root: string;
  packs: string;
  eager: string;
  /** The module that draws the first screens. */
  prerender?: string;
  widgets: readonly string[];
  code: readonly string[];
  /** Folder of files that are served as they are. */
  public?: string;
  manifests: string;
  locales: string;
  /** Folder of the generated schemas with this portal's names. */
  schemas: string;
  /** The module of the icons that manifests can name. */
  icons?: string;
  /** Files of the requirements that manifests name as their source. */
  requirements?: readonly string[];
  /** The GraphQL schema of its packs' documents. */
  graph?: string;
  sourceLanguage: string;
  /** File of sentences, without its ending, that new ones are written into. */
  newSentences: string;
}

const opened = new Map<string, Project>();

/** The project that `PORTAL_PROJECT` names, or else the repository. Throws as `openProject`. */
export function currentProject(): Project {
  return openProject(resolve(process.env['PORTAL_PROJECT'] ?? engineFolder));
}

/**
 * Opens the project of a folder.
 *
 * @param root absolute
 * @throws FailureError if its package.json lacks a required field, or names a path that does not exist
 */
export function openProject(root: string): Project {
  const known = opened.get(root);
  if (known) return known;
  const file = join(root, 'package.json');
  if (!existsSync(file))
    throw new FailureError(
      `${root} is no project: it has no package.json. Name the folder of one (PORTAL_PROJECT), or write one whose field "portal" says what the project is; docs/second-portal.md shows one.`,
    );
  const shown = relative(process.cwd(), file);
  const { project, problems } = readProject(root, readFileSync(file, 'utf8'), shown);
  if (!project)
    throw new FailureError(
      `${problems.map(formatProblem).join('\n')}\nThe field "portal" of ${shown} says what the project is: see docs/second-portal.md.`,
    );
  opened.set(root, project);
  return project;
}

/** The packs of a project. Code that a pack loads lazily is not loaded. */
export async function packsOf({ root, packs }: Project): Promise<readonly Pack[]> {
  const file = realpathSync(join(root, packs));
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { packs?: readonly Pack[] };
  if (Array.isArray(module.packs)) return module.packs;
  throw new FailureError(
    `${join(root, packs)} exports no list \`packs\`, but ${Object.keys(module).join(', ') || 'nothing'}. The field "portal" of package.json names it as the module of the packs.`,
  );
}

/** The functions of derived facts, by the full name of the fact. */
export async function derivationsOf(packs: readonly Pack[]): Promise<Derivations> {
  const loaders = packs.flatMap(({ derivations = {} }) => Object.entries(derivations));
  const groups = await Promise.all(loaders.map(async ([group, load]) => withGroup(group, await load())));
  return Object.assign({}, ...groups) as Derivations;
}

/** The names of the icons that manifests can use; undefined if the project has no module of them. */
export async function iconNamesOf({ root, icons }: Project): Promise<readonly string[] | undefined> {
  if (icons === undefined) return undefined;
  const file = realpathSync(join(root, icons));
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { icons?: object };
  return Object.keys(module.icons ?? {});
}

/** Vite's `publicDir`: the folder of files that are served as they are, or false without one. */
export function publicFolder({ root, public: folder }: Project): string | false {
  return folder !== undefined && join(root, folder);
}

function readProject(
  root: string,
  text: string,
  file: string,
): { project?: Project; problems: readonly Problem[] } {
  const json = parseJson(text, file);
  if (Array.isArray(json)) return { problems: json };
  const { portal = {} } = json.value as { portal?: unknown };
  const path = 'scripts/portal/project.schema.json';
  const located = { schema: schema as Schema, path };
  const validator = createSchemaValidator(new Map([[path, located.schema]]));
  const found = validator.validate(located, portal, { file, pointer: '/portal' });
  const project = { root, ...(portal as Omit<Project, 'root'>) };
  const problems = found.length > 0 ? found : missingIn(project, file);
  if (problems.length === 0) return { project, problems };
  return {
    problems: problems.map((each) => ({
      ...each,
      place: { ...each.place, line: json.lineAt(each.place.pointer) },
    })),
  };
}

const singlePaths = [
  'packs',
  'eager',
  'prerender',
  'public',
  'manifests',
  'locales',
  'icons',
  'graph',
] as const satisfies (keyof Project)[];

/** A problem for each named path that does not exist. */
function missingIn(project: Project, file: string): Problem[] {
  const { root, widgets, requirements = [] } = project;
  const paths = [
    ...singlePaths.flatMap((name) => {
      const path = project[name];
      return path === undefined ? [] : [[name, path] as const];
    }),
    ...widgets.map((folder, index) => [`widgets/${index}`, folder] as const),
    ...requirements.map((each, index) => [`requirements/${index}`, each] as const),
  ];
  return paths
    .filter(([, path]) => !existsSync(join(root, path)))
    .map(([name, path]) =>
      problem('unknown-reference', { kind: 'path', name: path }, { file, pointer: `/portal/${name}` }),
    );
}
