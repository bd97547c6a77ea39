import { problem, type Problem } from '../../problem/index.ts';
import { ownValue } from '../../../core/json/index.ts';
import type { Knowledge } from '../../../core/sequence/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { type Journeys, journeysOf, startsOf, type Visit, wayTo } from './journeys.ts';
import type { Move } from './moves.ts';

/**
 * Whoever comes to a result is told the truth, as far as the signatures of the operations on the way know it: that it is
 * done only after something was done, that nothing was done only after nothing was, and no error of what was done.
 */
export const truths: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => [
    ...untrueErrors(context, journeys),
    ...untrueResults(context, journeys),
  ]);

/** What the end of an operation says of what was to be done; undefined for what only asks, and for events. */
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
  const { operations = {}, results } = sequence.manifest;
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
  const means = sequence.manifest.results[result]?.means ?? '';
  const path = [...way.map(({ from }) => from), result].join(' → ');
  return problem(
    'untrue-result',
    { result, means, path },
    placeOf('sequence', sequence.id, last?.pointer ?? ''),
  );
}

/** Where a move has led, and that it has. */
function afterwards({ stable, solver: { sets } }: Journeys, move: Move): Visit[] {
  const before = stable.reached().get(move.from);
  if (!before) return [];
  const taken = sets.and([before, move.taken]);
  if (sets.isEmpty(taken)) return [];
  const from: Visit = { state: move.from, assignments: before };
  const assignments = stable.arrive(move.to, move.after(taken));
  return [{ state: move.to, assignments, came: { from, by: move } }];
}
