import { problem, type Problem } from '../../problem/index.ts';
import { ownValue } from '../../../core/json/index.ts';
import { partRequirements } from '../../forking/index.ts';
import type { Knowledge } from '../../../core/sequence/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { type Journeys, journeysOf, startsOf, travel, type Visit, wayTo } from './journeys.ts';
import type { Move } from './moves.ts';
import { sentencesOf } from './reviews.ts';
import type { Diagram } from '../../solver/index.ts';

/**
 * Finds results and errors that say something false. A result may say "done" only after an operation with that knowledge,
 * "nothing was done" only after none was; no error may follow what was done; and a result that says "done" must also say
 * which operations on the way failed. What an end means stands in the operation's signature.
 */
export const truths: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const untrue = untrueResults(context, journeys);
    // A result that says the contrary is reported as untrue, not as silent, too.
    return [
      ...untrueErrors(context, journeys),
      ...(untrue.length > 0 ? untrue : unsaidEnds(context, journeys)),
    ];
  });

/** The meaning of an operation's outcome by its signature; undefined for operations that only ask, and for events. */
function knowledgeOf({ packs }: ProofContext, { sequence }: Journeys, move: Move): Knowledge | undefined {
  const operation = ownValue(sequence.manifest.operations, move.from);
  if (operation?.sends !== 'once') return undefined;
  return ownValue(ownValue(packs.operations, operation.run)?.outcomes, move.trigger) ?? 'not-done';
}

function untrueErrors(context: ProofContext, journeys: Journeys): Problem[] {
  return journeys.moves.flatMap((move) => {
    const { error } = move.transition;
    if (error === undefined || knowledgeOf(context, journeys, move) !== 'done') return [];
    const place = context.placeOf('sequence', journeys.sequence.id, move.pointer);
    return [problem('untrue-error', { outcome: move.trigger, error }, place)];
  });
}

function untrueResults(context: ProofContext, journeys: Journeys): Problem[] {
  const { sequence, moves } = journeys;
  const { operations = {}, results = {} } = sequence.manifest;
  if (!Object.values(operations).some(({ sends }) => sends === 'once')) return [];
  const knowledge = new Map(moves.map((move) => [move, knowledgeOf(context, journeys, move)]));
  const isDone = (move: Move): boolean => knowledge.get(move) === 'done';
  const isPartlyDone = (move: Move): boolean => isDone(move) || knowledge.get(move) === 'partly-done';
  const meaning = (means: string) => (state: string) => ownValue(results, state)?.means === means;
  const start = startsOf(journeys, journeys.stable.arrive);
  const afterDone = journeys.moves.filter(isPartlyDone).flatMap((move) => afterwards(journeys, move));
  const ways = [
    wayTo(
      journeys,
      start,
      moves.filter((move) => !isDone(move)),
      meaning('done'),
    ),
    wayTo(
      journeys,
      start,
      moves.filter((move) => !isPartlyDone(move)),
      meaning('partly-done'),
    ),
    wayTo(
      journeys,
      afterDone,
      moves.filter(({ transition }) => !transition.newAttempt),
      meaning('not-done'),
    ),
  ];
  return ways.flatMap((way) => (way ? [untrueResult(context, journeys, way)] : []));
}

function untrueResult({ placeOf }: ProofContext, { sequence }: Journeys, way: readonly Move[]): Problem {
  const last = way.at(-1);
  const result = last?.to ?? '';
  const means = sequence.manifest.results?.[result]?.means ?? '';
  const path = [...way.map(({ from }) => from), result].join(' → ');
  return problem(
    'untrue-result',
    { result, means, path },
    placeOf('sequence', sequence.id, last?.pointer ?? ''),
  );
}

