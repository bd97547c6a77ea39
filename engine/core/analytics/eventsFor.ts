import { partHolds, type Evaluator } from '../decision/index.ts';
import { redact, type AtomValue } from '../fact/index.ts';
import { ownValue, pointerTo } from '../json/index.ts';
import type { AnalyticsEvent, AnalyticsManifest, AnalyticsValue } from '../manifest/index.ts';
import type { UsageEvent } from './moment.ts';

/** An event that is to be sent: its name, and what it says. */
export interface SentAnalyticsEvent {
  event: string;
  with: Readonly<Record<string, AtomValue>>;
}

/**
 * The events of one topic that are due at a moment, in the order of the manifest.
 *
 * @param evaluator with the facts as they were when it happened
 */
export function eventsFor(
  evaluator: Evaluator,
  topic: string,
  { events = {}, with: always = {} }: AnalyticsManifest,
  usage: UsageEvent,
): SentAnalyticsEvent[] {
  return Object.entries(events).flatMap(([event, manifest]) => {
    if (!isMeant(manifest, usage, { topic, event })) return [];
    const location = {
      kind: 'analytics',
      id: topic,
      pointer: pointerTo('/events', event),
      subject: `event ${event}`,
    } as const;
    if (partHolds(evaluator, manifest, location) !== true) return [];
    const values = { ...always, ...manifest.with };
    return [{ event, with: valuesOf(evaluator, values, usage) }];
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

/** Without a list every name is meant. */
function meant(names: readonly string[] | undefined, name: string | undefined): boolean {
  return names === undefined || (name !== undefined && names.includes(name));
}

function valuesOf(
  evaluator: Evaluator,
  values: Readonly<Record<string, AnalyticsValue>>,
  usage: UsageEvent,
): Record<string, AtomValue> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const told = valueOf(evaluator, value, usage);
      return told === undefined ? [] : [[name, told] as const];
    }),
  );
}

/** The check refuses manifests that name facts which must not be sent; this holds releases from elsewhere to the same rule. */
function valueOf(
  { site: { vocabulary }, assignment }: Evaluator,
  value: AnalyticsValue,
  usage: UsageEvent,
): AtomValue | undefined {
  if (typeof value === 'string') return value;
  if ('moment' in value) return ownValue(usage as Readonly<Record<string, string>>, value.moment);
  const slot = vocabulary.slotOf(value.fact) ?? -1;
  const atom = vocabulary.atoms[slot];
  return atom && redact(atom, assignment[slot]);
}
