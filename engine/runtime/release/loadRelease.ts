import { longestBundle } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import type { CodeFit } from './codeFit.ts';
import { isBundle, isPointer, type Bundle, type Paths, type Pointer } from './release.ts';

/** Longest wait for the pointer or the bundle, in milliseconds. */
const timeLimit = 10_000;

const lastGoodKey = 'portal.release';

/** What loading a release needs. */
export interface ReleaseLoading {
  ports: Ports;
  /** Whether the code of this page can show a release. */
  fits: CodeFit;
}

/** Where releases are. */
export interface ReleaseOptions extends ReleaseLoading {
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
  /** Checks the bundle against the schemas of this page's code, and nothing more. */
  isValid(): Promise<boolean>;
  /** Checks the whole bundle against its schemas; for later, when the browser has time. What is valid becomes the last good one. */
  confirm(): Promise<Confirmation>;
}

/** Whether a release is valid; when it is not, the last good one can be shown instead, if there ever was one. */
export type Confirmation = { valid: true } | { valid: false; instead: LoadedRelease | undefined };

/**
 * The release that customers get now; when it cannot be had, is not what its hash says, or needs code that this page
 * does not have, the last good one of this browser. One that only needs other code is better than none: where there is
 * no other, it is shown with its gaps. Rejects when there is nothing to be shown.
 */
export async function loadRelease(options: ReleaseOptions): Promise<LoadedRelease> {
  const { ports, fits, pointer, bootstrap } = options;
  let current: LoadedRelease | undefined;
  try {
    const { bundle } = isPointer(bootstrap) ? bootstrap : await loadPointer(ports, pointer);
    current = await loadBundle(options, bundle);
    if (fits(current)) return current;
  } catch (reason) {
    ports.report({ what: 'release-unavailable', detail: { reason } });
  }
  try {
    return await lastGood(options);
  } catch (reason) {
    if (!current) throw reason;
    return { ...current, confirm: neverBetter };
  }
}

/** Of what is only shown for want of something better: it does not become the last good one. */
const neverBetter = (): Promise<Confirmation> => Promise.resolve({ valid: true });

/** What the pointer says now. Rejects when that cannot be had, or needs a newer engine. */
export async function loadPointer(ports: Ports, path: string): Promise<Pointer> {
  return parsePointer(await fetchText(ports, path));
}

/** One certain release, by the path of its bundle. Rejects when it cannot be had or is not what its name says. */
export async function loadBundle(from: ReleaseLoading, path: string): Promise<LoadedRelease> {
  const text = await fetchText(from.ports, path);
  const bundle = parseBundle(text);
  await verifyHash(path, text);
  const isValid = (): Promise<boolean> => validate(from.ports, path, bundle);
  return { path, bundle, isValid, confirm: async () => confirm(from, path, text, await isValid()) };
}

async function validate({ report }: Ports, path: string, bundle: Bundle): Promise<boolean> {
  const { validate: isBundleOfSchemas } = await import('./generated/validateBundle.js');
  if (isBundleOfSchemas(bundle)) return true;
  report({ what: 'release-invalid', detail: { path } });
  return false;
}

async function confirm(
  from: ReleaseLoading,
  path: string,
  text: string,
  isValid: boolean,
): Promise<Confirmation> {
  if (!isValid) return { valid: false, instead: await lastGood(from).catch(() => undefined) };
  from.ports.storage.set(lastGoodKey, `${path}\n${text}`);
  return { valid: true };
}

/**
 * The first line says where it is from. It was valid when it was stored. Rejects when there is none, when what is stored
 * is not what its name says, and when this page's code cannot show it any more.
 */
async function lastGood({ ports, fits }: ReleaseLoading): Promise<LoadedRelease> {
  const [path = '', ...lines] = (ports.storage.get(lastGoodKey) ?? '').split('\n');
  const text = lines.join('\n');
  const bundle = parseBundle(text);
  await verifyHash(path, text);
  if (!fits({ path, bundle })) throw new Error('The last good release needs other code.');
  return { path, bundle, isValid: () => validate(ports, path, bundle), confirm: neverBetter };
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
