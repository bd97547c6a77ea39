/** What a pointer says at a moment, as far as the edge acts on it. Whatever else stands in it is handed on. */
export interface ReleasePointer {
  bundle: string;
  staged?: { bundle: string; share: number };
}

/**
 * The pointer that text holds, at a moment: what is scheduled has become live once it is due, and where another release
 * is live than it was compared with it never does. Browsers read the same of it, those of before there were schedules
 * too. Undefined when the text holds none.
 *
 * @param exists whether a bundle lies here: what is scheduled and does not, leaves the live one in force
 */
export async function pointerAt(
  text: string,
  now: Date,
  exists: (bundle: string) => Promise<boolean>,
): Promise<ReleasePointer | undefined> {
  const pointer = parse(text);
  if (typeof pointer?.['bundle'] !== 'string') return undefined;
  const { next, staged: _, ...live } = pointer;
  const isDue =
    isRecord(next) &&
    next['after'] === pointer['bundle'] &&
    typeof next['bundle'] === 'string' &&
    Date.parse(String(next['at'])) <= now.getTime() &&
    (await exists(next['bundle']));
  return (isDue ? { ...live, bundle: next['bundle'] } : pointer) as unknown as ReleasePointer;
}

/** The bundle for a browser's bucket, 0 to 99; for a browser that keeps none it is the live one. */
export function bundleFor({ bundle, staged }: ReleasePointer, bucket: number | undefined): string {
  const isStaged = isRecord(staged) && typeof staged.bundle === 'string' && Number.isInteger(staged.share);
  return isStaged && bucket !== undefined && bucket < staged.share ? staged.bundle : bundle;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
