import { createEvaluator } from '../../core/decision/index.ts';
import { wellKnown } from '../../core/fact/index.ts';
import type { Link, PushManifest } from '../../core/manifest/index.ts';
import { decidePush, type PushMessage } from '../../core/push/decidePush.ts';
import { changedWays, endsOf, gathered, type Ways } from './navigations.ts';
import type { Change, ComparedPlace, Comparison, Seen, Side } from './side.ts';
import { compareThings } from './things.ts';
import {
  exampleMessage,
  fieldsOf,
  inOneOrder,
  linkText,
  messageElements,
  timersAt,
} from '../outline/index.ts';
import type { Diagram } from '../solver/index.ts';

/** Compares what push messages do: where each leads whom, what it sets, which dialog it opens. */
export function compareMessages(comparison: Comparison): readonly Change[] {
  const { before, after } = comparison;
  const categories = new Set([...pushesOf(before), ...pushesOf(after)].map(({ category }) => category));
  return [...categories].sort().flatMap((category) => {
    const pushes = { before: pushIn(before, category), after: pushIn(after, category) };
    const led = compareLeads(comparison, category, pushes);
    const written = led.length === 0 ? compareLinks(comparison, category, pushes) : [];
    return [...led, ...written, ...compareParts(comparison, category, pushes)];
  });
}

interface Pushes {
  before: PushManifest | undefined;
  after: PushManifest | undefined;
}

/** Compares with the expected messages and with an empty one; each reports only customers whom none before has reported. */
function compareLeads(comparison: Comparison, category: string, pushes: Pushes): Change[] {
  const { before, after, sets, diagrams } = comparison;
  let told: Diagram = diagrams.leaf(false);
  return messagesFor(comparison, category, pushes).flatMap((message) => {
    const [from, to] = [waysOf(comparison, before, message), waysOf(comparison, after, message)];
    const lacks = Object.keys(message.payload).length === 0 && hasFields(pushes) ? ' without its fields' : '';
    const changes = changedWays(comparison, from, to, { subject: `message ${category}${lacks} ` })
      .map((change) => ({ ...change, assignments: sets.without(change.assignments, told) }))
      .filter(({ assignments }) => !sets.isEmpty(assignments));
    told = sets.or([told, ...changes.map(({ assignments }) => assignments)]);
    return changes;
  });
}

function hasFields({ before, after }: Pushes): boolean {
  return [before, after].some((push) => push && fieldsOf(push).length > 0);
}

function messagesFor(
  { before, after }: Comparison,
  category: string,
  pushes: Pushes,
): readonly PushMessage[] {
  const fields = [pushes.before, pushes.after].flatMap((push) => (push ? fieldsOf(push) : []));
  const messages = [
    pushes.before && exampleMessage(before.portal.site, pushes.before, fields),
    pushes.after && exampleMessage(after.portal.site, pushes.after, fields),
    { category, payload: {} },
  ].filter((message) => message !== undefined);
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
}

function waysOf(comparison: Comparison, side: Side, message: PushMessage): Ways {
  const { site } = side.portal;
  const everybody = comparison.possible;
  const target = decidePush(createEvaluator(site, site.vocabulary.constants), message)?.destination;
  if (!target) return new Map([['stays on the page', everybody]]);
  if (target.kind === 'outside') return new Map([[`leaves for ${target.url}`, everybody]]);
  return gathered(comparison, endsOf(comparison, side, target.address, { assignments: everybody }));
}

/** Compares the sources of values that are known only when the message comes: no example message shows a change of them. */
function compareLinks(
  { before, after, possible, sets }: Comparison,
  category: string,
  pushes: Pushes,
): Change[] {
  const [was, is] = [pushes.before?.go, pushes.after?.go];
  if (!was || !is || inOneOrder(takenIn(was)) === inOneOrder(takenIn(is))) return [];
  const text = `message ${category}: ${linkText(after.portal, is)}`;
  const assignments = { assignments: possible, free: sets.not(possible) };
  return [{ kind: 'says', text, before: linkText(before.portal, was), ...assignments }];
}

/** Each part of an address that is taken from somewhere, with what it is taken from. */
function takenIn(link: Link): readonly unknown[] {
  const params = 'route' in link ? link.params : undefined;
  const taken = Object.entries({ ...params, ...link.query }).filter(([, value]) => typeof value === 'object');
  const own = taken.length === 0 ? [] : [Object.fromEntries(taken)];
  return link.otherwise ? [...own, ...takenIn(link.otherwise)] : own;
}

/** Compares what a message sets and opens. Dialogs that come or go are reported by the line that opens them. */
function compareParts(comparison: Comparison, category: string, pushes: Pushes): readonly Change[] {
  const { before, after, possible, sets } = comparison;
  const place: ComparedPlace = { bothShown: possible, free: sets.not(possible) };
  return compareThings(comparison, place, partsOf(before, pushes.before), partsOf(after, pushes.after))
    .filter(({ kind, text }) => kind === 'reads' || !text.startsWith('dialog '))
    .map((change) => ({ ...change, text: `message ${category}: ${change.text}` }));
}

function partsOf(side: Side, push: PushManifest | undefined): Seen {
  return { side, elements: push ? messageElements(side.portal, push) : [] };
}

function pushesOf({ portal }: Side): readonly PushManifest[] {
  return Object.values(portal.site.manifests.push);
}

function pushIn(side: Side, category: string): PushManifest | undefined {
  return pushesOf(side).find((push) => push.category === category);
}

/** Compares what happens by itself: which timers count for whom, what they do, and the dialogs that they open. */
export function compareTimers(comparison: Comparison): readonly Change[] {
  const { before, after, sets } = comparison;
  const bothShown = atSharedRoutes(comparison);
  const place: ComparedPlace = { bothShown, free: sets.not(bothShown) };
  return compareThings(comparison, place, timersOf(before), timersOf(after));
}

/** Whoever is at a route that both sides have: what is on a new page is not told line by line, and nobody is at a redirect. */
function atSharedRoutes({ before, after, possible, sets }: Comparison): Diagram {
  const shared = Object.keys(before.portal.site.manifests.route).filter(
    (id) => after.portal.site.manifests.route[id],
  );
  return sets.and([possible, after.holds({ fact: wellKnown.route, in: shared })]);
}

function timersOf(side: Side): Seen {
  const { portal } = side;
  return { side, elements: timersAt(portal, portal.site.manifest.routes.home) };
}