/** Outcomes of a sent operation that lead by themselves to a result that says "done" and does not mention them. */
function unsaidEnds(context: ProofContext, journeys: Journeys): Problem[] {
  const { results = {} } = journeys.sequence.manifest;
  const good = Object.keys(results).filter((result) => results[result]?.means === 'done');
  const ends = journeys.moves.filter(
    (move) => move.transition.error === undefined && knowledgeOf(context, journeys, move) === 'not-done',
  );
  if (good.length === 0 || ends.length === 0) return [];
  const begun = begunIn(journeys);
  return [...new Set(ends.map(({ from }) => from))].flatMap((operation) => {
    const own = journeys.moves.filter(({ from }) => from === operation);
    const done = own.filter((move) => knowledgeOf(context, journeys, move) === 'done');
    const others = arrivalsAfter(journeys, done, begun);
    const silentAfter = (after: readonly Move[]): string | undefined => {
      const arrivals = arrivalsAfter(journeys, after, begun);
      return good.find((result) => !isSaid(context, journeys, result, arrivals, others));
    };
    // Tests all outcomes together first: what covers them all covers each, which settles most operations.
    const quiet = ends.filter(({ from }) => from === operation);
    if (silentAfter(quiet) === undefined) return [];
    const found = quiet.flatMap((move) => {
      const result = silentAfter([move]);
      const place = context.placeOf('sequence', journeys.sequence.id, move.pointer);
      return result === undefined
        ? []
        : [problem('unsaid-end', { result, outcome: move.trigger, operation }, place)];
    });
    return found.slice(0, 1);
  });
}

/** State -> the assignments in which a customer is there after pressing something, and after the operations that follow. */
function begunIn(journeys: Journeys): ReadonlyMap<string, Diagram> {
  const { sequence, solver, moves, given } = journeys;
  const there = new Map<string, Diagram>();
  travel(solver, there, { starts: startsOf(journeys, given.arrive), moves, arrive: given.arrive });
  const pressed = moves.filter(({ from }) => !ownValue(sequence.manifest.operations, from));
  return arrivalsAfter(journeys, pressed, there);
}

/** Whether everybody who came to a result this way reads something there that nobody reads who came the other way. */
function isSaid(
  { site, usages }: ProofContext,
  { sequence: { id }, solver: { sets, where, nobody, possible } }: Journeys,
  result: string,
  arrivals: ReadonlyMap<string, Diagram>,
  others: ReadonlyMap<string, Diagram>,
): boolean {
  const [there, elsewise] = [arrivals, others].map((each) =>
    sets.and([each.get(result) ?? nobody, possible]),
  );
  const readers = sentencesOf({ usages }, id)
    .filter(({ pointer }) => pointer.startsWith(`/results/${result}/body/`))
    .map(({ pointer }) => where(partRequirements(site, { kind: 'sequence', id, pointer }) ?? []))
    .filter((readBy) => sets.isEmpty(sets.and([readBy, elsewise ?? nobody])));
  return sets.isEmpty(sets.without(there ?? nobody, sets.or([nobody, ...readers])));
}

/** State -> the assignments there after these moves and the operations that follow. No other fact changes. */
function arrivalsAfter(
  { sequence, solver, ...journeys }: Journeys,
  after: readonly Move[],
  before: ReadonlyMap<string, Diagram>,
): ReadonlyMap<string, Diagram> {
  const arrivals = new Map<string, Diagram>();
  const starts = after.map(({ from, to, ...move }) => {
    const there = before.get(from) ?? solver.nobody;
    return { state: to, assignments: move.after(solver.sets.and([there, move.taken])) };
  });
  const moves = journeys.moves.filter(({ from }) => ownValue(sequence.manifest.operations, from));
  travel(solver, arrivals, { starts, moves, arrive: (_, assignments) => assignments });
  return arrivals;
}

/** The visits after a move was taken. */
function afterwards({ stable, solver: { sets } }: Journeys, move: Move): Visit[] {
  const before = stable.reached().get(move.from);
  if (!before) return [];
  const taken = sets.and([before, move.taken]);
  if (sets.isEmpty(taken)) return [];
  const from: Visit = { state: move.from, assignments: before };
  const assignments = stable.arrive(move.to, move.after(taken));
  return [{ state: move.to, assignments, came: { from, by: move } }];
}
