import { redact, type AtomValue } from '../fact/index.ts';
import { ownValue } from '../json/index.ts';
import type { Assignment } from '../fact/index.ts';
import type { AnalyticsEvent, AnalyticsManifest, AnalyticsValue } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';
import type { UsageEvent } from './moment.ts';

/** An event that is to be sent: its name, and what it says. */
export interface ToldEvent {
  event: string;
  with: Readonly<Record<string, AtomValue>>;
}

/** The facts as they were when something happened. */
export interface EventSurroundings {
  site: Site;
  assignment: Assignment;
}

/** The events of one topic that something makes due, in the order of the manifest. */
export function eventsFor(
  around: EventSurroundings,
  topic: string,
  { events = {}, with: always = {} }: AnalyticsManifest,
  usage: UsageEvent,
): ToldEvent[] {
  return Object.entries(events).flatMap(([event, manifest]) => {
    if (!isMeant(manifest, usage, { topic, event })) return [];
    if (around.site.conditions.compile(manifest.when)(around.assignment) !== true) return [];
    const values = { ...always, ...manifest.with };
    return [{ event, with: valuesOf(around, values, usage) }];
  });
}

function isMeant({ on }: AnalyticsEvent, usage: UsageEvent, self: { topic: string; event: string }): boolean {
  switch (usage.kind) {
    case 'arrived':
      return (
        'arrived' in on && meant(on.arrived.routes, usage.route) && meant(on.arrived.states, usage.state)
      );
    case 'pressed':
      return 'pressed' in on && meant(on.pressed.actions, usage.action);
    case 'shown':
      return 'shown' in on && meant(on.shown.banners, usage.banner);
    case 'ended':
      return (
        'ended' in on &&
        (on.ended.sequence ?? usage.sequence) === usage.sequence &&
        meant(on.ended.operations, usage.operation) &&
        meant(on.ended.outcomes, usage.outcome)
      );
    case 'problem':
      return 'problem' in on && meant(on.problem.codes, usage.code);
    case 'failed':
      return 'failed' in on && meant(on.failed.of, usage.of);
    case 'begins':
      return 'begins' in on && usage.topic === self.topic && usage.event === self.event;
    case 'left':
      return 'left' in on;
  }
}

/** No list: whatever it is. */
function meant(names: readonly string[] | undefined, name: string | undefined): boolean {
  return names === undefined || (name !== undefined && names.includes(name));
}

function valuesOf(
  around: EventSurroundings,
  values: Readonly<Record<string, AnalyticsValue>>,
  usage: UsageEvent,
): Record<string, AtomValue> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const told = valueOf(around, value, usage);
      return told === undefined ? [] : [[name, told] as const];
    }),
  );
}

/** The check refuses manifests that name what must not be told; what comes from elsewhere is held to it here. */
function valueOf(
  { site: { vocabulary }, assignment }: EventSurroundings,
  value: AnalyticsValue,
  usage: UsageEvent,
): AtomValue | undefined {
  if (typeof value === 'string') return value;
  if ('moment' in value) return ownValue(usage as Readonly<Record<string, string>>, value.moment);
  const slot = vocabulary.slotOf(value.fact) ?? -1;
  const atom = vocabulary.atoms[slot];
  return atom && redact(atom, assignment[slot]);
}
