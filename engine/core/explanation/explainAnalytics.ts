import { eventsFor, pressedBy, type SentAnalyticsEvent, type UsageEvent } from '../analytics/index.ts';
import { type BannerOptions, decideBanners, hasCross } from '../banner/decideBanners.ts';
import { createEvaluator, type Evaluator } from '../decision/index.ts';
import { type DialogOptions, openDialogs } from '../dialog/decideDialog.ts';
import type { Assignment } from '../fact/index.ts';
import { isRecord } from '../json/index.ts';
import { type Action, type Link, type ManifestKind, manifestOf } from '../manifest/index.ts';
import { type Address, decideNavigation, type Shown } from '../navigation/index.ts';
import { decideFrame, partsInSight, type WidgetPlace } from '../page/index.ts';
import type { Site } from '../site/index.ts';

/** One event of a topic, with its cause. */
export interface ExplainedAnalyticsEvent extends SentAnalyticsEvent {
  topic: string;
  /** For people: "arrival", "banner overdue", "library:renew". */
  by: string;
}

/** A part of what shows, with the banner or dialog that holds it. */
interface Held {
  part: unknown;
  container: string | undefined;
}

interface AnalyticsPlace {
  shown: Shown;
  address: Address;
  options: BannerOptions;
  dialogs: DialogOptions;
  content: readonly WidgetPlace[];
}

/**
 * The analytics events that a screen can send, with their cause: the arrival, each banner that shows, each control that may be
 * pressed, and each outcome of an operation of its sequence.
 */
export function explainAnalytics(
  site: Site,
  assignment: Assignment,
  place: AnalyticsPlace,
): readonly ExplainedAnalyticsEvent[] {
  const { route, state } = place.shown;
  const arrived: UsageEvent = { kind: 'arrived', route, ...(state !== undefined && { state }) };
  const evaluator = createEvaluator(site, assignment);
  const inSight = (kind: ManifestKind, id: string, pointer: string, part: unknown): Held[] =>
    [...partsInSight(evaluator, part, { kind, id, pointer, subject: `${kind} ${id}` })].map((each) => ({
      part: each,
      container: kind === 'banner' || kind === 'dialog' ? id : undefined,
    }));
  const around = [
    ...[...place.content, ...decideFrame(evaluator, route)].flatMap(({ kind, id, pointer, widgets }) =>
      inSight(kind, id, pointer, widgets),
    ),
    ...openDialogs(evaluator, place.dialogs).flatMap(({ id, dialog }) => inSight('dialog', id, '', dialog)),
    ...inSight('sequence', place.shown.sequence ?? '', '', stateOf(site, place.shown)),
  ];
  const named = new Set(around.map(({ part }) => part));
  const banners = Object.keys(site.manifest.placements).flatMap((id) =>
    named.has(id) ? decideBanners(evaluator, id, place.options) : [],
  );
  const items = Object.keys(site.manifests.navigation).flatMap((id) =>
    named.has(id) ? decideNavigation(evaluator, id, route, place.address) : [],
  );
  const parts = [
    ...around,
    ...banners.flatMap(({ id, banner }) => [
      ...inSight('banner', id, '', banner),
      ...(hasCross(banner) ? [{ part: { label: 'cross', do: { dismiss: true } }, container: id }] : []),
    ]),
    ...items.map(({ item }) => ({ part: item, container: undefined })),
  ];
  const usageEvents = [
    { by: 'arrival', usage: arrived },
    ...banners.map(({ id }) => ({ by: `banner ${id}`, usage: { kind: 'shown', banner: id } as const })),
    ...parts
      .flatMap(({ part, container }) => {
        const control = controlOf(part);
        return control ? [{ ...control, container }] : [];
      })
      .map(({ label, ...pressed }) => ({ by: label, usage: pressedBy(site, pressed, assignment) })),
    ...endings(site, place.shown.sequence),
  ];
  return onlyOnce(usageEvents.flatMap(({ by, usage }) => analyticsEventsOf(evaluator, by, usage)));
}

/** The part of a sequence that shows: in the state of the address, or in any. */
function stateOf(site: Site, { sequence: id, state }: Shown): unknown {
  const sequence = manifestOf(site.manifests, 'sequence', id);
  if (!sequence || state === undefined) return sequence;
  const only = (states: object = {}): object =>
    Object.fromEntries(Object.entries(states).filter(([each]) => each === state));
  return { ...sequence, steps: only(sequence.steps), results: only(sequence.results) };
}

function analyticsEventsOf(evaluator: Evaluator, by: string, usage: UsageEvent): ExplainedAnalyticsEvent[] {
  return Object.entries(evaluator.site.manifests.analytics).flatMap(([topic, manifest]) =>
    eventsFor(evaluator, topic, manifest, usage).map((event) => ({ ...event, topic, by })),
  );
}

function endings(site: Site, sequence: string | undefined): { by: string; usage: UsageEvent }[] {
  const operations = manifestOf(site.manifests, 'sequence', sequence)?.operations ?? {};
  return Object.entries(operations).flatMap(([operation, { outcomes }]) =>
    Object.keys(outcomes).map((outcome) => ({
      by: `operation ${operation}`,
      usage: { kind: 'ended', sequence: sequence ?? '', operation, outcome },
    })),
  );
}

/** The action of a control, or of a link of a menu or table. Verified manifests have nothing else there. */
function controlOf(part: unknown): { label: string; does: Action } | undefined {
  if (!isRecord(part)) return undefined;
  const { do: does, link, opens, label } = part;
  const go = [link, opens].find(isRecord) as Link | undefined;
  if (isRecord(does)) return { label: labelOf(label), does: does as unknown as Action };
  return go && { label: labelOf(label), does: { go } };
}

function labelOf(label: unknown): string {
  const key = isRecord(label) ? label['key'] : label;
  return typeof key === 'string' ? key : 'a link';
}

/** A control may stand in several places. */
function onlyOnce(all: readonly ExplainedAnalyticsEvent[]): readonly ExplainedAnalyticsEvent[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** Most values of one name that are listed; of more only their number. */
const mostListed = 3;

/** Analytics events as text: each event with the values that it always has, and under it its causes, with their own values. */
export function formatAnalytics(all: readonly ExplainedAnalyticsEvent[]): string[] {
  const events = Map.groupBy(all, ({ topic, event }) => `${topic} ${event}`);
  return [...events].flatMap(([name, sent]) => {
    const always = valuesOf(sent).filter(
      ([key, values]) => values.length === 1 && sent.every((each) => Object.hasOwn(each.with, key)),
    );
    const known = new Set(always.map(([key]) => key));
    const causes = Map.groupBy(sent, ({ by }) => by);
    return [
      `  ${name}${textOf(always)}`,
      ...[...causes].map(
        ([by, each]) => `    ${by}${textOf(valuesOf(each).filter(([key]) => !known.has(key)))}`,
      ),
    ];
  });
}

type Values = [name: string, values: readonly string[]];

/** Each name with its values. */
function valuesOf(all: readonly ExplainedAnalyticsEvent[]): Values[] {
  const names = new Set(all.flatMap((each) => Object.keys(each.with)));
  return [...names].map((name) => {
    const values = all.flatMap(({ with: said }) => (Object.hasOwn(said, name) ? String(said[name]) : []));
    return [name, [...new Set(values)]];
  });
}

function textOf(values: readonly Values[]): string {
  const texts = values.map(([name, each]) =>
    each.length > mostListed ? `${name} (${each.length} of them)` : `${name} ${each.join(' or ')}`,
  );
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`;
}
