import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PackVocabulary, PortalSources, Schema, SchemaRegistry } from '../../engine/build.ts';
import type { Pack } from '../../engine/index.ts';
import { internSchemas } from './internSchemas.ts';
import { namesInCode, textsOf } from './namesInCode.ts';
import { derivationsOf, engineFolder, iconNamesOf, packsOf, type Project } from './project.ts';
import { widgetIdOf, widgetSchemaFiles } from './widgetSchemas.ts';

/** What the project's code lets its portal use: schemas, and the registrations of the packs. */
export async function readCode(project: Project): Promise<Pick<PortalSources, 'schemas' | 'packs'>> {
  const schemas = internSchemas(readSchemas(project));
  return { schemas, packs: await readPacks(project, schemas) };
}

/** The schemas of all portals, from the engine, and of the project's widgets; by their path from the engine's folder. */
function readSchemas(project: Project): SchemaRegistry {
  const files = [
    ...globSync('schemas/*.schema.json', { cwd: engineFolder }).map((file) => join(engineFolder, file)),
    ...widgetSchemaFiles(project),
  ];
  return new Map(files.map((file) => [schemaPath(file), JSON.parse(readFileSync(file, 'utf8')) as Schema]));
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
