import { chooseRelease, pointerOf, sayOtherFormat, type Pointer } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import { fetchFile } from './fetchFile.ts';

/** A pointer, with the server's time of its response. */
export interface LoadedPointer {
  pointer: Pointer;
  /** The server's time, in milliseconds since the epoch; undefined if it did not tell. */
  now: number | undefined;
}

/** Loads the pointer. Rejects if it cannot be loaded, or has another format version. */
export async function loadPointer(ports: Ports, path: string): Promise<LoadedPointer> {
  const { text, headers } = await fetchFile(ports, path);
  const said = JSON.parse(text) as { format?: unknown } | null;
  const pointer = pointerOf(said);
  if (!pointer)
    throw new Error(
      sayOtherFormat(path, said?.format) ?? 'The pointer is not one that this engine can follow.',
    );
  // `Age` is the time since a cache on the way got the response.
  const now = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
  return { pointer, now: Number.isNaN(now) ? undefined : now };
}

/** Path of the bundle for a visitor; if that is not the live one, then that of the live one, in case the first is invalid. */
export function bundlesFor(
  { pointer, now }: LoadedPointer,
  bucket: number | undefined,
): [wanted: string, ...live: string[]] {
  const { bundle } = chooseRelease(pointer, { now, bucket });
  return bundle === pointer.bundle ? [bundle] : [bundle, pointer.bundle];
}
