import { actions } from '../../core/action/index.ts';
import { fieldsOfMoment, momentKind } from '../../core/analytics/index.ts';
import { isExportable } from '../../core/fact/index.ts';
import { isRecord, partsIn, pointerTo } from '../../core/json/index.ts';
import type {
  AnalyticsManifest,
  AnalyticsMoment,
  ManifestSet,
  SequenceManifest,
} from '../../core/manifest/index.ts';
import { notKnown } from '../../core/sequence/index.ts';
import { statesOf } from '../../core/site/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { oncePer } from '../oncePer.ts';
import { problem, type Problem } from '../problem/index.ts';

/**
 * Analytics send no personal facts and no typed text, take only values that their moment has, and wait only for moments
 * that can come.
 */
export const analytics: LinkCheck = (context) => [
  ...untellable(context),
  ...Object.entries(context.manifests.analytics).flatMap(([id, manifest]) => [
    ...strayValues(context, id, manifest),
    ...neverSent(context, id, manifest),
  ]),
];

/** Conditions count, too: that an event was sent tells how its facts were. */
function untellable({ usages, vocabulary }: LinkContext): Problem[] {
  return usages.references.flatMap(({ kind, value, place, manifest }) => {
    if (kind !== 'fact' || manifest.kind !== 'analytics') return [];
    const atom = vocabulary.atomOf(value);
    return atom && !isExportable(atom) ? [problem('untellable-fact', { fact: value }, place)] : [];
  });
}

/** An event takes only values of its moment; values that stand in every event may not depend on a moment. */
function strayValues(
  { placeOf }: LinkContext,
  id: string,
  { with: always = {}, events = {} }: AnalyticsManifest,
): Problem[] {
  const placed = [
    { pointer: '/with', values: always, fields: [] as readonly string[] },
    ...Object.entries(events).map(([name, event]) => ({
      pointer: pointerTo(pointerTo('/events', name), 'with'),
      values: event.with ?? {},
      fields: fieldsOfMoment[momentKind(event.on)],
    })),
  ];
  return placed.flatMap(({ pointer, values, fields }) =>
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value === 'string' || !('moment' in value) || fields.includes(value.moment)) return [];
      const expected = fields.length === 0 ? 'nothing of a moment' : `one of ${fields.join(', ')}`;
      const place = placeOf('analytics', id, `${pointerTo(pointer, name)}/moment`);
      return [problem('wrong-value', { expected }, place, fields)];
    }),
  );
}

/** Finds events that wait for a page, step, action, operation, outcome or problem that does not exist. */
function neverSent(context: LinkContext, id: string, { events = {} }: AnalyticsManifest): Problem[] {
  return Object.entries(events).flatMap(([name, { on }]) =>
    impossibleIn(context, on).map(({ at, what, known }) => {
      const pointer = `${pointerTo('/events', name)}/on${at}`;
      return problem('never-sent', { what }, context.placeOf('analytics', id, pointer), known);
    }),
  );
}

interface Impossible {
  /** From the moment. */
  at: string;
  /** "the step "done"". */
  what: string;
  known: readonly string[];
}

function impossibleIn(context: LinkContext, on: AnalyticsMoment): Impossible[] {
  if ('arrived' in on) return arrivals(context, on.arrived);
  if ('pressed' in on)
    return missing('/pressed/actions', 'action', on.pressed.actions, actionsIn(context.manifests));
  if ('ended' in on) return endings(context, on.ended);
  const { named } = context.packs;
  if (!('problem' in on) || !named) return [];
  return missing('/problem/codes', 'problem', on.problem.codes, named).map((each) => ({
    ...each,
    known: [],
  }));
}

type Arrived = Extract<AnalyticsMoment, { arrived: unknown }>['arrived'];

function arrivals({ manifests }: LinkContext, { routes, states }: Arrived): Impossible[] {
  const all = Object.entries(manifests.route);
  const shown = all.filter(([, { page, sequence }]) => page !== undefined || sequence !== undefined);
  const exists = new Set(all.map(([id]) => id));
  const showing = new Set(shown.map(([id]) => id));
  const meant = shown.filter(([id]) => routes?.includes(id) ?? true);
  const sequences = meant.flatMap(([, { sequence }]) => sequence ?? []);
  const reached = sequences.flatMap((id) => statesOfSequence(manifests.sequence[id]));
  const isWhole = sequences.every((id) => manifests.sequence[id]);
  return [
    // A route or sequence that does not exist is reported by `references`.
    ...missing('/arrived/routes', 'page of the route', routes, showing).filter(({ name }) =>
      exists.has(name),
    ),
    ...(isWhole && meant.length > 0
      ? missing('/arrived/states', 'step or result', states, new Set(reached))
      : []),
  ];
}

function statesOfSequence(sequence: SequenceManifest | undefined): string[] {
  return sequence ? statesOf(sequence) : [];
}

type Ended = Extract<AnalyticsMoment, { ended: unknown }>['ended'];

function endings({ manifests }: LinkContext, { sequence, operations, outcomes }: Ended): Impossible[] {
  const meant = Object.entries(manifests.sequence).filter(([id]) => (sequence ?? id) === id);
  const all = meant.flatMap(([, each]) => Object.entries(each.operations ?? {}));
  const chosen = all.filter(([name]) => operations?.includes(name) ?? true);
  const ends = chosen.flatMap(([, { outcomes: own }]) => [...Object.keys(own), notKnown]);
  return [
    ...missing('/ended/operations', 'operation', operations, new Set(all.map(([name]) => name))),
    // If the operations are wrong, their outcomes are not reported, too.
    ...(chosen.length > 0 ? missing('/ended/outcomes', 'outcome', outcomes, new Set(ends)) : []),
  ];
}

function missing(
  list: string,
  kind: string,
  names: readonly string[] | undefined,
  known: ReadonlySet<string>,
): (Impossible & { name: string })[] {
  return (names ?? []).flatMap((name, index) =>
    known.has(name)
      ? []
      : [{ name, at: `${list}/${index}`, what: `the ${kind} "${name}"`, known: [...known] }],
  );
}

/** What the buttons and links of a portal do, wherever they stand. */
const actionsIn = oncePer((manifests: ManifestSet): ReadonlySet<string> => {
  const done = partsIn(manifests).flatMap(([pointer, part]) => {
    if (pointer.endsWith('/link')) return 'go';
    if (!isRecord(part) || !/\/(?:do|otherwise)$/.test(pointer)) return [];
    return actions.flatMap(({ key }) => (Object.hasOwn(part, key) ? key : []));
  });
  return new Set(done);
});
