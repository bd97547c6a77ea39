import type { AnsweredToggle } from './toggleAnswer.ts';

/** How often each toggle was served as on, in Unleash's format: without any user. */
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
 * Counts the toggles served to pages, so that Unleash shows that the portal uses a toggle, and when it did last. The
 * first answer is reported at once.
 */
export function createUsage(tell: (report: UsageReport) => void, now: () => number) {
  let counts = new Map<string, { yes: number; variants: Map<string, number> }>();
  let start = now();
  let toldAt = Number.NEGATIVE_INFINITY;

  return (toggles: readonly AnsweredToggle[]): void => {
    for (const { name, enabled, variant } of toggles) {
      const count = counts.get(name) ?? { yes: 0, variants: new Map<string, number>() };
      if (enabled) count.yes++;
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
          [...counts].map(([name, { yes, variants }]) => [
            name,
            { yes, no: 0, variants: Object.fromEntries(variants) },
          ]),
        ),
      },
    });
    counts = new Map();
    start = stop;
    toldAt = stop;
  };
}
