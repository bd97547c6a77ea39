import { escapeHtml, jsonForHtml } from '../html/index.ts';

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

const NONCE = '__CSP_NONCE__';
const BOOTSTRAP = '<!--bootstrap-->';

/** Fills the built `index.html` in: the nonce for style elements, what to load early, and what is known already. */
export function renderPage(template: string, nonce: string, bootstrap: Bootstrap): string {
  const data = `<script type="application/json" id="bootstrap">${jsonForHtml(bootstrap)}</script>`;
  const block = [...preloadLines(bootstrap.release), data].join('\n');
  // A function, because a replacement text gives "$&" and its like a meaning.
  return template.replaceAll(NONCE, nonce).replace(BOOTSTRAP, () => block);
}

/** Every page needs the bundle that the pointer names; which sentences it needs depends on the page. */
function preloadLines(pointer: unknown): string[] {
  if (typeof pointer !== 'object' || pointer === null || !('bundle' in pointer)) return [];
  const { bundle } = pointer;
  if (typeof bundle !== 'string' || !bundle.startsWith('/assets/')) return [];
  return [`<link rel="preload" as="fetch" crossorigin href="${escapeHtml(bundle)}">`];
}
