import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { ordersOf } from '../../link/index.ts';
import { problem, type Problem } from '../../problem/index.ts';
import type { Diagram } from '../../solver/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { statesOf } from './moves.ts';
import { type Journeys, journeysOf } from './journeys.ts';

/** Finds states of a sequence that nobody reaches, and states from which some customer reaches neither result nor exit. */
export const ways: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { sequence } = journeys;
    const reached = journeys.stable.reached();
    const { nobody, somebody } = deadEnds(journeys);
    const shown = shownMeanwhile(sequence.manifest);
    const states = statesOf(sequence.manifest)
      .filter(({ state }) => !shown.has(state))
      .map((each) => ({ ...each, place: context.placeOf('sequence', sequence.id, each.pointer) }));
    // States beyond an unreachable one are not reported again, nor are dead ends just before it.
    const beyond = new Set<string>();
    const explained = new Set<string>();
    const unreachable = states.flatMap(({ state, place }) => {
      if (reached.has(state) || beyond.has(state)) return [];
      follow(journeys.moves, state, beyond);
      const before = stepBefore(sequence.manifest, state);
      if (before === undefined) return [problem('unreachable-state', { state }, place)];
      follow(backwards(journeys.moves), before, explained);
      const stuck = `"${before}", the step before, leads to ${targetsOf(journeys, before)}`;
      return [problem('unreachable-state', { state, before: stuck }, place)];
    });
    const ends = states.flatMap(({ state, place }) =>
      nobody.has(state) && !beyond.has(state) && !explained.has(state)
        ? [problem('dead-end', { state }, place)]
        : [],
    );
    const told = [...unreachable, ...ends];
    return [...told, ...(told.length === 0 && somebody ? [deadEndFor(context, journeys, somebody)] : [])];
  });

type Way = Pick<Journeys['moves'][number], 'from' | 'to'>;

/** Adds every state to which a state leads, whether or not a customer can take the transitions. */
function follow(all: readonly Way[], state: string, states: Set<string>): void {
  if (states.has(state)) return;
  states.add(state);
  for (const { from, to } of all) if (from === state) follow(all, to, states);
}

function backwards(moves: Journeys['moves']): Way[] {
  return moves.map(({ from, to }) => ({ from: to, to: from }));
}

function stepBefore(manifest: SequenceManifest, state: string): string | undefined {
  return ordersOf(manifest).flatMap((steps) => steps[steps.indexOf(state) - 1] ?? [])[0];
}

/** The states to which a step's transitions lead, for the message. */
function targetsOf({ solver, moves }: Journeys, step: string): string {
  const leading = moves.filter(
    ({ from, taken, transition }) => from === step && !transition.leave && !solver.sets.isEmpty(taken),
  );
  return [...new Set(leading.map(({ to }) => `"${to}"`))].join(', ') || 'nowhere';
}

/** Results that are shown while the outcome of an operation is unknown. No transition leads there; the outcome leads on. */
function shownMeanwhile({ operations = {} }: SequenceManifest): ReadonlySet<string> {
  return new Set(Object.values(operations).flatMap(({ unknown }) => (unknown ? [unknown.shows] : [])));
}

interface DeadEnd {
  state: string;
  /** The customers who reach the state. */
  here: Diagram;
  /** Those who cannot leave it. */
  stuck: Diagram;
}

/** The states that nobody can leave; and the last reached of those that only some cannot leave. */
function deadEnds(journeys: Journeys): { nobody: ReadonlySet<string>; somebody: DeadEnd | undefined } {
  const { sequence, solver } = journeys;
  const { sets, possible, nobody } = solver;
  const leading = leadingOut(journeys);
  const states = statesOf(sequence.manifest).map(({ state }) => state);
  const stuckAt = (state: string): Diagram => sets.without(possible, leading.get(state) ?? nobody);
  // Who reaches which state is the most expensive part, and is needed only if somebody is stuck.
  const ends = states.every((state) => sets.isEmpty(stuckAt(state)))
    ? []
    : [...journeys.given.reached()].map(([state, assignmentsHere]): DeadEnd => {
        const here = sets.and([assignmentsHere, possible]);
        return { state, here, stuck: sets.and([here, stuckAt(state)]) };
      });
  return {
    nobody: new Set(states.filter((state) => !leading.has(state))),
    somebody: ends.findLast(({ stuck }) => !sets.isEmpty(stuck)),
  };
}

function deadEndFor(
  { placeOf }: ProofContext,
  { sequence, solver }: Journeys,
  { state, here, stuck }: DeadEnd,
): Problem {
  const pointer = statesOf(sequence.manifest).find((each) => each.state === state)?.pointer ?? '';
  const place = placeOf('sequence', sequence.id, pointer);
  return finding('dead-end', { state }, place, solver.pickAssignment(stuck, here));
}

/**
 * State -> the customers who can reach a result from it, whatever they answer; facts that they cannot answer stay as they
 * are.
 */
function leadingOut({ sequence, solver, moves, given }: Journeys): ReadonlyMap<string, Diagram> {
  const { sets, everyone } = solver;
  const leading = new Map<string, Diagram>();
  for (const result of Object.keys(sequence.manifest.results ?? {})) leading.set(result, everyone);
  for (let grows = true; grows;) {
    grows = false;
    for (const { from, to, taken, transition, ...move } of moves) {
      const [before, there] = [leading.get(from), transition.leave ? everyone : leading.get(to)];
      if (!there || before === everyone) continue;
      const further = given.arrive(from, sets.and([taken, move.before(there)]));
      const after = before ? sets.or([before, further]) : further;
      if (after === before || sets.isEmpty(after)) continue;
      leading.set(from, after);
      grows = true;
    }
  }
  return leading;
}
