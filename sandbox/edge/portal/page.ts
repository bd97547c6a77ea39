import { escapeHtml, jsonForHtml } from '../../platform/html.ts';
import type { FirstScreen } from './firstScreens.ts';
import type { PageNeeds } from './pageNeeds.ts';
import type { DrawnVisit, VisitScreen } from './visitDrawer.ts';

/** The data that a page has before its first request. An absent field is not known yet. */
export interface Bootstrap {
  /** Name of the environment, one of the site manifest's. */
  environment: string;
  /** Settings that differ between deployments and are no product decision. */
  settings: {
    /** Origin of the card frame. */
    cardsOrigin: string;
    /** Turns the inspector on for everybody who opens the page, as in the sandbox. */
    inspector: 'on';
  };
  /** The release pointer as published. */
  release?: unknown;
  /** Unleash's frontend API answer for the user of the page. */
  toggles?: { toggles: readonly unknown[] };
  session: { signedIn: boolean };
}

/** A screen that was made ahead, with the style rules of its release. */
export interface PageScreen {
  screen: FirstScreen;
  rules: string;
  /** Path of the script that loads the portal's code once the screen is painted. */
  script?: string | undefined;
}

/** The screen drawn for the requesting customer, with the script that must run before it is parsed. */
export interface PageVisitDrawn extends DrawnVisit {
  early: string;
  /** Path of the script with which the portal hydrates the screen. */
  takesOver?: string | undefined;
  /** Style rules that the portal's script would add. */
  rules: string;
}

/** The parts that only some pages have. */
export interface PageExtras {
  made?: PageScreen | undefined;
  needs?: PageNeeds | undefined;
  drawn?: PageVisitDrawn | undefined;
}

const noncePlace = '__CSP_NONCE__';
const bootstrapPlace = '<!--bootstrap-->';
const screenPlace = '<!--screen-->';

/**
 * Fills in the built `index.html`: the nonce for style elements, preloads, the bootstrap data, and, if known, the screen
 * made ahead; or, for a signed-in customer, the page's needs with their answers and the drawn screen.
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
  const rules = made?.rules ?? (visit && drawn?.rules);
  const block = [
    ...(rules === undefined ? [] : [styleElement(rules, nonce)]),
    ...(visit && drawn ? [earlyScript(drawn.early, visit)] : []),
    ...(isLater ? [] : early.map(preloadLine)),
    data,
  ].join('\n');
  const scripts = [...(needs?.scripts ?? []), ...((visit && drawn?.takesOver && [drawn.takesOver]) || [])];
  const page = made ? withScreen(template, made, early) : withModules(template, scripts);
  const told = visit ? withHead(page, visit.basis.language, visit.title) : page;
  // Functions, because `replace` gives "$&" and the like in a replacement text a meaning.
  return told
    .replaceAll(noncePlace, nonce)
    .replace(bootstrapPlace, () => block)
    .replace(screenPlace, () => made?.screen.html ?? visit?.html ?? '');
}

/** In the page, since a file of its own would be one more request before the first paint, for a hundred bytes. */
function styleElement(rules: string, nonce: string): string {
  return `<style nonce="${nonce}">${rules.replaceAll('<', String.raw`\3c `)}</style>`;
}

/** The script runs before the screen is parsed, and waits only for the style sheets, as the screen does. */
function earlyScript(path: string, { basis }: VisitScreen): string {
  const unstored = escapeHtml(JSON.stringify(basis.visit?.unstored ?? {}));
  return `<script src="${escapeHtml(path)}" data-unstored="${unstored}"></script>`;
}

/** Makes the portal's code, and the files it would preload, load only once the screen is painted. */
function withScreen(template: string, { screen, script }: PageScreen, early: readonly string[]): string {
  const page = withHead(template, screen.language, screen.title);
  if (script === undefined) return page;
  return page.replace(
    /(<script type="module"[^>]*) src="([^"]*)"/,
    (_, start: string, entry: string) =>
      `${start} src="${escapeHtml(script)}" data-entry="${entry}" data-loads="${escapeHtml(early.join(' '))}"`,
  );
}

/** Sets the page's language and title, which a screen reader announces before any content. */
function withHead(template: string, language: string, title: string): string {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>[^<]*</, () => `<title>${escapeHtml(title)}<`);
}

/** Adds preloads of modules after the page's own script, which everything else waits for. */
function withModules(template: string, scripts: readonly string[]): string {
  const lines = scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`);
  return template.replace(/<script type="module"[^>]*><\/script>/, (script) => [script, ...lines].join('\n'));
}

/** The file that every page preloads: the pointer's bundle. The namespaces that a page needs depend on the page. */
function earlyFiles(pointer: unknown): string[] {
  if (typeof pointer !== 'object' || pointer === null || !('bundle' in pointer)) return [];
  const { bundle } = pointer;
  return typeof bundle === 'string' && bundle.startsWith('/assets/') ? [bundle] : [];
}

function preloadLine(path: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">`;
}
