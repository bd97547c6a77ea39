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
} from '../../engine/build.ts';
import type { Pack } from '../../engine/index.ts';
import { FailureError } from './command.ts';
import schema from './project.schema.json' with { type: 'json' };

/** Folder of the engine and its tools, absolute. The schemas of all portals are in its `schemas`. */
export const engineFolder = join(import.meta.dirname, '../..');

/** A portal's project, as the field `portal` of its package.json says it. Paths are from its folder. */
export interface Project {
  /** Folder of the project, absolute. */
  root: string;
  packs: string;
  eager: string;
  /** The module that draws what visitors see first. */
  prerender?: string;
  widgets: readonly string[];
  code: readonly string[];
  manifests: string;
  locales: string;
  /** Where the schemas with this portal's names are generated. */
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

/** The project that commands work on: the one that `PORTAL_PROJECT` names, or else the repository. Throws as `openProject`. */
export function currentProject(): Project {
  return openProject(resolve(process.env['PORTAL_PROJECT'] ?? engineFolder));
}

/**
 * Opens the project of a folder.
 *
 * @param root absolute
 * @throws FailureError where its package.json does not say what is needed, or names what is not there
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

/** The packs of a project. What a pack loads later is not loaded. */
export async function packsOf({ root, packs }: Project): Promise<readonly Pack[]> {
  const file = realpathSync(join(root, packs));
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { packs?: readonly Pack[] };
  if (Array.isArray(module.packs)) return module.packs;
  throw new FailureError(
    `${join(root, packs)} exports no list \`packs\`, but ${Object.keys(module).join(', ') || 'nothing'}. The field "portal" of package.json names it as the module of the packs.`,
  );
}

/** The names of the icons that manifests can use; undefined where a project does not say which there are. */
export async function iconNamesOf({ root, icons }: Project): Promise<readonly string[] | undefined> {
  if (icons === undefined) return undefined;
  const file = realpathSync(join(root, icons));
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { icons?: object };
  return Object.keys(module.icons ?? {});
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

/** What is named and is not there. */
function missingIn(
  { root, packs, eager, prerender, icons, manifests, locales, widgets, requirements = [], graph }: Project,
  file: string,
): Problem[] {
  const named = {
    packs,
    eager,
    manifests,
    locales,
    ...(prerender !== undefined && { prerender }),
    ...(icons !== undefined && { icons }),
    ...(graph !== undefined && { graph }),
  };
  const paths = [
    ...Object.entries(named),
    ...widgets.map((folder, index) => [`widgets/${index}`, folder] as const),
    ...requirements.map((each, index) => [`requirements/${index}`, each] as const),
  ];
  return paths
    .filter(([, path]) => !existsSync(join(root, path)))
    .map(([name, path]) =>
      problem('unknown-reference', { kind: 'path', name: path }, { file, pointer: `/portal/${name}` }),
    );
}
