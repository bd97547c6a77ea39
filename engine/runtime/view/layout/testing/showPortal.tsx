import { act, render, type RenderResult } from '@testing-library/react';
import type { PlacedWidget } from '../../../../core/manifest/index.ts';
import { manifestSetOf, siteOf, type ManifestParts } from '../../../../core/testing/index.ts';
import { type CopyTree, createCopyStore } from '../../../copy/index.ts';
import { memoryHistory } from '../../../navigation/index.ts';
import { useSentence } from '../../hook/useCopy.ts';
import { createRegistry, type Pack, type Widget, type WidgetLoader } from '../../../ports/index.ts';
import { createPortal, type Portal, type WrapStore } from '../../../portal/index.ts';
import { createParts, type Parts } from '../../../release/index.ts';
import { fakePorts, settled, type FakePorts } from '../../../testing/index.ts';
import { inMemoryToggleSource, type ToggleSnapshot } from '../../../facts/index.ts';
import { PortalView } from '../PortalView.tsx';
import { plainPresentation } from './plainPresentation.tsx';

/** The parts of a library's portal that a test sets; everything else is minimal. */
export interface LibraryOptions {
  manifests?: ManifestParts;
  /** The widgets of the page at `/`. */
  body?: readonly PlacedWidget[];
  /** Widgets of the first load, by full name. */
  widgets?: Readonly<Record<string, Widget>>;
  /** Widgets with lazy code. */
  lazy?: Readonly<Record<string, WidgetLoader>>;
  pack?: Omit<Pack, 'domain' | 'widgets'>;
  /** Sentences of the namespace `library`, by language. */
  copy?: Readonly<Record<string, CopyTree>>;
  /** Replaces the immediate loading of `copy`. */
  loadCopy?: (language: string, namespace: string) => Promise<CopyTree>;
  toggles?: ToggleSnapshot;
  start?: string;
  /** That of a page before, as after a reload. */
  history?: ReturnType<typeof memoryHistory>;
  ports?: FakePorts;
  parts?: Parts;
  wrapStore?: WrapStore;
}

/** A shown portal with its environment. */
export interface ShownPortal extends RenderResult {
  portal: Portal;
  ports: FakePorts;
  history: ReturnType<typeof memoryHistory>;
  toggles: ReturnType<typeof inMemoryToggleSource>;
  /** Does something, and lets all immediate consequences happen. */
  after<Result>(act: () => Result): Promise<Result>;
}

function after<Result>(what: () => Result): Promise<Result> {
  return act(async () => {
    const result = what();
    await settled();
    return result;
  });
}

/** Shows a library's portal. */
export async function showPortal(options: LibraryOptions = {}): Promise<ShownPortal> {
  const { ports = fakePorts(), start = '/', toggles: snapshot = {} } = options;
  const { history = memoryHistory(start) } = options;
  const toggles = inMemoryToggleSource(snapshot);
  const manifests = manifestsOf(options);
  const portal = createPortal({
    manifests,
    parts: options.parts ?? createParts(manifests, {}, () => Promise.reject(new Error('is at hand'))),
    environment: 'PROD',
    registry: registryOf(options),
    presentation: plainPresentation,
    copy: copyOf(options, ports),
    toggles,
    history,
    ports,
    wrapStore: options.wrapStore,
  });
  await portal.copy.ensure(options.loadCopy ? [] : ['library']);
  portal.navigator.start();
  const rendered = await after(() => render(<PortalView portal={portal} />));
  return { ...rendered, portal, ports, history, toggles, after };
}

function manifestsOf({ manifests = {}, body = [] }: LibraryOptions) {
  const page = { title: 'library:name', body: [...body] };
  return manifestSetOf({
    ...manifests,
    route: {
      home: at('/', 'home'),
      'sign-in': at('/sign-in', 'home'),
      'not-found': at('/not-found', 'not-found'),
      error: at('/error', 'error'),
      ...manifests.route,
    },
    page: {
      home: page,
      'not-found': { ...page, body: [{ widget: 'library/heading', settings: { text: 'library:notFound' } }] },
      error: page,
      ...manifests.page,
    },
    header: { plain: { start: [], end: [] }, ...manifests.header },
    flow: {
      standard: { regions: ['side', 'top'], width: 'page', pageAlerts: true },
      ...manifests.flow,
    },
  });
}

function at(path: string, page: string) {
  return { path, page };
}

function registryOf({ widgets = {}, lazy = {}, pack = {} }: LibraryOptions) {
  const eager: Record<string, Widget> = { 'library/frame': Frame, 'library/heading': Heading, ...widgets };
  const loaders = Object.fromEntries([
    ...Object.keys(eager).map((id) => [nameOf(id), () => Promise.reject(new Error('is at hand'))] as const),
    ...Object.entries(lazy).map(([id, load]) => [nameOf(id), load] as const),
  ]);
  return createRegistry([{ copy: ['library'], ...pack, domain: 'library', widgets: loaders }], eager);
}

function nameOf(id: string): string {
  return id.slice('library/'.length);
}

function copyOf({ copy = {}, loadCopy }: LibraryOptions, ports: FakePorts) {
  const load = loadCopy ?? ((language) => Promise.resolve({ ...sentences, ...copy[language] }));
  return createCopyStore({
    site: siteOf().manifest,
    language: 'en',
    essential: { en: essential, es: essential },
    load,
    report: ports.report,
  });
}

const essential: CopyTree = {
  loading: 'Loading',
  retry: 'Try again',
  ok: 'OK',
  errorPrefix: 'Error:',
  failure: { title: 'This part is not there', text: 'Nothing is lost.' },
};

const sentences: CopyTree = { name: 'Town Library', words: 'Words', notFound: 'There is no such page' };

const Frame: Widget = ({ slots }) => (
  <>
    <header>
      {slots['headerStart']}
      {slots['headerEnd']}
    </header>
    <nav>{slots['side']}</nav>
    <section aria-label="top">{slots['top']}</section>
    <main>{slots['content']}</main>
  </>
);

const Heading: Widget = ({ settings }: { settings: { text: string } }) => {
  const text = useSentence(settings.text);
  return <h1>{text}</h1>;
};
