import { durationOf } from '../../core/duration/durationOf.ts';
import type { Assignment } from '../../core/fact/index.ts';
import type { AnalyticsManifest } from '../../core/manifest/index.ts';
import type { AnalyticsOptions } from './moment.ts';

/** The derived facts that events tell, which nothing else on a page may ask for. */
export interface AskedDerived {
  /** Resolves when they are known, or when what happened first is to be sent anyway. */
  known: Promise<void>;
  /** What was known at a moment; of what goes with every event, what was not known yet is as it is known now. */
  addTo(assignment: Assignment): Assignment;
  stop(): void;
}

/** Asks for the derived facts that go with every event of a topic, and for what they follow from. */
export function askDerived(
  { site, store, ports }: Pick<AnalyticsOptions, 'site' | 'store' | 'ports'>,
  topics: readonly { manifest: AnalyticsManifest }[],
): AskedDerived {
  const { vocabulary } = site;
  const values = topics.flatMap(({ manifest }) => Object.values(manifest.with ?? {}));
  const told = values.flatMap((value) =>
    typeof value === 'object' && 'fact' in value ? (vocabulary.slotOf(value.fact) ?? []) : [],
  );
  const asked = told.filter((slot) => vocabulary.atoms[slot]?.derivedFrom);
  const { promise: known, resolve } = Promise.withResolvers<void>();
  const resolveIfKnown = (): void => {
    if (asked.every((slot) => store.assignment()[slot] !== undefined)) resolve();
  };
  const longest = Math.max(
    0,
    ...topics.map(({ manifest }) => durationOf(site.manifests, manifest.every) ?? 0),
  );
  const stops = [store.subscribe(asked, resolveIfKnown), ports.clock.after(longest, resolve)];
  resolveIfKnown();

  return {
    known,
    addTo: (assignment) =>
      assignment.map((value, slot) => value ?? (told.includes(slot) ? store.assignment()[slot] : undefined)),
    stop: () => stops.forEach((stop) => stop()),
  };
}
