import { chooseRelease, pointerOf, sayOtherFormat, type Pointer } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import { fetchFile } from './fetchFile.ts';

/** A pointer, and when a server said it. */
export interface SaidPointer {
  pointer: Pointer;
  /** What time it was at the server, in milliseconds since the epoch; undefined where it did not say. */
  now: number | undefined;
}

/** What the pointer says now. Rejects when that cannot be had, or is of another form. */
export async function loadPointer(ports: Ports, path: string): Promise<SaidPointer> {
  const { text, headers } = await fetchFile(ports, path);
  const said = JSON.parse(text) as { format?: unknown } | null;
  const pointer = pointerOf(said);
  if (!pointer)
    throw new Error(
      sayOtherFormat(path, said?.format) ?? 'The pointer is not one that this engine can follow.',
    );
  // A cache on the way says how long ago it was told the time.
  const now = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
  return { pointer, now: Number.isNaN(now) ? undefined : now };
}

/** Path of the bundle that is meant for a visitor, and where that is another one, of the live one: for when the first is no good. */
export function bundlesFor(
  { pointer, now }: SaidPointer,
  bucket: number | undefined,
): [wanted: string, ...live: string[]] {
  const { bundle } = chooseRelease(pointer, { now, bucket });
  return bundle === pointer.bundle ? [bundle] : [bundle, pointer.bundle];
}
