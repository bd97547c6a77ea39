import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../../engine/core/migrate/index.ts';
import { loadPortal } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf as sourcesOfSet } from '../../../engine/verify/testing/index.ts';
import { sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { project } from '../project.ts';
import { editManifest } from './editManifest.ts';
import { describeMigration, migrateTexts } from './index.ts';

/** A whole portal as it was written in form 1. */
const library = JSON.parse(
  readFileSync(join(project, 'tests/forms/form1/library/texts.json'), 'utf8'),
) as PortalTexts;

describe('the texts of a portal', () => {
  it('say after the migration what the manifests say that were migrated in memory', () => {
    const { texts, form } = migrateTexts(library);
    const { manifests } = migrate(inMemory(library), 1);
    expect(form).toBe(1);
    expect(inMemory(texts)).toEqual({ site: manifests['site'], constants: manifests['constants'] });
  });

  it('are a portal of today then, and of an older form before', () => {
    const { packs, schemas } = sourcesOfSet(readSet('smallest'));
    const check = (texts: PortalTexts) => loadPortal({ ...sourcesOf(texts), packs, schemas }).problems;
    expect(check(library).map(({ code }) => code)).toEqual(['older-form']);
    // What nobody ever said is left to people, and the check insists on it.
    expect(check(migrateTexts(library).texts).map(({ code, place }) => `${code} ${place.pointer}`)).toEqual([
      'wrong-value /session/check',
      'wrong-value /session/signIn',
      'wrong-value /session/signOut',
      'wrong-value /toggles/service',
    ]);
  });

  it('stay as they are in every other character, and the second time altogether', () => {
    const once = migrateTexts(library).texts;
    const gone = lines(library).filter((line) => !lines(once).includes(line));
    expect(gone.map((line) => line.trim())).toEqual([
      '"wait": 4000,',
      '"refreshMs": 15000,',
      '"refreshMs": 60000',
    ]);
    expect(migrateTexts(once)).toEqual({ texts: once, form: 2, steps: [] });
  });

  it('are told of with what is left to decide', () => {
    const { steps } = migrateTexts(library);
    const told = describeMigration(steps, (path, pointer) => `library/${path} (${pointer})`);
    expect(told).toContain('site.json  + /form 2');
    expect(told).toContain('library/site.json (/session/signIn)\n    No endpoint "signIn" was named');
  });
});

describe('an edit in a text', () => {
  it.each([
    [
      '{\n\t"a": 1\n}\n',
      { pointer: '/b', value: { c: [1, 2] } },
      '{\n\t"a": 1,\n\t"b": {\n\t  "c": [1, 2]\n\t}\n}\n',
    ],
    ['{ "a": 1, "c": 2 }', { pointer: '/b', value: true, after: 'a' }, '{ "a": 1,\n"b": true, "c": 2 }'],
    ['{"a":{}}', { pointer: '/a/b', value: 1 }, '{"a":{\n  "b": 1\n}}'],
    ['{\r\n  "a": 1\r\n}', { pointer: '/b', value: 2 }, '{\r\n  "a": 1,\r\n  "b": 2\r\n}'],
    ['{ "a": 1, "b": 2 }', { pointer: '/a', remove: true }, '{ "b": 2 }'],
    ['{ "a": 1, "b": 2 }', { pointer: '/b', remove: true }, '{ "a": 1 }'],
    ['{ "a": 1 }', { pointer: '/a', remove: true }, '{}'],
    ['\uFEFF{ "a": 1 }', { pointer: '/a', value: 2 }, '\uFEFF{ "a": 2 }'],
  ] as const)('makes %j with %j into %j', (text, edit, expected) => {
    expect(editManifest(text, { kind: 'site', id: 'site', ...edit })).toBe(expected);
  });

  it('fails where there is nothing to edit', () => {
    const edit = { kind: 'site', id: 'site', pointer: '/a/b', value: 1 };
    expect(() => editManifest('{ "a": 1 }', edit)).toThrow('/a/b');
  });
});

function lines({ manifests }: PortalTexts): string[] {
  return manifests.flatMap(({ text }) => text.split('\n'));
}

/** What the texts of site and constants say. */
function inMemory({ manifests }: PortalTexts): Record<string, Record<string, unknown>> {
  const read = (kind: string): Record<string, unknown> => ({
    [kind]: JSON.parse(manifests.find(({ path }) => path === `${kind}.json`)?.text ?? 'null') as unknown,
  });
  return { site: read('site'), constants: read('constants') };
}
