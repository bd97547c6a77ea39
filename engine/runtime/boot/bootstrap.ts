import { isRecord, jsonOf } from '../../core/json/index.ts';

/** Data that the server may write into the page, so that the first screen needs fewer requests. All of it is optional. */
export interface Bootstrap {
  environment?: string;
  settings?: Readonly<Record<string, string>>;
  release?: unknown;
  toggles?: unknown;
  session?: { signedIn: boolean };
  /** Answers that came with the page, by their address. */
  answers?: unknown;
  /** The facts and files from which the server drew the screen. */
  screen?: unknown;
}

/** Reads the page's data block; empty when there is none that can be read. */
export function readBootstrap(page: Document): Bootstrap {
  const value = jsonOf(page.querySelector('#bootstrap')?.textContent);
  return isRecord(value) ? value : {};
}
