import { UsageError } from '../command.ts';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * The moment that somebody means by `30m`, `1h`, `2d`, or a date with a time.
 *
 * @returns milliseconds since the epoch
 * @throws UsageError when it is none of these
 */
export function momentSince(word: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(word) ?? [];
  if (unit !== undefined) return now - Number(count) * (units[unit] ?? 0);
  const at = /^\d{4}-\d{2}-\d{2}/.test(word) ? Date.parse(word) : Number.NaN;
  if (Number.isNaN(at))
    throw new UsageError(`--since takes 30m, 1h, 2d, or a moment such as 2026-11-22T10:05Z, not "${word}".`);
  return at;
}
