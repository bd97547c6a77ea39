import { isAlike, ownValue, pointerKeys } from '../../core/json/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { listsOf } from './listLines.ts';
import type { Change, ComparedPlace, Comparison, Seen } from './side.ts';
import { transitionLists } from '../link/index.ts';
import type { Element } from '../outline/index.ts';
import type { Diagram } from '../solver/index.ts';

/** A thing on one side: its texts, each with its condition. */
interface Occurrence {
  said: (readonly [text: string, when: Element['when']])[];
  room: Element['room'];
  /** Kind, id and pointer of each place; of a whole thing the pointer is empty. */
  places: string[];
  list: string | undefined;
  isSending: boolean;
  /** Whether each more of it is seen, too: not of a dialog, which several buttons may open. */
  isCounted: boolean;
}

/** Compares each thing that may be seen on either side: who gets it, who loses it, who reads another text. */
export function compareThings(
  comparison: Comparison,
  place: ComparedPlace,
  left: Seen,
  right: Seen,
): readonly Change[] {
  const [from, to] = [occurrences(left), occurrences(right)];
  const changes = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [was, is] = [from.get(key), to.get(key)];
    if (comparison.isInWordsOnly && was && is && isAlike(was.said, is.said)) return [];
    return compareTimes(comparison, place, placesOf(comparison, left, was), placesOf(comparison, right, is));
  });
  return pairUp(withoutParts(comparison, changes)).filter((change) => !isHeading(change));
}

/** What stands under a name (`body:`) is told by itself. */
function isHeading({ text, before = ':' }: Change): boolean {
  return text.endsWith(':') && before.endsWith(':');
}

/** Kinds that are compared as one unit when added or removed. */
const wholes: ReadonlySet<string> = new Set(['banner', 'dialog', 'push']);

function occurrences({ side, elements }: Seen): ReadonlyMap<string, Occurrence> {
  const found = new Map<string, Occurrence>();
  const lists = listsOf(elements);
  for (const element of elements) {
    const { id, text: own, when, location } = element;
    // A text of a banner, dialog or menu belongs to it: an equal text of another one does not replace it.
    const isPart =
      location.kind === 'navigation' || (id === undefined && ['banner', 'dialog'].includes(location.kind));
    const said = placed(location, own);
    const text = isPart ? `${said} in ${location.kind} ${location.id}` : said;
    const key = id ?? `${stateOf(location)}says ${text}`;
    const occurrence = found.get(key) ?? {
      said: [],
      room: element.room,
      places: [],
      list: lists.get(element),
      isSending: isSentOnce(side.portal.site, location),
      isCounted: element.over === undefined && !text.endsWith(':'),
    };
    occurrence.said.push([text, when]);
    occurrence.places.push(`${location.kind} ${location.id} ${location.pointer}`);
    found.set(key, occurrence);
  }
  return found;
}

/** A thing, by what it says -> who sees it. */
interface SeenThing extends Omit<Occurrence, 'said' | 'room'> {
  text: ReadonlyMap<string, Diagram>;
  /** Who has no room for it, beside so many more urgent ones. */
  crowded?: { limit: number; assignments: Diagram } | undefined;
}

/** The same by each text -> who sees it at each of its places. */
type PlacedThing = Omit<SeenThing, 'text'> & { text: ReadonlyMap<string, readonly Diagram[]> };

function placesOf(
  { sets }: Comparison,
  { side, route }: Seen,
  occurrence: Occurrence | undefined,
): PlacedThing | undefined {
  if (!occurrence) return undefined;
  const text = new Map<string, Diagram[]>();
  for (const [said, when] of occurrence.said) {
    text.set(said, [...(text.get(said) ?? []), side.holds(when, route)]);
  }
  const { room, ...rest } = occurrence;
  const crowded = room && {
    limit: room.limit,
    assignments: sets.without(side.holds(room.whenAll, route), sets.or([...text.values()].flat())),
  };
  return { ...rest, text, crowded };
}

/**
 * Compares who sees a thing at all, then who sees it twice, and so on: what stands at several places of a page is not gone
 * where one of them goes, and yet something is missing.
 */
