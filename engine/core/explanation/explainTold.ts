import { eventsFor, pressedBy, type ToldEvent, type UsageEvent } from '../analytics/index.ts';
import { type BannerOptions, decideBanners } from '../banner/decideBanners.ts';
import { createEvaluator } from '../decision/index.ts';
import { type DialogOptions, openDialogs } from '../dialog/decideDialog.ts';
import type { Assignment } from '../fact/index.ts';
import { isRecord, ownValue } from '../json/index.ts';
import { type Action, type Condition, type Link, manifestOf } from '../manifest/index.ts';
import { type Address, decideNavigation, type Shown } from '../navigation/index.ts';
import { decideFrame, type WidgetPlace } from '../page/index.ts';
import type { Site } from '../site/index.ts';

/** One event of a topic, and what brings it about. */
export interface ToldMoment extends ToldEvent {
  topic: string;
  /** For people: "arrival", "banner overdue", "library:renew". */
  by: string;
}

interface ToldPlace {
  shown: Shown;
  address: Address;
  options: BannerOptions;
  dialogs: DialogOptions;
  content: readonly WidgetPlace[];
}

/**
 * What analytics are told of a screen, by what sends it: of the arrival, of each banner that shows, of each control that may
 * be pressed, and of each way in which an operation of its sequence may end.
 */
export function explainTold(site: Site, assignment: Assignment, place: ToldPlace): readonly ToldMoment[] {
  const { route, state } = place.shown;
  const arrived: UsageEvent = { kind: 'arrived', route, ...(state !== undefined && { state }) };
  const evaluator = createEvaluator(site, assignment);
  const around: unknown[] = [
    ...[...place.content, ...decideFrame(evaluator, route)].map(({ widgets }) => widgets),
    ...openDialogs(evaluator, place.dialogs).map(({ dialog }) => dialog),
    stateOf(site, place.shown),
  ];
  const named = new Set(wordsIn(site, assignment, around));
  const banners = Object.keys(site.manifest.placements).flatMap((id) =>
    named.has(id) ? decideBanners(evaluator, id, place.options) : [],
  );
  const items = Object.keys(site.manifests.navigation).flatMap((id) =>
    named.has(id) ? decideNavigation(evaluator, id, route, place.address) : [],
  );
  const parts = [...around, ...banners.map(({ banner }) => banner), ...items.map(({ item }) => item)];
  const happenings = [
    { by: 'arrival', usage: arrived },
    ...banners.map(({ id }) => ({ by: `banner ${id}`, usage: { kind: 'shown', banner: id } as const })),
    ...parts
      .flatMap((part) => controlsIn(site, assignment, part))
      .map(({ label, does }) => ({ by: label, usage: pressedBy(site, does, assignment) })),
    ...endings(site, place.shown.sequence),
  ];
  return onlyOnce(happenings.flatMap(({ by, usage }) => toldOf(site, assignment, by, usage)));
}

/** What a sequence shows: in the state of the address, or in any. */
function stateOf(site: Site, { sequence: id, state }: Shown): unknown {
  const sequence = manifestOf(site.manifests, 'sequence', id);
  if (!sequence || state === undefined) return sequence;
  const { steps, results, ...always } = sequence;
  return [always, ownValue<object>({ ...steps, ...results }, state)];
}

function toldOf(site: Site, assignment: Assignment, by: string, usage: UsageEvent): ToldMoment[] {
  return Object.entries(site.manifests.analytics).flatMap(([topic, manifest]) =>
    eventsFor({ site, assignment }, topic, manifest, usage).map((told) => ({ ...told, topic, by })),
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

/** What may be pressed in a part of a manifest, but for what is not there for this person. */
function controlsIn(site: Site, assignment: Assignment, part: unknown): { label: string; does: Action }[] {
  if (Array.isArray(part)) return part.flatMap((each) => controlsIn(site, assignment, each));
  if (!isRecord(part)) return [];
  const { label, ...others } = part;
  if (isHidden(site, assignment, others['when'])) return [];
  const does = actionOf(others);
  const inner = Object.values(others).flatMap((each) => controlsIn(site, assignment, each));
  return does ? [{ label: labelOf(label), does }, ...inner] : inner;
}

/** Every word of a part of a manifest that is there for this person: the menus and placements that it names are among them. */
function wordsIn(site: Site, assignment: Assignment, part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  if (isRecord(part) && isHidden(site, assignment, part['when'])) return [];
  return Object.values(part).flatMap((each) => wordsIn(site, assignment, each));
}

function isHidden({ conditions }: Site, assignment: Assignment, when: unknown): boolean {
  return isRecord(when) && conditions.compile(when as unknown as Condition)(assignment) === false;
}

/** A control says what it does, a link of a menu or a table where it leads. Verified manifests have nothing else there. */
function actionOf({ do: does, link, opens }: Readonly<Record<string, unknown>>): Action | undefined {
  if (isRecord(does)) return does as unknown as Action;
  const go = [link, opens].find(isRecord) as Link | undefined;
  return go && { go };
}

function labelOf(label: unknown): string {
  const key = isRecord(label) ? label['key'] : label;
  return typeof key === 'string' ? key : 'a link';
}

/** A control may stand in several places. */
function onlyOnce(moments: readonly ToldMoment[]): readonly ToldMoment[] {
  return [...new Map(moments.map((each) => [JSON.stringify(each), each])).values()];
}

/** So many values of one name are listed; of more it is said how many there are. */
const mostListed = 3;

/**
 * What analytics are told, as text: each event with what it says whenever it is sent, and under it what brings it about, with
 * what it says then.
 */
export function formatTold(moments: readonly ToldMoment[]): string[] {
  const events = Map.groupBy(moments, ({ topic, event }) => `${topic} ${event}`);
  return [...events].flatMap(([name, told]) => {
    const always = valuesOf(told).filter(
      ([key, values]) => values.length === 1 && told.every((each) => Object.hasOwn(each.with, key)),
    );
    const known = new Set(always.map(([key]) => key));
    const causes = Map.groupBy(told, ({ by }) => by);
    return [
      `  ${name}${textOf(always)}`,
      ...[...causes].map(
        ([by, each]) => `    ${by}${textOf(valuesOf(each).filter(([key]) => !known.has(key)))}`,
      ),
    ];
  });
}

type Values = [name: string, values: readonly string[]];

/** Each name that is told, with the values that it has. */
function valuesOf(moments: readonly ToldMoment[]): Values[] {
  const names = new Set(moments.flatMap((each) => Object.keys(each.with)));
  return [...names].map((name) => {
    const values = moments.flatMap(({ with: told }) => (Object.hasOwn(told, name) ? String(told[name]) : []));
    return [name, [...new Set(values)]];
  });
}

function textOf(values: readonly Values[]): string {
  const texts = values.map(([name, each]) =>
    each.length > mostListed ? `${name} (${each.length} of them)` : `${name} ${each.join(' or ')}`,
  );
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`;
}
