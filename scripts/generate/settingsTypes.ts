import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { FailureError } from '../portal/command.ts';
import { engineFolder, type Project } from '../portal/project.ts';
import { widgetSchemaFiles } from '../portal/widgetSchemas.ts';

const banner = '// Generated from the schemas of the widgets by `npm run generate`. Do not edit.';

/**
 * Types of the settings of every widget in the first of a project's folders of widgets: the others bring theirs. Parts of a settings schema from the shared schemas (copy, conditions,
 * controls) are imported from the engine instead of being declared again.
 */
export async function generateSettingsTypes({ root, widgets: [folder = ''] }: Project): Promise<string> {
  const files = widgetSchemaFiles({ root, widgets: [folder] });
  const imported = new Set<string>();
  const types: string[] = [];
  for (const file of files) {
    const schema = withEngineTypes(readSchema(root, file), imported) as JSONSchema & {
      title: string;
    };
    types.push(
      await compile(schema, schema.title, {
        bannerComment: '',
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
      }),
    );
  }
  const names = [...imported].sort().join(', ');
  const from = relative(join(root, folder, 'generated'), join(engineFolder, 'engine/index.ts'));
  return `${banner}\nimport type { ${names} } from '${from}';\n\n${types.join('\n')}`;
}

/** @throws FailureError that names the file, if it is not JSON */
function readSchema(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new FailureError(`${relative(root, file)} is not JSON: ${(error as Error).message}`);
  }
}

const engineTypes: Readonly<Record<string, string>> = {
  copy: 'Copy',
  link: 'Link',
  routeLink: 'RouteLink',
  control: 'Control',
  itemLine: 'ItemLine',
  listFilter: 'ListFilter',
  listSearch: 'ListSearch',
};

function withEngineTypes(node: unknown, imported: Set<string>): unknown {
  if (Array.isArray(node)) return node.map((item) => withEngineTypes(item, imported));
  if (typeof node !== 'object' || node === null) return node;
  const reference = '$ref' in node && typeof node.$ref === 'string' ? node.$ref : undefined;
  if (reference?.startsWith('#')) return { $ref: reference };
  if (reference !== undefined) {
    const type = reference.endsWith('when.schema.json')
      ? 'Condition'
      : engineTypes[/definitions\/(\w+)$/.exec(reference)?.[1] ?? ''];
    if (type === undefined) return { type: 'string' };
    imported.add(type);
    return { tsType: type };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withEngineTypes(value, imported)]),
  );
}
