import type { Diagram } from '../diagram/index.ts';
import { elementsAt, type Element } from '../picture/index.ts';
import type { Change } from './change.ts';
import type { Comparison, Side } from './side.ts';

/** Something that may be seen: by what it says -> who sees it. */
type Sightings = Map<string, { text: Map<string, Diagram>; at: string }>;

/** Compares what those see at an address who are shown something there on both sides. */
export function compareScreen(
  comparison: Comparison,
  address: string,
  routes: { before: string; after: string },
  bothShown: Diagram,
): readonly Change[] {
  const { sets } = comparison;
  if (sets.isEmpty(bothShown)) return [];
  const left = elementsAt(comparison.before.portal, routes.before);
  const right = elementsAt(comparison.after.portal, routes.after);
  const [from, to] = [
    sightings(comparison, comparison.before, routes.before, left),
    sightings(comparison, comparison.after, routes.after, right),
  ];
  const place = { address, bothShown, free: sets.not(bothShown) };
  const changes = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) =>
    compareThing(comparison, place, from.get(key), to.get(key)),
  );
  const paired = pairUp(withoutParts(changes));
  if (paired.length > 0) return paired;
  /** What is written down, but seen by nobody here, stands nowhere. */
  const seen = (side: Side, route: string, elements: readonly Element[]): Element[] =>
    elements.filter(({ when }) => !sets.isEmpty(sets.and([side.holds(when, route), bothShown])));
  return rearranged(
    place,
    seen(comparison.before, routes.before, left),
    seen(comparison.after, routes.after, right),
  );
}

interface Place {
  address: string;
  bothShown: Diagram;
  free: Diagram;
}

function sightings({ sets }: Comparison, side: Side, route: string, elements: readonly Element[]): Sightings {
  const found: Sightings = new Map();
  for (const { id, text: own, when, standing } of elements) {
    // What a banner or a menu says belongs to it, and stays so when another one says the same.
    const isPart = standing.kind === 'banner' || standing.kind === 'navigation';
    const text = id === undefined && isPart ? `${own} in ${standing.kind} ${standing.id}` : own;
    const key = id ?? `says ${text}`;
    const worlds = side.holds(when, route);
    const sighting = found.get(key) ?? {
      text: new Map<string, Diagram>(),
      at: `${standing.kind} ${standing.id} ${standing.pointer}`,
    };
    sighting.text.set(text, sets.or([sighting.text.get(text) ?? worlds, worlds]));
    found.set(key, sighting);
  }
  return found;
}

type Sighting = Sightings extends Map<string, infer Thing> ? Thing : never;

type PlacedChange = Change & { at: string };

/** For each thing that is said before or after: who gets it, who loses it, who reads something else. */
function compareThing(
  { sets, diagrams }: Comparison,
  { address, bothShown, free }: Place,
  from: Sighting | undefined,
  to: Sighting | undefined,
): PlacedChange[] {
  const nobody = diagrams.leaf(false);
  const seen = (thing: Sighting | undefined): Diagram => sets.or([nobody, ...(thing?.text.values() ?? [])]);
  const [wasSeen, isSeen] = [seen(from), seen(to)];
  const change = (
    kind: Change['kind'],
    text: string,
    worlds: Diagram,
    at: string,
    before?: string,
  ): PlacedChange[] => {
    const own = sets.and([worlds, bothShown]);
    return sets.isEmpty(own)
      ? []
      : [{ kind, text, ...(before !== undefined && { before }), address, worlds: own, free, at }];
  };
  const gained = [...(to?.text ?? [])].flatMap(([text, worlds]) =>
    change('gains', text, sets.without(worlds, wasSeen), to?.at ?? ''),
  );
  const lost = [...(from?.text ?? [])].flatMap(([text, worlds]) =>
    change('loses', text, sets.without(worlds, isSeen), from?.at ?? ''),
  );
  const other = [...(to?.text ?? [])].flatMap(([text, worlds]) =>
    [...(from?.text ?? [])].flatMap(([before, left]) =>
      text === before ? [] : change('reads', text, sets.and([left, worlds]), to?.at ?? '', before),
    ),
  );
  return [...gained, ...lost, ...other];
}

/** A banner comes and goes with all that it says: that is told once. */
function withoutParts(changes: readonly PlacedChange[]): PlacedChange[] {
  return changes.filter(
    (part) =>
      !changes.some(
        (whole) =>
          whole !== part &&
          whole.kind === part.kind &&
          whole.worlds === part.worlds &&
          whole.at.startsWith('banner ') &&
          whole.at.endsWith(' ') &&
          part.at.startsWith(`${whole.at}/`),
      ),
  );
}

/** What is lost and gained by the same people in the same place of the manifests was only changed. */
function pairUp(changes: readonly PlacedChange[]): Change[] {
  const rest = [...changes];
  const paired: Change[] = [];
  for (const gain of changes.filter(({ kind }) => kind === 'gains')) {
    const loss = rest.find(
      ({ kind, at, worlds }) => kind === 'loses' && at === gain.at && worlds === gain.worlds,
    );
    if (!loss) continue;
    rest.splice(rest.indexOf(loss), 1);
    rest.splice(rest.indexOf(gain), 1);
    paired.push({ ...gain, kind: 'reads', before: loss.text });
  }
  return [...paired, ...rest];
}

/** The same things, for the same people, in another order or inside other things. */
function rearranged(
  { address, bothShown, free }: Place,
  left: readonly Element[],
  right: readonly Element[],
): Change[] {
  if (outline(left) === outline(right)) return [];
  return [{ kind: 'arranges', text: 'the parts of the page', address, worlds: bothShown, free }];
}

function outline(elements: readonly Element[]): string {
  return elements.map(({ depth, text }) => `${depth} ${text}`).join('\n');
}
