import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { RecordField, RecordManifest } from '../../engine/build.ts';
import { engineFolder, type Project } from '../portal/project.ts';

const banner = '// Generated from the records of the portal by `npm run generate`. Do not edit.';

/**
 * Types of the result and the parameters of each record's source: a source that forgets a field, has one too many, or has
 * a value that the record does not know, does not compile.
 *
 * @returns path from the project's folder -> text; empty without records
 */
export function recordTypes({ root, manifests, widgets: [folder = ''] }: Project): Record<string, string> {
  const files = globSync(`${manifests}/records/*.json`, { cwd: root }).sort();
  if (files.length === 0) return {};
  const types = files.map((file) => typesOf(basename(file, '.json'), readRecord(join(root, file))));
  const target = join(folder, 'generated/records.ts');
  const from = relative(join(root, folder, 'generated'), join(engineFolder, 'engine/index.ts'));
  return { [target]: `${banner}\nimport type { RecordSource } from '${from}';\n\n${types.join('\n')}` };
}

function readRecord(file: string): RecordManifest {
  return JSON.parse(readFileSync(file, 'utf8')) as RecordManifest;
}

function typesOf(id: string, { description, fields, many }: RecordManifest): string {
  const name = id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const parameters = Object.keys(many.with ?? {}).map((parameter) => `'${parameter}'`);
  return [
    `/** ${description} */`,
    `export interface ${name}Item {`,
    ...Object.entries(fields).map(([field, definition]) => `  ${field}${typeOf(definition)};`),
    '}',
    '',
    `/** What ${many.from} is. */`,
    `export type ${name}Source = RecordSource<${name}Item, ${parameters.join(' | ') || 'never'}>;`,
    '',
  ].join('\n');
}

function typeOf(field: RecordField): string {
  const type =
    field.type === 'enum' ? field.values.map((value) => `'${value}'`).join(' | ') : plain[field.type];
  return field.mayBeAbsent === undefined ? `: ${type}` : `?: ${type} | null | undefined`;
}

const plain = {
  id: 'string',
  text: 'string',
  date: 'string',
  time: 'string',
  boolean: 'boolean',
  integer: 'number',
  money: 'number',
  moment: 'number',
  number: 'number',
} as const satisfies Record<Exclude<RecordField['type'], 'enum'>, string>;