function compareTimes(
  comparison: Comparison,
  place: ComparedPlace,
  from: PlacedThing | undefined,
  to: PlacedThing | undefined,
): PlacedChange[] {
  const changes = compareThing(
    comparison,
    place,
    seenTimes(comparison, from, 1),
    seenTimes(comparison, to, 1),
  );
  const lists = [from, to].flatMap((thing) => (thing?.isCounted ? [...thing.text.values()] : []));
  const most = isAtSamePlaces(from, to) ? 1 : Math.max(1, ...lists.map(({ length }) => length));
  for (let times = 2; times <= most; times += 1) {
    const [was, is] = [seenTimes(comparison, from, times), seenTimes(comparison, to, times)];
    const more = compareThing(comparison, place, was, is);
    changes.push(...more.flatMap((change) => untold(comparison, change, changes)));
  }
  return changes;
}

/** Whether the same people see each text at each of its places. Equal diagrams are the same object. */
function isAtSamePlaces(from: PlacedThing | undefined, to: PlacedThing | undefined): boolean {
  const [was, is] = [from, to].map((thing) => [...(thing?.text ?? [])].flat(2));
  return was?.length === is?.length && (was ?? []).every((each, index) => each === is?.[index]);
}

/** A thing with those who see it at so many places. */
function seenTimes(
  { sets, diagrams }: Comparison,
  thing: PlacedThing | undefined,
  times: number,
): SeenThing | undefined {
  const nobody = diagrams.leaf(false);
  const timesSeen = (places: readonly Diagram[]): readonly Diagram[] =>
    places.reduce<readonly Diagram[]>(
      (before, each) =>
        [...before, nobody].map((seen, index) =>
          sets.or([seen, index === 0 ? each : sets.and([before[index - 1] ?? nobody, each])]),
        ),
      [],
    );
  return (
    thing && {
      ...thing,
      text: new Map([...thing.text].map(([said, places]) => [said, timesSeen(places)[times - 1] ?? nobody])),
    }
  );
}

/** A change of what is seen once more, for those to whom the same is not told already. */
function untold({ sets }: Comparison, change: PlacedChange, told: readonly PlacedChange[]): PlacedChange[] {
  const same = told.filter(
    ({ kind, text, before }) => kind === change.kind && text === change.text && before === change.before,
  );
  const assignments = same.reduce((rest, each) => sets.without(rest, each.assignments), change.assignments);
  return sets.isEmpty(assignments) ? [] : [{ ...change, assignments, isOneOfSeveral: true }];
}

type PlacedChange = Change & { at: string };

/** The changes of one thing: who gets it, who loses it, who reads another text. */
function compareThing(
  { sets, diagrams }: Comparison,
  { bothShown, ...place }: ComparedPlace,
  from: SeenThing | undefined,
  to: SeenThing | undefined,
): PlacedChange[] {
  const nobody = diagrams.leaf(false);
  const seen = (thing: SeenThing | undefined): Diagram => sets.or([nobody, ...(thing?.text.values() ?? [])]);
  const [wasSeen, isSeen] = [seen(from), seen(to)];
  const list = to?.list ?? from?.list;
  const isSending = (to?.isSending ?? false) || (from?.isSending ?? false);
  const change = (
    said: Pick<Change, 'kind' | 'text' | 'before'>,
    assignments: Diagram,
    thing: SeenThing | undefined,
    other: SeenThing | undefined,
  ): PlacedChange[] => {
    const own = sets.and([assignments, bothShown]);
    if (sets.isEmpty(own)) return [];
    const { places = [], crowded } = thing ?? {};
    const at = places.find((each) => !other?.places.includes(each)) ?? places[0] ?? '';
    const isCrowded = crowded && !sets.isEmpty(sets.and([crowded.assignments, bothShown]));
    const room = isCrowded && {
      free: sets.or([place.free, crowded.assignments]),
      room: crowded.limit,
    };
    return [{ ...said, list, isSending, ...place, ...room, assignments: own, at }];
  };
  const gained = [...(to?.text ?? [])].flatMap(([text, assignments]) =>
    change({ kind: 'gains', text }, sets.without(assignments, wasSeen), to, from),
  );
  const lost = [...(from?.text ?? [])].flatMap(([text, assignments]) =>
    change({ kind: 'loses', text }, sets.without(assignments, isSeen), from, to),
  );
  const other = [...(to?.text ?? [])].flatMap(([text, assignments]) =>
    [...(from?.text ?? [])].flatMap(([before, left]) =>
      text === before ? [] : change({ kind: 'reads', text, before }, sets.and([left, assignments]), to, from),
    ),
  );
  return [...gained, ...lost, ...other];
}

