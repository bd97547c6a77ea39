import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ManifestSet } from '../../../engine/core/manifest/index.ts';
import { loadPortal } from '../../../engine/verify/index.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { currentProject, engineFolder, openProject } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { scaffolders } from './index.ts';
import type { Scaffold } from './scaffold.ts';

const project = currentProject();
const texts = readPortalTexts(project);
let code: Awaited<ReturnType<typeof readCode>>;
let manifests: ManifestSet;
let before: readonly string[];
beforeAll(async () => {
  code = await readCode(project);
  ({ manifests } = loadPortal({ ...sourcesOf(texts), ...code }));
  before = problemsOf(texts);
});

describe.each(['route', 'banner', 'sequence', 'toggle'])('a new %s', (kind) => {
  it('has nothing wrong with it at once but that it waits for its words, or for who uses it', () => {
    const made = problemsOf(withFiles(texts, make(kind, 'store-map'))).filter(
      (each) => !before.includes(each),
    );
    const found = made.map((each) => each.replace(/\/storeMap\/.*$/, ''));
    const english = ['route', 'banner'].includes(kind) ? ['untranslated-copy: locales/en/shell.json'] : [];
    expect([...new Set(found)]).toEqual(
      kind === 'toggle'
        ? ['unused-toggle: toggles/store-map.json']
        : [...english, 'untranslated-copy: locales/es/shell.json'],
    );
  });

  it('says everything in every language', () => {
    const { files } = make(kind, 'store-map');
    const locales = Object.keys(files).filter((path) => path.startsWith('locales/'));
    expect(locales).toEqual(kind === 'toggle' ? [] : ['locales/en/shell.json', 'locales/es/shell.json']);
    for (const path of locales) expect(JSON.parse(files[path] ?? '')).toHaveProperty('storeMap');
  });

  it('leaves every other character of the files that it changes as it is', () => {
    for (const [path, text] of Object.entries(make(kind, 'store-map').files)) {
      const old = read(path);
      if (old === undefined) continue;
      const end = old.lastIndexOf('}') - 1;
      expect(text.startsWith(old.slice(0, end))).toBe(true);
      expect(text.endsWith(old.slice(end))).toBe(true);
    }
  });
});

describe('a new list', () => {
  it.each(['bill-payment', 'transaction'])(
    'of "%s" has nothing wrong with it at once but that it waits for its words',
    (record) => {
      const made = problemsOf(withFiles(texts, make('list', record))).filter(
        (each) => !before.includes(each),
      );
      expect(made.filter((each) => !each.startsWith('untranslated-copy: locales/'))).toEqual([]);
    },
    30_000,
  );

  it('shows what has a label in a table whose rows open a page about one thing', () => {
    const { files } = make('list', 'bill-payment');
    const list = JSON.parse(files['manifests/portal/pages/bill-payment-list.json'] ?? '') as unknown;
    expect(list).toMatchObject({
      body: [
        {},
        {
          settings: {
            columns: expect.arrayContaining(['bill-payment.paidOn', 'bill-payment.amount']) as unknown,
            sort: ['bill-payment.paidOn', 'bill-payment.enteredOn', 'bill-payment.amount'],
            filter: expect.arrayContaining(['bill-payment.status']) as unknown,
            opens: { route: 'bill-payment-details', params: { billPayment: { fact: 'bill-payment.id' } } },
          },
        },
      ],
    });
    expect(files).toHaveProperty(['manifests/portal/pages/bill-payment-details.json']);
  });

  it.each([
    ['gadget', 'There is no record "gadget". Known: appointment, bill, bill-payment, '],
    ['statement-line', '"statement-line" belongs to one "'],
  ])('of "%s" is refused, and why', (record, why) => {
    expect(() => make('list', record)).toThrow(why);
  });
});

