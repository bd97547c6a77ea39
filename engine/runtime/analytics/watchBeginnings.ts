import type { UsageEvent } from '../../core/analytics/index.ts';
import type { AnalyticsManifest } from '../../core/manifest/index.ts';
import type { AnalyticsOptions } from './moment.ts';

/** Calls back when a condition that was known not to hold begins to. Starts the sources of its facts. Returns how to stop. */
export function watchBeginnings(
  { site, store }: Pick<AnalyticsOptions, 'site' | 'store'>,
  manifests: Readonly<Record<string, AnalyticsManifest>>,
  tell: (usage: UsageEvent) => void,
): () => void {
  const stops = Object.entries(manifests).flatMap(([topic, { events = {} }]) =>
    Object.entries(events).flatMap(([event, { on }]) => {
      if (!('begins' in on)) return [];
      const holds = site.conditions.compile(on.begins);
      let before = holds(store.assignment());
      return store.subscribe(site.conditions.slotsOf(on.begins), () => {
        const now = holds(store.assignment());
        if (before === false && now === true) tell({ kind: 'begins', topic, event });
        before = now ?? before;
      });
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
