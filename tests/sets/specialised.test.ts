import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { manifestAt } from '../../engine/core/manifest/index.ts';
import { loadPortal, specialiseSchemas } from '../../engine/verify/index.ts';
import { readSet, sourcesOf, type SetFiles } from '../../engine/verify/testing/index.ts';
import { brokenSets, filesOf } from './brokenSet.ts';

const smallest = readSet('smallest');
const sources = sourcesOf(smallest);
const { context } = loadPortal(sources);
if (!context) throw new Error('The smallest set is broken.');
const schemas = specialiseSchemas(context, sources.schemas);
const ajv = new Ajv({ strict: false, formats: { date: true } });
for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, file);

/** Problems that are names or values which do not exist: an editor can know them from the schemas alone. */
const CODES = ['unknown-reference', 'unknown-value', 'wrong-comparison', 'missing-copy'];

/** Names that live inside one manifest, of one that extends another, and that are keys: only the check of the whole portal knows them. */
const BEYOND_EDITORS =
  /^unknown-(data|event|field|part|state|step|base|route-in-extending)|^unknown-environment-of-(address|topic)$|^(duplicate|reserved)-variant$|-while-unknown$|^record-(tone|otherwise|value)-|^unknown-(currency|locale|language-of-numbers|requirement)$/;

const refusable = brokenSets().filter(
  ({ name, problems }) => problems.some(({ code }) => CODES.includes(code)) && !BEYOND_EDITORS.test(name),
);

describe('the schemas of one portal', () => {
  it('accept the portal that they were made for', () => {
    expect(refusedFiles(smallest)).toEqual([]);
  });

  it.each(refusable)('refuse $name: $shows', (set) => {
    const files = set.problems.filter(({ code }) => CODES.includes(code)).map(({ file }) => `portal/${file}`);
    expect(refusedFiles(filesOf(set))).toEqual(expect.arrayContaining([...new Set(files)]));
  });
});

function refusedFiles(files: SetFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const kind = path.startsWith('portal/') ? manifestAt(path.slice('portal/'.length))?.kind : undefined;
    if (kind === undefined) return [];
    const value = JSON.parse(text) as object;
    const schema = 'extends' in value ? 'extends' : kind;
    return ajv.validate(`${schema}.schema.json`, value) ? [] : [path];
  });
}
