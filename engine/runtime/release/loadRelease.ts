import { pointerOf, sayOtherFormat } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import type { CodeFit } from './codeFit.ts';
import { foreignAddress } from './foreignAddress.ts';
import { fetchFile } from './fetchFile.ts';
import { verifyHash } from './fileLoader.ts';
import { bundlesFor, loadPointer } from './loadPointer.ts';
import { isBundle, type Bundle } from './release.ts';

const lastGoodKey = 'portal.release';

export interface ReleaseLoading {
  ports: Ports;
  /** Whether the code of this page can show a release. */
  fits: CodeFit;
}

/** The paths from which releases are loaded. */
export interface ReleaseOptions extends ReleaseLoading {
  /** Path of the pointer. */
  pointer: string;
  /** Path of the pointer to the release that the portal was built with, where it has one. */
  builtPointer?: string | undefined;
  /** The pointer's content, where the page came with it. */
  bootstrap?: unknown;
  /** In which of a hundred buckets this visitor is, while some get another release. */
  bucket?: number | undefined;
}

/** A release that can be shown. */
export interface LoadedRelease {
  /** Path of the bundle: also its name, since it contains the content's hash. */
  path: string;
  bundle: Bundle;
  /** Validates the bundle against the schemas of this page's code, and does nothing more. */
  isValid(): Promise<boolean>;
  /** Validates the whole bundle; for later, when the browser is idle. A valid one becomes the last good one. */
  confirm(): Promise<Confirmation>;
}

/** Whether a release is valid; if not, the last good one to show instead, if there is one. */
export type Confirmation = { valid: true } | { valid: false; instead: LoadedRelease | undefined };

/**
 * The release that this visitor gets now. If it cannot be loaded, has another format version, does not match its hash, or
 * needs code that this page does not have: the live one, then the last good one of this browser, then the one that the
 * portal was built with. A release that only needs other code is used if there is no other, and shown with gaps. Rejects
 * if there is none.
 */
export async function loadRelease(options: ReleaseOptions): Promise<LoadedRelease> {
  const { ports, fits } = options;
  const unavailable = (reason: unknown): void =>
    ports.report({ what: 'release-unavailable', detail: { reason } });
  let gappy: LoadedRelease | undefined;
  for (const path of await offeredBundles(options).catch((reason: unknown) => (unavailable(reason), []))) {
    try {
      // The second is loaded only if the first is invalid.
      const release = await loadBundle(options, path);
      if (fits(release)) return release;
      gappy = release;
    } catch (reason) {
      unavailable(reason);
    }
  }
  try {
    return await lastGood(options);
  } catch (reason) {
    if (ports.storage.get(lastGoodKey) !== undefined) unavailable(reason);
    const built = await builtRelease(options).catch(unavailable);
    if (built) return built;
    if (!gappy) throw reason;
    return { ...gappy, confirm: neverBetter };
  }
}

/** Undefined where the portal was built with none, or its code cannot show that. */
async function builtRelease(options: ReleaseOptions): Promise<LoadedRelease | undefined> {
  if (options.builtPointer === undefined) return undefined;
  const { pointer } = await loadPointer(options.ports, options.builtPointer);
  const release = await loadBundle(options, pointer.bundle);
  return options.fits(release) ? release : undefined;
}

async function offeredBundles({ ports, pointer, bootstrap, bucket }: ReleaseOptions): Promise<string[]> {
  const known = pointerOf(bootstrap);
  return bundlesFor(known ? { pointer: known, now: undefined } : await loadPointer(ports, pointer), bucket);
}

/** For a release that is shown for want of a better one: it does not become the last good one. */
const neverBetter = (): Promise<Confirmation> => Promise.resolve({ valid: true });

/** One certain release, by the path of its bundle. Rejects if it cannot be loaded or does not match its hash. */
export async function loadBundle(from: ReleaseLoading, path: string): Promise<LoadedRelease> {
  const { text } = await fetchFile(from.ports, path);
  const bundle = await readBundle(path, text);
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
 * The last good release from storage: its first line is the path. It was valid when it was stored. Rejects if there is
 * none, it does not match its hash, or this page's code cannot show it any more.
 */
async function lastGood({ ports, fits }: ReleaseLoading): Promise<LoadedRelease> {
  const stored = ports.storage.get(lastGoodKey);
  if (stored === undefined) throw new Error('There is no release that was good before.');
  const [path = '', ...lines] = stored.split('\n');
  const text = lines.join('\n');
  const bundle = await readBundle(path, text);
  if (!fits({ path, bundle })) throw new Error('The last good release needs other code.');
  return { path, bundle, isValid: () => validate(ports, path, bundle), confirm: neverBetter };
}

/**
 * A bundle that does not match its hash is not read. Schemas validate all of it later; an address that leads out of the
 * portal could be followed before that, so it is looked for now.
 */
export async function readBundle(path: string, text: string): Promise<Bundle> {
  await verifyHash(path, text);
  const bundle = JSON.parse(text) as { format?: unknown } | null;
  if (!isBundle(bundle))
    throw new Error(
      sayOtherFormat(path, bundle?.format) ?? 'The bundle is not one that this engine can read.',
    );
  const foreign = foreignAddress(bundle);
  if (foreign !== undefined) throw new Error(`The bundle leads out of the portal: ${foreign}.`);
  return bundle;
}
