import { goalsOf } from './goals.ts';
import { look, visibilityOf, sometimesIn, type Seen, type Cases, type Sometimes } from './look.ts';
import type { Move } from './perform.ts';
import { beginning, type ModelPlace } from './place.ts';
import type { SequenceModel } from './repertoire.ts';
import { createSearch, isOver, type Search, type SearchStep } from './search.ts';
import type { VisibleControl } from './visible.ts';

/** A move with everything that a customer sees of it. */
export interface PlannedMove extends Move, Cases {
  pressed?: VisibleControl;
  /** Names of what it shows. */
  shows: readonly string[];
}

/** One way through a sequence, from its beginning to where it is over. */
export interface PlannedJourney {
  customer: string;
  /** What is seen before the first move. */
  start: Seen;
  moves: readonly PlannedMove[];
}

/** Journeys that together show everything that can be shown. */
export interface JourneyPlan {
  journeys: readonly PlannedJourney[];
  /** What nobody of the repertoire can bring about. */
  missed: readonly string[];
  /** What was looked for at each state. */
  sometimes: Sometimes;
}

/** Places that are looked at for something to show on the same journey. */
const detour = 300;

/** Moves after which a journey looks for its end. */
const longest = 18;

/**
 * Plans journeys that together take every transition and meet every refusal. Always goes to whatever is nearest of what
 * was not shown yet, and begins anew when a journey is over or long.
 */
export function planJourneys(model: SequenceModel): JourneyPlan {
  const search = createSearch(model);
  const starts = model.repertoire.customers.map((customer) => beginning(model, customer));
  const ofWays = model.repertoire.ways.flatMap(({ shows }) => shows ?? []);
  const open = new Set([...goalsOf(model.sequence.manifest), ...ofWays]);
  const sometimes = sometimesIn(model.sequence.manifest);
  const journeys: PlannedJourney[] = [];
  for (;;) {
    const steps = journeyOf(model, search, starts, open);
    const customer = steps[0]?.performed.place.customer;
    if (customer === undefined) return { journeys, missed: [...open], sometimes };
    const start = look(model, beginning(model, customer), sometimes);
    const moves = steps.map((step) => plannedMove(model, step, sometimes));
    journeys.push({ customer: customer.name, start, moves });
  }
}

/** One journey; what it shows is taken out of `open`. Empty when nothing that is open can be shown. */
function journeyOf(
  model: SequenceModel,
  search: Search,
  starts: readonly ModelPlace[],
  open: Set<string>,
): readonly SearchStep[] {
  const steps: SearchStep[] = [];
  const isNew = ({ performed }: SearchStep): boolean => performed.shows.some((name) => open.has(name));
  const isEnd = ({ performed }: SearchStep): boolean => isOver(model, performed);
  for (;;) {
    const last = steps.at(-1);
    if (last && isEnd(last)) return steps;
    const from = last ? [last.performed.place] : starts;
    const next = steps.length < longest ? search.find(from, isNew, last ? detour : undefined) : undefined;
    const way = next ?? (last ? search.find(from, isEnd) : undefined);
    if (!way) return steps;
    steps.push(...way);
    for (const { performed } of way) for (const name of performed.shows) open.delete(name);
  }
}

function plannedMove(
  model: SequenceModel,
  { move, performed }: SearchStep,
  sometimes: Sometimes,
): PlannedMove {
  const { shows, pressed } = performed;
  return { ...move, ...(pressed && { pressed }), shows, ...visibilityOf(model, performed, sometimes) };
}
