import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import {
  alternatives,
  formatProblem,
  type PackVocabulary,
  parseJson,
  type PortalSources,
  type Schema,
  type SchemaRegistry,
} from '../../engine/build.ts';
import type { Pack } from '../../engine/index.ts';
import { FailureError } from './command.ts';
import { internSchemas } from './internSchemas.ts';
import { namesInCode, textsOf } from './namesInCode.ts';
import { derivationsOf, engineFolder, iconNamesOf, packsOf, type Project } from './project.ts';
import { widgetIdOf, widgetSchemaFiles } from './widgetSchemas.ts';

/** What the project's code lets its portal use: schemas, and the registrations of the packs. */
export async function readCode(project: Project): Promise<Pick<PortalSources, 'schemas' | 'packs'>> {
  const schemas = internSchemas(readSchemas(project));
  return { schemas, packs: await readPacks(project, schemas) };
}

/**
 * The schemas of all portals, from the engine, and of the project's widgets; by their path from the engine's folder.
 *
 * @throws FailureError if one is no JSON, or refers to what there is not
 */
function readSchemas(project: Project): SchemaRegistry {
  const files = [
    ...globSync('schemas/*.schema.json', { cwd: engineFolder }).map((file) => join(engineFolder, file)),
    ...widgetSchemaFiles(project),
  ];
  const texts = new Map(files.map((file) => [schemaPath(file), readFileSync(file, 'utf8')]));
  const schemas = new Map([...texts].map(([path, text]) => [path, schemaOf(path, text)]));
  for (const [path, text] of texts) requireReferences(schemas, path, text);
  return schemas;
}

function schemaOf(path: string, text: string): Schema {
  const json = parseJson(text, path);
  if (Array.isArray(json)) throw new FailureError(json.map(formatProblem).join('\n'));
  return json.value as Schema;
}

function requireReferences(schemas: SchemaRegistry, path: string, text: string): void {
  for (const [reference, relativePath = '', name] of text.matchAll(
    /"\$ref":\s*"([^"#]*)(?:#\/definitions\/([^"]+))?"/g,
  )) {
    const target = relativePath === '' ? path : posix.join(posix.dirname(path), relativePath);
    const definitions = schemas.get(target)?.definitions ?? {};
    if (schemas.has(target) && (name === undefined || Object.hasOwn(definitions, name))) continue;
    const isThere = schemas.has(target);
    const line = text.slice(0, text.indexOf(reference)).split('\n').length;
    const message = `${path}:${line} refers to "${isThere ? name : target}"${isThere ? ` of ${target}` : ''}, which does not exist.`;
    const known = isThere ? Object.keys(definitions) : [...schemas.keys()];
    throw new FailureError(`${message} ${alternatives({ message, known })}`);
  }
}

/** A working copy may link to the code of its project, so links are resolved. */
function schemaPath(file: string): string {
  return relative(engineFolder, realpathSync(file)).replaceAll('\\', '/');
}

async function readPacks(project: Project, schemas: SchemaRegistry): Promise<PackVocabulary> {
  const packs = await packsOf(project);
  const registered = new Set(
    packs.flatMap(({ domain, widgets = {} }) => Object.keys(widgets).map((name) => `${domain}/${name}`)),
  );
  const widgets = widgetSchemaFiles(project).flatMap((file) => {
    const path = schemaPath(file);
    const schema = schemas.get(path);
    return schema && registered.has(widgetIdOf(path)) ? [[widgetIdOf(path), { schema, path }] as const] : [];
  });
  const operations = packs.flatMap(({ domain, operations: own = {} }) =>
    Object.entries(own).map(([name, entry]) => [`${domain}/${name}`, entry] as const),
  );
  const icons = await iconNamesOf(project);
  const derivations = await derivationsOf(packs);
  return {
    named: namesInCode(project),
    firstCopy: firstCopy(project, packs),
    widgets: Object.fromEntries(widgets),
    ...(icons && { icons }),
    operations: Object.fromEntries(operations.map(([id, { signature }]) => [id, signature])),
    foundOut: Object.fromEntries(operations.map(([id, { find }]) => [id, find !== undefined])),
    sources: packs.flatMap(({ sources = {} }) => Object.keys(sources)),
    records: packs.flatMap(({ domain, records = {} }) =>
      Object.keys(records).map((name) => `${domain}/${name}`),
    ),
    ...(project.requirements && { requirements: readRequirements(project.root, project.requirements) }),
    derivations: Object.fromEntries(
      Object.entries(derivations).map(([fact, { inputs }]) => [fact, inputs] as const),
    ),
  };
}

function readRequirements(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const rows = JSON.parse(readFileSync(join(root, file), 'utf8')) as readonly { id: string }[];
    return rows.map(({ id }) => id);
  });
}

/** Namespaces of the widgets of the first load, and `essential`, which must be readable if nothing loads. */
function firstCopy({ root, eager }: Project, packs: readonly Pack[]): string[] {
  const { whole } = textsOf(eager, readFileSync(join(root, eager), 'utf8'));
  const first = new Set(whole);
  const namespaces = packs.flatMap(({ domain, widgets = {}, copy = [], copyOf = {} }) =>
    Object.keys(widgets).flatMap((name) => (first.has(`${domain}/${name}`) ? (copyOf[name] ?? copy) : [])),
  );
  return ['essential', ...new Set(namespaces)];
}
