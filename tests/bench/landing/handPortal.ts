import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Kind, parse, visit, type DocumentNode } from 'graphql';
import { build, type Rolldown } from 'vite';

const project = join(import.meta.dirname, '../../..');

/** The needs of an address, in the form that the edge reads. */
interface RouteNeeds {
  path: string;
  toggles: object;
  scripts: readonly string[];
  files: object;
  asks: readonly string[];
}

/** Queries of the pages; their texts are the portal's, so that the graph knows them. */
const asked = ['Account', 'BillingAccounts', 'PaymentHistory'];

/**
 * Builds the pages by hand into a folder that the edge serves like the portal: with their needs, as if a release had been
 * published with them. In place of its bundle is the file of their sentences.
 */
export async function buildHandPortal(folder: string): Promise<void> {
  const documents = documentsByName();
  const output = await buildPages(folder, documents);
  const sentences = JSON.stringify(sentencesOf('en'));
  const release = digestOf(sentences);
  const bundle = `/assets/releases/${release}.json`;
  const releases = join(folder, 'assets/releases');
  mkdirSync(releases, { recursive: true });
  const ask = (name: string, variables = ''): string =>
    `/selfservice/graph?id=${documents[name]?.id ?? ''}${variables}`;
  const bill = [ask('Account'), ask('BillingAccounts')];
  const history = ask('PaymentHistory', `&variables=${encodeURIComponent('{"first":5}')}`);
  const needs = [
    needsOf('/account-summary', bill),
    needsOf('/billing', [...bill, history]),
    { ...needsOf('/billing/pay', bill), scripts: scriptsOf(output, 'PayPage') },
  ];
  const code = digestOf(readFileSync(join(folder, 'index.html')));
  const files = {
    [`${release}.json`]: sentences,
    'current.json': JSON.stringify({ format: 1, bundle }),
    [`screens.${release}.${code}.json`]: JSON.stringify({
      languages: ['en'],
      rules: '',
      screens: [],
      needs,
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(releases, name), text);
  cpSync(join(project, 'widgets/public/icon.svg'), join(folder, 'icon.svg'));
}

type Documents = Readonly<Record<string, { id: string; document: object }>>;

function documentsByName(): Documents {
  const known = readTexts('sandbox/provider/graph/generated/documents.json');
  return Object.fromEntries(
    asked.map((name) => {
      const [id, text] =
        Object.entries(known).findLast(([, each]) => new RegExp(`^query ${name}\\b`).test(each)) ?? [];
      if (id === undefined || text === undefined) throw new Error(`The graph knows no query ${name}.`);
      return [name, { id, document: inlined(parse(text, { noLocation: true })) }];
    }),
  );
}

/** Replaces fragments by their fields: without `__typename` Apollo cannot tell whether a fragment matches. */
function inlined(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION
        ? [[each.name.value, each.selectionSet.selections] as const]
        : [],
    ),
  );
  return visit(document, {
    FragmentDefinition: () => null,
    SelectionSet: (set) => ({
      ...set,
      selections: set.selections.flatMap((each) =>
        each.kind === Kind.FRAGMENT_SPREAD ? (fragments.get(each.name.value) ?? []) : [each],
      ),
    }),
  });
}

async function buildPages(outDir: string, documents: Documents): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, 'hand'),
    logLevel: 'error',
    plugins: [react()],
    define: { DOCUMENTS: JSON.stringify(documents) },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      assetsInlineLimit: 0,
    },
  });
  if (!('output' in built)) throw new Error('The pages by hand are watched, not built.');
  return built.output;
}

/** All sentences of the three main namespaces of these pages, and from others only the shown ones. */
function sentencesOf(language: string): object {
  const read = (name: string): Record<string, string> => readTexts(`locales/${language}/${name}.json`);
  const some = (name: string, ...keys: string[]): object =>
    Object.fromEntries(Object.entries(read(name)).filter(([key]) => keys.includes(key)));
  return {
    shell: read('shell'),
    common: read('common'),
    billing: read('billing'),
    essential: some('essential', 'skip'),
    payment: some('payment', 'amount', 'summary', 'exit'),
  };
}

function needsOf(path: string, asks: readonly string[]): RouteNeeds {
  return { path, toggles: {}, scripts: [], files: {}, asks };
}

/** The scripts of a lazy chunk: its own, and its imports apart from the entry. */
function scriptsOf(output: Rolldown.RolldownOutput['output'], name: string): readonly string[] {
  const chunk = output.find((each) => each.type === 'chunk' && each.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The pages by hand have no chunk ${name}.`);
  const later = [chunk, ...output].filter(
    (each) =>
      each.type === 'chunk' && !each.isEntry && (each === chunk || chunk.imports.includes(each.fileName)),
  );
  return [...new Set(later.map(({ fileName }) => `/${fileName}`))];
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(project, file), 'utf8')) as Record<string, string>;
}
