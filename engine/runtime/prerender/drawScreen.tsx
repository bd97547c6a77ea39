import { renderToString } from 'react-dom/server';
import type { AtomValue } from '../../core/fact/index.ts';
import { openSite, type Site } from '../../core/site/index.ts';
import { type CopyTree, createCopyStore, resolveCopy } from '../copy/index.ts';
import { memoryHistory } from '../navigation/index.ts';
import { documentTitle, PortalView } from '../view/index.ts';
import {
  type Bundle,
  createLoads,
  createParts,
  type FileLoader,
  sharedLoader,
  siteOf,
} from '../release/index.ts';
import {
  createRegistry,
  type Ports,
  type FactSource,
  type Pack,
  type Presentation,
  type Registry,
  type Widget,
} from '../ports/index.ts';
import { createPortal, type Portal } from '../portal/index.ts';
import { inMemoryToggleSource, type ToggleSource } from '../facts/index.ts';
import { notedCopy, notedFetch, notedLoads, notedPages, notedRegistry, notedStore } from './notedParts.ts';
import { notedPorts } from './notedPorts.ts';
import { drawAgain } from './drawAgain.ts';
import { createNotes, type Notes } from './notes.ts';
import { heldFiles, type ReleaseTexts } from './heldFiles.ts';

/** A portal as it is drawn ahead: its code, and a release. */
export interface Composition {
  packs: readonly Pack[];
  eager: Readonly<Record<string, Widget>>;
  presentation: Presentation;
  essential: Readonly<Record<string, CopyTree>>;
  /** Path of the release's bundle, and the bundle. */
  release: string;
  bundle: Bundle;
  texts: ReleaseTexts;
}

/** The visitor, address and moment of a drawing. */
export interface Look {
  path: string;
  language: string;
  environment: string;
  /** The known facts, by full name. All others are unknown. */
  facts: Readonly<Record<string, AtomValue>>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A screen, with everything that drawing it has asked for. */
export interface Drawing {
  html: string;
  title: string;
  /** Where the path leads. */
  address: string;
  notes: Notes;
  /** The HTML with each of the other values; undefined where those ask for more. */
  others: readonly (string | undefined)[];
}

/** Most drawings until nothing new comes, unless something is wrong. */
const mostRounds = 10;

/**
 * Draws the screen of a path, with everything loaded. A string says why that is impossible.
 *
 * @param others given the first drawing, further values of facts with which to draw it
 */
export async function drawScreen(
  composition: Composition,
  look: Look,
  others: (notes: Notes) => readonly Look['facts'][] = () => [],
): Promise<Drawing | string> {
  const notes = createNotes();
  const portal = portalOf(composition, look, notes);
  portal.store.set(look.facts);
  const stop = portal.navigator.start();
  try {
    const { shown, deciding } = portal.navigator.screen();
    if (!shown || deciding) return 'where it leads is not known without the browser';
    const { sequence, page } = shown;
    if (sequence !== undefined) return 'it is a step of a sequence';
    // It is drawn until nothing is waited for.
    portal.navigator.sectionReady();
    const html = await drawnWhole(composition, portal, notes);
    if (html === undefined) return 'it is never ready';
    const manifest = page === undefined ? undefined : await portal.parts.page(page);
    const title =
      manifest && resolveCopy(portal.copy, portal.site.vocabulary, portal.store.read, manifest.title);
    const { path, query } = portal.history.current();
    const drawing = {
      html,
      title: documentTitle(title, portal.site.manifest.brand.name),
      address: path + query,
      notes,
    };
    return { ...drawing, others: await drawnWith(portal, notes, others(notes)) };
  } catch (reason) {
    return String(reason);
  } finally {
    stop();
    portal.stop();
  }
}

async function drawnWith(
  portal: Portal,
  notes: Notes,
  others: readonly Look['facts'][],
): Promise<(string | undefined)[]> {
  const drawn: (string | undefined)[] = [];
  for (const values of others)
    drawn.push(await drawAgain(portal, notes, <PortalView portal={portal} />, values));
  return drawn;
}

/** Draws, loads what was missing, and draws again, until nothing is. */
async function drawnWhole(
  { bundle }: Composition,
  portal: Portal,
  notes: Notes,
): Promise<string | undefined> {
  const own = bundle.copy[portal.copy.language()] ?? {};
  const loaded = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    notes.pending = [];
    notes.clock = false;
    notes.personal.clear();
    const html = renderToString(<PortalView portal={portal} />);
    const missing = [...notes.copy].filter((name) => Object.hasOwn(own, name) && !loaded.has(name));
    if (notes.pending.length === 0 && missing.length === 0) return html;
    for (const name of missing) loaded.add(name);
    await Promise.all([portal.copy.ensure(missing), ...notes.pending]);
  }
  return undefined;
}

/** Differences of a portal that is drawn for somebody whose facts are known. */
export interface Staging {
  /** Sources in the place of the engine's own, by their group. */
  own: Readonly<Record<string, FactSource>>;
  registry(registry: Registry): Registry;
  /** Whether subscriptions start sources. */
  listens: boolean;
  toggles?: ToggleSource;
  settings?: Readonly<Record<string, string>>;
  /** Replaces ports that a portal without a browser does not have. */
  ports: Partial<Ports>;
}

const opened = new WeakMap<Bundle, Map<string, Site>>();

/** The site of a release in an environment: shared by all screens that are drawn of it. */
function openedSite(bundle: Bundle, environment: string): Site {
  const known = opened.get(bundle) ?? new Map<string, Site>();
  opened.set(bundle, known);
  const site = known.get(environment) ?? openSite(bundle.manifests, { environment });
  known.set(environment, site);
  return site;
}

/** A portal without a browser. Without a staging only the facts that are set are known. */
export function portalOf(composition: Composition, look: Look, notes: Notes, staging?: Staging): Portal {
  const { bundle, texts, packs, eager, essential, presentation, release } = composition;
  const { environment, language, now, path } = look;
  const noted = notedPorts(now, notes);
  const { fetch } = staging?.ports ?? {};
  const ports = { ...noted, ...staging?.ports, ...(fetch && { fetch: notedFetch(fetch, notes) }) };
  const registry = notedRegistry(createRegistry(packs, eager), notes);
  const held = heldFiles(texts);
  const loaderOf = (paths: Bundle['parts']): FileLoader =>
    sharedLoader(paths, (file) => {
      notes.files.add(file);
      return held(file);
    });
  const load = loaderOf(bundle.copy);
  const copy = createCopyStore({
    site: siteOf(bundle),
    language,
    essential,
    load: async (id, namespace) => (await load(id, namespace)) as CopyTree,
    report: ports.report,
  });
  const parts = createParts(bundle.manifests, bundle.parts, loaderOf(bundle.parts));
  return createPortal({
    release,
    loads: notedLoads(createLoads(), notes),
    manifests: bundle.manifests,
    site: openedSite(bundle, environment),
    parts: notedPages(parts, notes),
    environment,
    registry: staging?.registry(registry) ?? registry,
    ...(staging && { ownSources: staging.own }),
    presentation,
    copy: notedCopy(copy, notes),
    toggles: staging?.toggles ?? inMemoryToggleSource(),
    ...(staging?.settings && { settings: staging.settings }),
    history: memoryHistory(path),
    ports,
    wrapStore: (store) => notedStore(store, notes, staging?.listens),
  });
}
