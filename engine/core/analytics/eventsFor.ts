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
  happening: UsageEvent,
): ToldEvent[] {
  return Object.entries(events).flatMap(([event, manifest]) => {
    if (!isMeant(manifest, happening, { topic, event })) return [];
    if (around.site.conditions.compile(manifest.when)(around.assignment) !== true) return [];
    const values = { ...always, ...manifest.with };
    return [{ event, with: valuesOf(around, values, happening) }];
  });
}

function isMeant(
  { on }: AnalyticsEvent,
  happening: UsageEvent,
  self: { topic: string; event: string },
): boolean {
  switch (happening.kind) {
    case 'arrived':
      return (
        'arrived' in on &&
        meant(on.arrived.routes, happening.route) &&
        meant(on.arrived.states, happening.state)
      );
    case 'pressed':
      return 'pressed' in on && meant(on.pressed.actions, happening.action);
    case 'shown':
      return 'shown' in on && meant(on.shown.banners, happening.banner);
    case 'ended':
      return (
        'ended' in on &&
        (on.ended.sequence ?? happening.sequence) === happening.sequence &&
        meant(on.ended.operations, happening.operation) &&
        meant(on.ended.outcomes, happening.outcome)
      );
    case 'problem':
      return 'problem' in on && meant(on.problem.codes, happening.code);
    case 'begins':
      return 'begins' in on && happening.topic === self.topic && happening.event === self.event;
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
  happening: UsageEvent,
): Record<string, AtomValue> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const told = valueOf(around, value, happening);
      return told === undefined ? [] : [[name, told] as const];
    }),
  );
}

/** The check refuses manifests that name what must not be told; what comes from elsewhere is held to it here. */
function valueOf(
  { site: { vocabulary }, assignment }: EventSurroundings,
  value: AnalyticsValue,
  happening: UsageEvent,
): AtomValue | undefined {
  if (typeof value === 'string') return value;
  if ('moment' in value) return ownValue(happening as Readonly<Record<string, string>>, value.moment);
  const slot = vocabulary.slotOf(value.fact) ?? -1;
  const atom = vocabulary.atoms[slot];
  return atom && redact(atom, assignment[slot]);
}
