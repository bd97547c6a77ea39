import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestKinds } from '../../core/manifest/index.ts';
import { formatProblem } from '../problem/index.ts';
import { writeParts } from '../parts/writeParts.ts';
import type { LocatedSchema } from '../schema.ts';
import { readSchemas } from '../testing/index.ts';
import { createSchemaValidator } from './index.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/language.md'), 'utf8');
const schemas = readSchemas();
const validator = createSchemaValidator(schemas);

/** The word after `json` is the kind of the example, or a schema. */
const examples = [...page.matchAll(/```json (?!file:)(\S+)\n(.*?)```/gs)].map(([, name = '', text = '']) => ({
  name,
  text,
}));

it.each(examples)('the page about the language has a valid example of $name', ({ name, text }) => {
  const { value, problems } = writeParts(JSON.parse(text), name, 'language.md');
  const found = validator.validate(schemaOf(name), value, { file: 'language.md', pointer: '' });
  expect([...problems, ...found].map(formatProblem)).toEqual([]);
});

it('the page about the language has an example of every kind', () => {
  const shown = new Set(examples.map(({ name }) => name));
  expect(manifestKinds.filter((kind) => kind !== 'site' && !shown.has(kind))).toEqual([]);
});

function schemaOf(name: string): LocatedSchema {
  const [file = '', fragment] = name.includes('.schema.json') ? name.split('#') : [`${name}.schema.json`];
  const path = `schemas/${file}`;
  const root = schemas.get(path) ?? {};
  return fragment === undefined ? { schema: root, path } : { schema: { $ref: `#${fragment}` }, path };
}
