import { wellKnown } from '../../core/fact/index.ts';
import { resolveCopy } from '../copy/index.ts';
import { type FactStore, inMemoryToggleSource, parseToggles, snapshotOf } from '../facts/index.ts';
import type { FactSource } from '../ports/index.ts';
import type { Portal } from '../portal/index.ts';
import { begunSequence, nothingSent } from '../sequence/index.ts';
import { beginSequence, documentTitle, PortalView, type ScreenBasis } from '../view/index.ts';
import { portalOf, type Composition, type Look } from './drawScreen.tsx';
import { drawUntilStill } from './drawUntilStill.ts';
import { notedScopes } from './notedParts.ts';
import { createNotes, type Notes } from './notes.ts';

/** The customer who opens an address, as far as the server knows, and a way to send their requests. */
export interface Visit extends Omit<Look, 'facts'> {
  /** The flag service's answer for them; undefined if there is none. */
  toggles: unknown;
  /** Values of the page about the server's surroundings: name -> value. */
  settings: Readonly<Record<string, string>>;
  /** Sends a request with the customer's own headers. Only requests that change nothing are sent. */
  ask(address: string): Promise<Response>;
}

/** The first screen of one customer. */
export interface VisitScreen {
  html: string;
  title: string;
  basis: ScreenBasis;
}

/**
 * Draws the first screen of a customer at an address, with the engine, packs and release that the browser will run, and
 * present answers. Facts that only the browser knows are unknown: a screen that waits for one is not used.
 *
 * @returns the screen, or why there is none
 */
export async function drawVisit(composition: Composition, visit: Visit): Promise<VisitScreen | string> {
  const notes = createNotes();
  const portal = portalOf(composition, { ...visit, facts: {} }, notes, {
    own: { viewport: silent, connection: online },
    registry: (registry) => registry,
    listens: true,
    toggles: inMemoryToggleSource(togglesIn(visit.toggles)),
    settings: visit.settings,
    ports: {
      // Nothing is sent, so no idempotency key leaves the server.
      newId: () => '',
      report({ what, level }) {
        // The browser gets the same answers, so it reports their contents itself.
        if (level !== 'info') notes.reported.add(what);
      },
      async fetch(address, { method = 'GET' } = {}) {
        if (method !== 'GET') throw new Error(`Nothing is sent to ${address} for a first screen.`);
        return visit.ask(address);
      },
    },
  });
  const stop = portal.navigator.start();
  try {
    return await screenOf(composition, portal, notes);
  } catch (reason) {
    return String(reason);
  } finally {
    stop();
    begunSequence(portal)?.stop();
    portal.stop();
  }
}

function togglesIn(answer: unknown): ReturnType<typeof snapshotOf> | undefined {
  const known = parseToggles(JSON.stringify(answer ?? null));
  return known && snapshotOf(known);
}

/** Nobody knows how wide the window is. */
const silent: FactSource = () => () => undefined;

/** Whoever asks for a page has a network. */
const online: FactSource = ({ set }) => {
  set({ [wellKnown.online]: true, [wellKnown.startedOffline]: false });
  return () => undefined;
};

async function screenOf(
  { bundle, release }: Composition,
  portal: Portal,
  notes: Notes,
): Promise<VisitScreen | string> {
  askOnce(portal.records);
  const watched: Portal = {
    ...portal,
    scopedFacts: notedScopes(portal, notes),
  };
  portal.navigator.sectionReady();
  const drawn = await drawUntilStill(watched, notes, <PortalView portal={watched} />, () => {
    beginSequence(watched);
    portal.navigator.sectionReady();
  });
  const { shown, deciding, error } = portal.navigator.screen();
  if (drawn === undefined || !shown || deciding) return 'it is never ready';
  if (error !== undefined) return 'it begins with an error';
  const obstacle = obstacleIn(drawn, notes);
  if (obstacle !== undefined) return obstacle;
  const { copy, site, store, history, parts } = portal;
  // Lists belong to a customer: the browser has to know to whom before it takes the screen over.
  if (site.manifest.session.identity !== undefined) store.read(site.manifest.session.identity);
  const manifest = shown.page === undefined ? undefined : await parts.page(shown.page);
  const runner = begunSequence(portal)?.runner;
  const step = runner?.sequence.manifest.steps[runner.state().at];
  const [title, whole] = [(step ?? manifest)?.title, step && runner?.sequence.manifest.title].map(
    (words) => words && resolveCopy(copy, site.vocabulary, store.read, words),
  );
  const { path, query } = history.current();
  const namespaces = Object.keys(bundle.copy[copy.language()] ?? {});
  return {
    // The page's policy refuses style attributes; `early.ts` sets them. In a text a quotation mark is escaped.
    html: drawn.replaceAll(' style="', ' data-style="'),
    title: documentTitle(title, site.manifest.brand.name, whole),
    basis: {
      release,
      language: copy.language(),
      address: path + query,
      facts: valuesOf(store, notes),
      copy: [...notes.copy].filter((name) => namespaces.includes(name)),
      widgets: [...notes.widgets],
      components: [...notes.components],
      visit: {
        ...(runner && { sequence: runner.sequence.id }),
        lists: portal.records.all().map(({ query: list }) => list),
        things: [...notes.scopes.values()].map(({ record, key, ...scope }) => ({
          record,
          key,
          facts: valuesOf(scope.store, scope),
        })),
        unstored: {
          storage: [...notes.stored.storage],
          tabStorage: [...notes.stored.tabStorage],
          but: nothingSent,
        },
      },
    },
  };
}

/** Each drawing asks for its lists anew, and so do the facts about their things: all get the same answer. */
function askOnce(records: Portal['records']): void {
  const { ask } = records;
  records.ask = (query) => {
    if (records.list(query).state !== 'ready') ask(query);
  };
}

/** The asked facts, with their values now. */
function valuesOf(store: FactStore, { facts }: Pick<Notes, 'facts'>): ScreenBasis['facts'] {
  return Object.fromEntries([...facts.keys()].map((name) => [name, store.read(name) ?? null]));
}

/** Skeletons, and React's marks of incomplete parts. */
function obstacleIn(html: string, { personal, reported }: Notes): string | undefined {
  // The browser may be able to load what could not be loaded here.
  if (reported.size > 0) return `something fails: ${[...reported].join(', ')}`;
  const asked = [...personal].find((each) => each !== 'storage');
  if (asked !== undefined) return `it depends on the ${asked} of the browser`;
  if (/<[^>]+ (?:data-waiting|aria-busy="true")/.test(html)) return 'something in it is waited for';
  if (/<!--\$[?!]-->|<template|<script/.test(html)) return 'a part of it fails or is never ready';
  return undefined;
}
