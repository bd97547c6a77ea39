import { escapeHtml, jsonForHtml } from '../html/index.ts';
import type { FirstScreen } from './firstScreens.ts';

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

/** A screen that was made ahead, with the paths of all style sheets that it needs beside those of the build. */
export interface PageScreen {
  screen: FirstScreen;
  styles: readonly string[];
}

const NONCE = '__CSP_NONCE__';
const BOOTSTRAP = '<!--bootstrap-->';
const SCREEN = '<!--screen-->';

/**
 * Fills the built `index.html` in: the nonce for style elements, what to load early, what is known already, and the
 * screen that was made ahead, if there is one for whoever opens the page.
 */
export function renderPage(template: string, nonce: string, bootstrap: Bootstrap, made?: PageScreen): string {
  const known = { ...bootstrap, ...(made && { screen: made.screen.basis }) };
  const data = `<script type="application/json" id="bootstrap">${jsonForHtml(known)}</script>`;
  const block = [...(made?.styles ?? []).map(styleLine), ...preloadLines(bootstrap.release), data].join('\n');
  const page = made ? withHead(template, made.screen) : template;
  // Functions, because a replacement text gives "$&" and its like a meaning.
  return page
    .replaceAll(NONCE, nonce)
    .replace(BOOTSTRAP, () => block)
    .replace(SCREEN, () => made?.screen.html ?? '');
}

function withHead(template: string, { language, title }: FirstScreen): string {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>[^<]*</, () => `<title>${escapeHtml(title)}<`);
}

function styleLine(path: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(path)}">`;
}

/** Every page needs the bundle that the pointer names; which sentences it needs depends on the page. */
function preloadLines(pointer: unknown): string[] {
  if (typeof pointer !== 'object' || pointer === null || !('bundle' in pointer)) return [];
  const { bundle } = pointer;
  if (typeof bundle !== 'string' || !bundle.startsWith('/assets/')) return [];
  return [`<link rel="preload" as="fetch" crossorigin href="${escapeHtml(bundle)}">`];
}