/**
 * Drops the lines of a banner or dialog that comes or goes as a whole, for the customers who see that. Those of
 * the controls of a banner that comes stay: its own line does not say where they lead.
 */
function withoutParts({ sets }: Comparison, changes: readonly PlacedChange[]): PlacedChange[] {
  const isWhole = ({ at }: PlacedChange): boolean => at.endsWith(' ') && wholes.has(at.split(' ')[0] ?? '');
  const heads = changes.filter(isWhole);
  return changes.flatMap((part) => {
    const around = heads.filter(({ kind, at }) => kind === part.kind && part.at.startsWith(`${at}/`));
    if (around.length === 0 || (part.kind === 'gains' && isControlOfBanner(part))) return part;
    const assignments = around.reduce(
      (rest, whole) => sets.without(rest, whole.assignments),
      part.assignments,
    );
    return sets.isEmpty(assignments) ? [] : { ...part, assignments };
  });
}

function isControlOfBanner({ at }: PlacedChange): boolean {
  const [kind, , pointer = ''] = at.split(' ');
  return kind === 'banner' && pointerKeys(pointer)[0] === 'actions';
}

/** Reports as one change what the same customers lose and gain at the same place of the manifests. */
function pairUp(changes: readonly PlacedChange[]): Change[] {
  const rest = [...changes];
  const paired: Change[] = [];
  for (const gain of changes.filter(({ kind }) => kind === 'gains')) {
    const loss = rest.find(
      ({ kind, at, assignments }) => kind === 'loses' && at === gain.at && assignments === gain.assignments,
    );
    if (!loss) continue;
    rest.splice(rest.indexOf(loss), 1);
    rest.splice(rest.indexOf(gain), 1);
    const isSending = (gain.isSending ?? false) || (loss.isSending ?? false);
    paired.push({ ...gain, kind: 'reads', before: loss.text, isSending, isOneOfSeveral: false });
  }
  return [...paired, ...rest];
}

/** The state of a sequence in which something stands: an equal text in another state does not replace it. */
function stateOf({ kind, pointer }: Element['location']): string {
  const [section = '', state = ''] = pointerKeys(pointer);
  return kind === 'sequence' && stateful.includes(section) ? `${state} ` : '';
}

const stateful = ['steps', 'dialogs', 'results'];

/**
 * Whether a thing says how an operation runs that is sent once, or belongs to an event or outcome that decides about one.
 */
function isSentOnce({ manifests }: Site, { kind, id, pointer }: Element['location']): boolean {
  const manifest = kind === 'sequence' ? manifestOf(manifests, 'sequence', id) : undefined;
  if (!manifest) return false;
  const [section, state = '', list = '', trigger] = pointerKeys(pointer);
  const isSentIn = (name = ''): boolean => ownValue(manifest.operations, name)?.sends === 'once';
  if (section === 'operations' && isSentIn(state)) return true;
  const own = transitionLists(manifest).find((each) => each.state === state && each.trigger === trigger);
  return ['on', 'outcomes'].includes(list) && (own?.transitions.some(({ to }) => isSentIn(to)) ?? false);
}

/** A line with its place in a sequence before it: `review · lend: to lent`, `choose · edition: id none “Choose one.”`. */
function placed({ kind, pointer }: Element['location'], text: string): string {
  const [section = '', state, list = '', name = ''] = pointerKeys(pointer);
  const isOfState = kind === 'sequence' && [...stateful, 'operations'].includes(section);
  if (!isOfState || state === undefined || text.startsWith(`${state}:`)) return text;
  const isNamed = ['on', 'outcomes', 'fields'].includes(list) && name !== '' && !text.startsWith(`${name}:`);
  return [state, isNamed ? `${name}: ${text}` : text].join(' · ');
}
