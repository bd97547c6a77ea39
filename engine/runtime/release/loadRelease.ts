import type { Ports } from '../ports/index.ts';
import { isBundle, isPointer, type Bundle, type Paths, type Pointer } from './release.ts';

/** Longest bundle that is read, in characters. */
const longestBundle = 2_000_000;

/** Longest wait for the pointer or the bundle, in milliseconds. */
const timeLimit = 10_000;

const lastGoodKey = 'portal.release';

/** Where releases are. */
export interface ReleaseOptions {
  ports: Ports;
  /** Path of the pointer. */
  pointer: string;
  /** The pointer's content, where the page came with it. */
  bootstrap?: unknown;
}

/** A release that can be shown. */
export interface LoadedRelease {
  bundle: Bundle;
  /**
   * Checks the whole bundle against its schemas; for later, when the browser has time. What is valid becomes the last
   * good one. Resolves with the last good one when this one is not valid, so that it can be shown instead.
   */
  confirm(): Promise<Bundle | undefined>;
}

/**
 * The release that customers get now; when it cannot be had or is not what its hash says, the last good one of this
 * browser. Rejects only when there has never been a good one.
 */
export async function loadRelease({ ports, pointer, bootstrap }: ReleaseOptions): Promise<LoadedRelease> {
  try {
    const current = isPointer(bootstrap) ? bootstrap : parsePointer(await fetchText(ports, pointer));
    const text = await fetchText(ports, current.bundle);
    const bundle = parseBundle(text);
    await verifyHash(current.bundle, text);
    return { bundle, confirm: () => confirm(ports, bundle, text) };
  } catch (reason) {
    ports.report({ what: 'release-unavailable', detail: { reason } });
    return { bundle: lastGood(ports), confirm: () => Promise.resolve(undefined) };
  }
}

async function confirm(ports: Ports, bundle: Bundle, text: string): Promise<Bundle | undefined> {
  const { validate } = await import('./generated/validateBundle.js');
  if (validate(bundle)) {
    ports.storage.set(lastGoodKey, text);
    return undefined;
  }
  ports.report({ what: 'release-invalid' });
  return ports.storage.get(lastGoodKey) === undefined ? undefined : lastGood(ports);
}

function lastGood({ storage }: Ports): Bundle {
  return parseBundle(storage.get(lastGoodKey) ?? '');
}

/** Loads a file of a release that is a JSON object, by the two names under which the bundle lists it. */
export function fileLoader(ports: Ports, paths: Paths): (outer: string, inner: string) => Promise<object> {
  return async (outer, inner) => {
    const path = paths[outer]?.[inner];
    if (path === undefined) throw new Error(`The release has no ${outer} "${inner}".`);
    const text = await fetchText(ports, path);
    await verifyHash(path, text);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw new Error(`${path} holds no object.`);
    return value;
  };
}

function parsePointer(text: string): Pointer {
  const pointer: unknown = JSON.parse(text);
  if (!isPointer(pointer)) throw new Error('The pointer is not one that this engine can follow.');
  return pointer;
}

function parseBundle(text: string): Bundle {
  if (text.length > longestBundle) throw new Error(`The bundle has ${text.length} characters.`);
  const bundle: unknown = JSON.parse(text);
  if (!isBundle(bundle)) throw new Error('The bundle is not one that this engine can read.');
  return bundle;
}

/** The name of a file of a release ends with the first half of the SHA-256 of its content. */
async function verifyHash(path: string, text: string): Promise<void> {
  const expected = /([0-9a-f]{32})\.json$/.exec(path)?.[1];
  // Browsers offer the hash on secure origins only; elsewhere the content is taken as it is.
  if (expected === undefined || !globalThis.crypto?.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const actual = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  if (actual !== expected) throw new Error('The bundle is not what its name says.');
}

async function fetchText({ fetch, clock }: Ports, path: string): Promise<string> {
  const controller = new AbortController();
  const cancel = clock.after(timeLimit, () => controller.abort());
  try {
    const response = await fetch(path, { signal: controller.signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return await response.text();
  } finally {
    cancel();
  }
}