it('a new widget is a folder and a line in its pack', () => {
  const { files } = make('widget', 'content/teaser');
  const folder = 'widgets/content/teaser';
  expect(Object.keys(files)).toEqual([
    `${folder}/Teaser.tsx`,
    `${folder}/Teaser.module.css`,
    `${folder}/Teaser.schema.json`,
    `${folder}/Teaser.examples.json`,
    `${folder}/Teaser.test.tsx`,
    `${folder}/index.ts`,
    'widgets/content/pack.ts',
  ]);
  const line = "    teaser: async () => (await import('./teaser/index.ts')).Teaser,\n";
  const pack = files['widgets/content/pack.ts'] ?? '';
  expect(pack.replace(line, '')).toBe(read('widgets/content/pack.ts'));
  expect(pack.indexOf(line)).toBeGreaterThan(pack.indexOf('widgets: {'));
});

it('a new widget is the first of a pack that has none', () => {
  const { files } = make('widget', 'voice/teaser');
  expect(files['widgets/voice/pack.ts']).toContain(
    "  domain: 'voice',\n  widgets: {\n    teaser: async () => (await import('./teaser/index.ts')).Teaser,\n  },\n",
  );
});

it('a new widget is one of the widgets of a pack that has them on one line', () => {
  const pharmacy = openProject(join(engineFolder, 'tests/fixtures/pharmacy'));
  const { files } = make('widget', 'pharmacy/teaser', pharmacy);
  expect(files['code/pharmacy/pack.ts']).toContain(
    "  widgets: {\n    teaser: async () => (await import('./teaser/index.ts')).Teaser, list: async () => (await import('./list/index.ts')).MedicineList },\n",
  );
});

it('a new widget can be placed with the settings of its example', () => {
  const { files } = make('widget', 'content/teaser');
  const path = 'widgets/content/teaser/Teaser.schema.json';
  const schema = JSON.parse(files[path] ?? '') as object;
  const [example] = (JSON.parse(files[path.replace('schema', 'examples')] ?? '') as Examples).examples;
  const page = JSON.parse(read('manifests/portal/pages/support.json') ?? '') as { body: object[] };
  const placed = { ...page, body: [...page.body, { widget: 'content/teaser', settings: example?.settings }] };
  const found = problemsOf(
    withFiles(texts, { files: { 'manifests/portal/pages/support.json': JSON.stringify(placed) }, next: [] }),
    { path, schema },
  );
  expect(found).toEqual(before);
});

it.each(['teaser', 'nothing/teaser', 'content/'])('a widget called %s is none', (name) => {
  expect(() => make('widget', name)).toThrow('<domain>/<name>');
});

interface Examples {
  examples: readonly { settings: object }[];
}

function make(kind: string, name: string, of = project): Scaffold {
  const found = scaffolders[kind]?.({
    name,
    project: of,
    manifests,
    read: (path) => read(path, of.root),
  });
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
}

function read(path: string, folder = project.root): string | undefined {
  return existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
}

function problemsOf(portal: PortalTexts, widget?: { path: string; schema: object }): string[] {
  const schemas = widget ? new Map([...code.schemas, [widget.path, widget.schema]]) : code.schemas;
  const widgets = { ...code.packs.widgets, ...(widget && { 'content/teaser': widget }) };
  const { problems } = loadPortal({ ...sourcesOf(portal), schemas, packs: { ...code.packs, widgets } });
  return problems.map(({ code: name, place }) => `${name}: ${place.file}${place.pointer}`);
}

/** The texts of the portal with the made files. */
function withFiles(portal: PortalTexts, { files }: Scaffold): PortalTexts {
  const change = (those: PortalTexts['manifests'], folder: string): PortalTexts['manifests'] => {
    const made = Object.entries(files).flatMap(([path, text]) =>
      path.startsWith(folder) ? [{ path: path.slice(folder.length), text }] : [],
    );
    return [...those.filter(({ path }) => !made.some((each) => each.path === path)), ...made];
  };
  return {
    manifests: change(portal.manifests, 'manifests/portal/'),
    locales: change(portal.locales, 'locales/'),
  };
}
