import { isRecord, parseRecord } from '../../platform/json.ts';

interface NextRelease {
  bundle: string;
  at: string;
  after: string;
}

/** What a pointer says at a moment, as far as the edge acts on it. Whatever else stands in it is handed on. */
export interface ReleasePointer {
  bundle: string;
  next?: NextRelease;
  /** What comes after that. */
  later?: readonly NextRelease[];
  staged?: { bundle: string; share: number };
}

/**
 * The pointer that text holds, at a moment: what is scheduled has become live once it is due, and where another release
 * is live than it was compared with it never does. Browsers read the same of it, those of before there were schedules
 * too. Undefined when the text holds none.
 *
 * @param isGood whether a bundle can be shown: of those that cannot, nobody is told
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

/** The bundle for a browser's bucket, 0 to 99; for a browser that keeps none it is the live one. */
export function bundleFor({ bundle, staged }: ReleasePointer, bucket: number | undefined): string {
  return staged && bucket !== undefined && bucket < staged.share ? staged.bundle : bundle;
}

function isNext(value: unknown): value is NextRelease {
  return isRecord(value) && ['bundle', 'at', 'after'].every((name) => typeof value[name] === 'string');
}

function isStaged(value: unknown): value is { bundle: string; share: number } {
  return isRecord(value) && typeof value['bundle'] === 'string' && Number.isInteger(value['share']);
}
