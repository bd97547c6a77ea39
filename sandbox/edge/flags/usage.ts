import type { AnsweredToggle } from './toggleAnswer.ts';

/** How often each toggle was served as on and as off, in Unleash's format: without any user. */
interface UsageReport {
  appName: string;
  instanceId: string;
  bucket: {
    /** ISO moments. */
    start: string;
    stop: string;
    toggles: Readonly<
      Record<string, { yes: number; no: number; variants: Readonly<Record<string, number>> }>
    >;
  };
}

/** Milliseconds between two reports, as Unleash's own clients do. */
const reportEvery = 60_000;

/**
 * Counts the toggles that the portal asks for, so that Unleash shows of each, on or off, when it was asked for last, and
 * of what nobody asks for any more, that it was not. The first answer is reported at once.
 *
 * @param asked names of the toggles that the portal asks for: the service answers with those of others, too
 */
export function createUsage(
  asked: readonly string[],
  tell: (report: UsageReport) => void,
  now: () => number,
) {
  let counts = new Map<string, { yes: number; no: number; variants: Map<string, number> }>();
  let start = now();
  let toldAt = Number.NEGATIVE_INFINITY;

  return (toggles: readonly AnsweredToggle[]): void => {
    const answered = new Map(toggles.map((toggle) => [toggle.name, toggle]));
    for (const name of asked) {
      const { enabled = false, variant } = answered.get(name) ?? {};
      const count = counts.get(name) ?? { yes: 0, no: 0, variants: new Map<string, number>() };
      count[enabled ? 'yes' : 'no']++;
      if (variant?.enabled) count.variants.set(variant.name, (count.variants.get(variant.name) ?? 0) + 1);
      counts.set(name, count);
    }
    const stop = now();
    if (counts.size === 0 || stop - toldAt < reportEvery) return;
    tell({
      appName: 'portal',
      instanceId: 'edge',
      bucket: {
        start: new Date(start).toISOString(),
        stop: new Date(stop).toISOString(),
        toggles: Object.fromEntries(
          [...counts].map(([name, { yes, no, variants }]) => [
            name,
            { yes, no, variants: Object.fromEntries(variants) },
          ]),
        ),
      },
    });
    counts = new Map();
    start = stop;
    toldAt = stop;
  };
}
