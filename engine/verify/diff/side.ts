import { type AtomValue, wellKnown } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Element, ReadablePortal } from '../outline/index.ts';
import { oncePer } from '../oncePer.ts';
import { type Diagram, givenFact, type Solver } from '../solver/index.ts';

/** A portal to compare, with values that are the same for everybody, such as a toggle that is on. */
export interface Compared {
  portal: ReadablePortal;
  fixed?: Readonly<Record<string, AtomValue>>;
}

/** One of the two sides of a comparison. */
export interface Side {
  portal: ReadablePortal;
  /** The assignments in which a condition holds on this side; `at`: for somebody on this route. */
  holds(condition: Condition | undefined, at?: string): Diagram;
}

/** Both sides of a comparison in one space; `possible` are the customers whom the rules after the change allow. */
export interface Comparison extends Pick<Solver, 'space' | 'diagrams' | 'sets' | 'possible'> {
  before: Side;
  after: Side;
  /** Both sides have the same manifests, so that only sentences can differ. */
  isInWordsOnly: boolean;
}

/** The address and the customers of one comparison. */
export interface ComparedPlace {
  /** Absent for things without an address. */
  address?: string | undefined;
  /** The customers who are shown something there on both sides. */
  bothShown: Diagram;
  free: Diagram;
}

/** The elements that may be seen on one side. */
export interface Seen {
  side: Side;
  /** Absent where it is no matter of a route. */
  route?: string;
  elements: readonly Element[];
}

/**
 * Makes a side.
 *
 * @param sources which sources of facts are asked for other customers on the other side, or say something else while nobody
 * asks: whoever has such a fact there may have the value here that it has while nobody asks for it
 */
export function createSide(
  { portal, fixed = {} }: Compared,
  solver: Solver,
  sources: readonly string[] = [],
): Side {
  const { diagrams, sets, holds, space } = solver;
  const given = (diagram: Diagram, facts: Facts): Diagram => givenFacts(solver, diagram, facts);
  const unasked = sources.map((source) => {
    const { facts: own = {}, otherwise = {} } = portal.site.manifests.facts[source] ?? {};
    const facts = Object.entries(otherwise).map(([name, value]) => [`${source}.${name}`, value]);
    const unknown = Object.entries(own).flatMap(([name, { derivedFrom }]) =>
      derivedFrom !== undefined || Object.hasOwn(otherwise, name)
        ? []
        : (space.levelOf(`${source}.${name}`) ?? []),
    );
    const forget = sets.exists(unknown.toSorted((a, b) => a - b));
    return {
      asked: whoAsks({ portal, fixed }, solver, source),
      facts: Object.fromEntries(facts),
      // What has no value while nobody asks is not known then: only what holds whatever it is holds.
      whatever: (diagram: Diagram): Diagram =>
        unknown.length === 0 ? diagram : sets.not(forget(sets.not(diagram))),
    };
  });
  const settled = oncePer((condition: Condition) =>
    unasked.reduce(
      (answer, { asked, facts, whatever }) =>
        sets.or([sets.and([answer, asked]), sets.without(whatever(given(answer, facts)), asked)]),
      given(holds({ condition, is: true }), fixed),
    ),
  );
  return {
    portal,
    holds(condition, at) {
      // The node limit starts anew for each condition: a difference evaluates thousands.
      diagrams.renewLimit();
      const all = condition === undefined ? given(diagrams.leaf(true), fixed) : settled(condition);
      return at === undefined ? all : given(all, { [wellKnown.route]: at });
    },
  };
}

/** The customers for whom a source is asked. */
export function whoAsks({ portal, fixed = {} }: Compared, solver: Solver, source: string): Diagram {
  const { when } = portal.site.manifests.facts[source] ?? {};
  return givenFacts(solver, solver.holds({ condition: when, is: true }), fixed);
}

type Facts = Readonly<Record<string, AtomValue>>;

function givenFacts({ space, diagrams }: Solver, diagram: Diagram, facts: Facts): Diagram {
  return Object.entries(facts).reduce((rest, fact) => givenFact(space, diagrams, rest, fact), diagram);
}

/** A difference for some customers, or one beyond the node limit (`undecided`). */
export interface Change {
  kind: 'gains' | 'loses' | 'reads' | 'leads' | 'moves' | 'says' | 'undecided';
  /** The text now, or what came or went. */
  text: string;
  /** The text before; of something that was moved, its place now. */
  before?: string;
  /** The name of the list, for a column or line of one. */
  list?: string | undefined;
  /** Concerns only one of several places at which the same stands. */
  isOneOfSeveral?: boolean;
  /** Concerns an operation that is sent once: printed first, and marked. */
  isSending?: boolean;
  /** Where; absent where it is no matter of an address. */
  address?: string | undefined;
  /** For whom. */
  assignments: Diagram;
  /** Don't-care set: customers who never see the place, or have no room for the banner. */
  free: Diagram;
  /** Of a banner for which some have no room: it shows beside fewer than so many more urgent ones. */
  room?: number;
}
