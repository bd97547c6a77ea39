import { isRecord, parseRecord } from '../../platform/json.ts';

interface NextRelease {
  bundle: string;
  at: string;
  after: string;
}

/** A pointer as of a moment, with the fields that the edge uses. Other fields are passed on unchanged. */
export interface ReleasePointer {
  bundle: string;
  next?: NextRelease;
  /** The releases scheduled after `next`. */
  later?: readonly NextRelease[];
  staged?: { bundle: string; share: number };
}

/**
 * Reads a pointer as of a moment: a scheduled release is live once it is due, except if the live release is not the one
 * it was compared with (`after`). Browsers read the result alike, including code from before there were schedules.
 * Undefined if the text is no pointer.
 *
 * @param isGood whether a bundle can be shown: scheduled and staged bundles that cannot are left out
 */
export async function pointerAt(
  text: string,
  now: Date,
  isGood: (bundle: string) => Promise<boolean>,
): Promise<ReleasePointer | undefined> {
  const pointer = parseRecord(text);
  return pointer && settled(pointer, now, isGood);
}

async function settled(
  pointer: Readonly<Record<string, unknown>>,
  now: Date,
  isGood: (bundle: string) => Promise<boolean>,
): Promise<ReleasePointer | undefined> {
  const { bundle, next, later, staged, ...live } = pointer;
  if (typeof bundle !== 'string') return undefined;
  if (!isNext(next) || !(await isGood(next.bundle))) {
    return { ...live, bundle, ...(isStaged(staged) && (await isGood(staged.bundle)) && { staged }) };
  }
  const schedule = Array.isArray(later) && later.every(isNext) ? later : [];
  if (next.after === bundle && Date.parse(next.at) <= now.getTime()) {
    const [following, ...rest] = schedule;
    return settled({ ...live, bundle: next.bundle, next: following, later: rest }, now, isGood);
  }
  return {
    ...live,
    bundle,
    next,
    ...(schedule.length > 0 && { later: schedule }),
    ...(isStaged(staged) && (await isGood(staged.bundle)) && { staged }),
  };
}

/** The bundle for a browser's bucket, 0 to 99; without a bucket it is the live one. */
export function bundleFor({ bundle, staged }: ReleasePointer, bucket: number | undefined): string {
  return staged && bucket !== undefined && bucket < staged.share ? staged.bundle : bundle;
}

function isNext(value: unknown): value is NextRelease {
  return isRecord(value) && ['bundle', 'at', 'after'].every((name) => typeof value[name] === 'string');
}

function isStaged(value: unknown): value is { bundle: string; share: number } {
  return isRecord(value) && typeof value['bundle'] === 'string' && Number.isInteger(value['share']);
}
