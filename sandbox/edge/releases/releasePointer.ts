import { isRecord, parseRecord } from '../../platform/json.ts';

/** What a pointer says at a moment, as far as the edge acts on it. Whatever else stands in it is handed on. */
export interface ReleasePointer {
  bundle: string;
  next?: { bundle: string; at: string; after: string };
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
  if (typeof pointer?.['bundle'] !== 'string') return undefined;
  const { next, staged, ...live } = pointer;
  const parts = {
    ...(isNext(next) && (await isGood(next.bundle)) && { next }),
    ...(isStaged(staged) && (await isGood(staged.bundle)) && { staged }),
  };
  const due = parts.next && Date.parse(parts.next.at) <= now.getTime() ? parts.next : undefined;
  if (due?.after === pointer['bundle']) return { ...live, bundle: due.bundle };
  return { ...live, bundle: pointer['bundle'], ...parts };
}

/** The bundle for a browser's bucket, 0 to 99; for a browser that keeps none it is the live one. */
export function bundleFor({ bundle, staged }: ReleasePointer, bucket: number | undefined): string {
  return staged && bucket !== undefined && bucket < staged.share ? staged.bundle : bundle;
}

function isNext(value: unknown): value is { bundle: string; at: string; after: string } {
  return isRecord(value) && ['bundle', 'at', 'after'].every((name) => typeof value[name] === 'string');
}

function isStaged(value: unknown): value is { bundle: string; share: number } {
  return isRecord(value) && typeof value['bundle'] === 'string' && Number.isInteger(value['share']);
}
