import type { startPortal } from '../../engine/index.ts';
import type { WidgetExample } from './widgetExample.ts';

/** Path of the example. */
export const stagePath = '/example';

/** All that a portal needs to show one example; as JSON it goes to a browser, too. */
export interface StagedRelease {
  pointer: object;
  /** Path -> text: the files of the release. */
  files: Readonly<Record<string, string>>;
  /** Path -> JSON: what the servers answer. */
  answers: Readonly<Record<string, unknown>>;
  toggles: object;
  /** The groups of facts in the catalogue: `account`, `billing`, … */
  groups: readonly string[];
  /** The sentences that are always at hand, by language. */
  essential: Parameters<typeof startPortal>[0]['essential'];
}

/** The input for showing an example in a browser. */
export interface BrowserOptions {
  staged: StagedRelease;
  example: WidgetExample;
  /** Two-letter id. */
  language: string;
  fetch: typeof fetch;
  cardsOrigin: string;
  /** Puts a value in the place of a global. */
  stub: (name: string, value: unknown) => void;
}

/** Prepares a page for an example: its address, its data block, its servers. Returns the data block. */
export function stageBrowser(options: BrowserOptions): HTMLElement {
  const { staged, example, language, fetch, cardsOrigin, stub } = options;
  stub('fetch', fetch);
  // The example never is idle: nobody checks the release, and nobody asks for toggles again.
  stub('requestIdleCallback', () => 0);
  // Pretends an insecure origin: there files are accepted without a hash, which takes its time.
  const { crypto } = globalThis;
  stub('crypto', { randomUUID: () => crypto.randomUUID() });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('portal.language', language);
  history.replaceState(undefined, '', stagePath + aboutOf(example) + (example.query ?? ''));
  const block = document.createElement('script');
  block.id = 'bootstrap';
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    release: staged.pointer,
    settings: { cardsOrigin },
    toggles: staged.toggles,
  });
  document.body.append(block);
  return block;
}

/** The end of the address of a page that is about one thing. */
function aboutOf({ subject }: WidgetExample): string {
  return subject ? `/${subject.key}` : '';
}
