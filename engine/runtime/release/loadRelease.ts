import { longestBundle } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import { isBundle, isPointer, type Bundle, type Paths, type Pointer } from './release.ts';

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
  /** Path of the bundle: its name, since it says what is in it. */
  path: string;
  bundle: Bundle;
  /** Checks the whole bundle against its schemas; for later, when the browser has time. What is valid becomes the last good one. */
  confirm(): Promise<Confirmation>;
}

/** Whether a release is valid; when it is not, the last good one can be shown instead, if there ever was one. */
export type Confirmation = { valid: true } | { valid: false; instead: LoadedRelease | undefined };

/**
 * The release that customers get now; when it cannot be had or is not what its hash says, the last good one of this
 * browser. Rejects only when there has never been a good one.
 */
export async function loadRelease({ ports, pointer, bootstrap }: ReleaseOptions): Promise<LoadedRelease> {
  try {
    const current = isPointer(bootstrap) ? bootstrap : await loadPointer(ports, pointer);
    return await loadBundle(ports, current.bundle);
  } catch (reason) {
    ports.report({ what: 'release-unavailable', detail: { reason } });
    return lastGood(ports);
  }
}

/** What the pointer says now. Rejects when that cannot be had, or needs a newer engine. */
export async function loadPointer(ports: Ports, path: string): Promise<Pointer> {
  return parsePointer(await fetchText(ports, path));
}

/** One certain release, by the path of its bundle. Rejects when it cannot be had or is not what its name says. */
export async function loadBundle(ports: Ports, path: string): Promise<LoadedRelease> {
  const text = await fetchText(ports, path);
  const bundle = parseBundle(text);
  await verifyHash(path, text);
  return { path, bundle, confirm: () => confirm(ports, { path, bundle, text }) };
}

async function confirm(
  ports: Ports,
  { path, bundle, text }: { path: string; bundle: Bundle; text: string },
): Promise<Confirmation> {
  const { validate } = await import('./generated/validateBundle.js');
  if (validate(bundle)) {
    ports.storage.set(lastGoodKey, `${path}\n${text}`);
    return { valid: true };
  }
  ports.report({ what: 'release-invalid', detail: { path } });
  return {
    valid: false,
    instead: ports.storage.get(lastGoodKey) === undefined ? undefined : lastGood(ports),
  };
}

/** The first line says where it is from. It was valid when it was stored. */
function lastGood({ storage }: Ports): LoadedRelease {
  const [path = '', ...text] = (storage.get(lastGoodKey) ?? '').split('\n');
  return { path, bundle: parseBundle(text.join('\n')), confirm: () => Promise.resolve({ valid: true }) };
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
    return await readLimited(response, path);
  } finally {
    cancel();
  }
}

/** Stops reading what is longer than any release may be. */
async function readLimited(response: Response, path: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > longestBundle) {
      await reader.cancel();
      throw new Error(`${path} has more than ${longestBundle} characters.`);
    }
    if (done) return text;
  }
}
