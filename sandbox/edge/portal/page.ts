import { escapeHtml, jsonForHtml } from '../../platform/html.ts';
import type { FirstScreen } from './firstScreens.ts';
import type { PageNeeds } from './pageNeeds.ts';
import type { DrawnVisit, VisitScreen } from './visitDrawer.ts';

/** What the page knows before its first request. Absent means: not known yet. */
export interface Bootstrap {
  /** Name of the environment, one of the site manifest's. */
  environment: string;
  /** What differs from deployment to deployment and is no product decision. */
  settings: {
    /** Origin of the card frame. */
    cardsOrigin: string;
    /** Whether who opens the page may inspect it. The sandbox's page may be. */
    inspector: 'on';
  };
  /** The release pointer as published. */
  release?: unknown;
  /** An answer of Unleash's frontend API for whoever opens the page. */
  toggles?: { toggles: readonly unknown[] };
  session: { signedIn: boolean };
}

/** A screen that was made ahead, with the paths of its release's style sheets. */
export interface PageScreen {
  screen: FirstScreen;
  styles: readonly string[];
  /** Path of the script that loads the portal's code once the screen is painted. */
  script?: string | undefined;
}

/** What was drawn for the customer who asks, with the script that it needs before it is parsed. */
export interface PageVisitDrawn extends DrawnVisit {
  early: string;
  /** Path of the script with which the portal takes the screen over. */
  takesOver?: string | undefined;
  /** Paths of style sheets that the script would add. */
  styles: readonly string[];
}

/** What a page comes with, besides what every page does. */
export interface PageExtras {
  made?: PageScreen | undefined;
  needs?: PageNeeds | undefined;
  drawn?: PageVisitDrawn | undefined;
}

const noncePlace = '__CSP_NONCE__';
const bootstrapPlace = '<!--bootstrap-->';
const screenPlace = '<!--screen-->';

/**
 * Fills the built `index.html` in: the nonce for style elements, what to load early, what is known already, and the
 * screen that was made ahead; or what the page of somebody who is signed in needs, with its answers and its screen; where
 * any of that is known.
 */
export function renderPage(
  template: string,
  nonce: string,
  bootstrap: Bootstrap,
  { made, needs, drawn }: PageExtras = {},
): string {
  const visit = drawn?.screen;
  const basis = made?.screen.basis ?? visit?.basis;
  const known = {
    ...bootstrap,
    ...(drawn && { answers: drawn.answers }),
    ...(basis && { screen: basis }),
  };
  const data = `<script type="application/json" id="bootstrap">${jsonForHtml(known)}</script>`;
  const asked = (needs?.fetches ?? []).filter((address) => !Object.hasOwn(drawn?.answers ?? {}, address));
  const early = [...earlyFiles(bootstrap.release), ...(made?.screen.loads ?? []), ...asked];
  const isLater = made?.script !== undefined;
  const block = [
    ...(made?.styles ?? (visit && drawn?.styles) ?? []).map(
      (path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`,
    ),
    ...(visit && drawn ? [earlyScript(drawn.early, visit)] : []),
    ...(isLater ? [] : early.map(preloadLine)),
    data,
  ].join('\n');
  const scripts = [...(needs?.scripts ?? []), ...((visit && drawn?.takesOver && [drawn.takesOver]) || [])];
  const page = made ? withScreen(template, made, early) : withModules(template, scripts);
  const told = visit ? withHead(page, visit.basis.language, visit.title) : page;
  // Functions, because a replacement text gives "$&" and its like a meaning.
  return told
    .replaceAll(noncePlace, nonce)
    .replace(bootstrapPlace, () => block)
    .replace(screenPlace, () => made?.screen.html ?? visit?.html ?? '');
}

/** It runs before the screen is parsed, and waits for nothing that the screen does not wait for. */
function earlyScript(path: string, { basis }: VisitScreen): string {
  const unstored = escapeHtml(JSON.stringify(basis.visit?.unstored ?? {}));
  return `<script src="${escapeHtml(path)}" data-unstored="${unstored}"></script>`;
}

/** The portal's code waits until the screen is painted, with what it would have the browser load early. */
function withScreen(template: string, { screen, script }: PageScreen, early: readonly string[]): string {
  const page = withHead(template, screen.language, screen.title);
  if (script === undefined) return page;
  return page.replace(
    /(<script type="module"[^>]*) src="([^"]*)"/,
    (_, start: string, entry: string) =>
      `${start} src="${escapeHtml(script)}" data-entry="${entry}" data-loads="${escapeHtml(early.join(' '))}"`,
  );
}

/** What a reader of the page is told before anything of it. */
function withHead(template: string, language: string, title: string): string {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>[^<]*</, () => `<title>${escapeHtml(title)}<`);
}

/** Behind the page's own script, which everything else waits for. */
function withModules(template: string, scripts: readonly string[]): string {
  const lines = scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`);
  return template.replace(/<script type="module"[^>]*><\/script>/, (script) => [script, ...lines].join('\n'));
}

/** Every page needs the bundle that the pointer names; which sentences it needs depends on the page. */
function earlyFiles(pointer: unknown): string[] {
  if (typeof pointer !== 'object' || pointer === null || !('bundle' in pointer)) return [];
  const { bundle } = pointer;
  return typeof bundle === 'string' && bundle.startsWith('/assets/') ? [bundle] : [];
}

function preloadLine(path: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">`;
}
