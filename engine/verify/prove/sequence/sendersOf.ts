import { ownValue } from '../../../core/json/index.ts';
import type { Diagram } from '../../solver/index.ts';
import type { Journeys } from './journeys.ts';

/** The states in which an event makes an operation run, at once or after others, and those who are there and send it. */
export function sendersOf(journeys: Journeys, operation: string): ReadonlyMap<string, Diagram> {
  const { sequence, solver, mutability, moves } = journeys;
  const { sets, nobody, possible } = solver;
  const leading = leadingTo(journeys, operation);
  const reached = journeys.reached(mutability.isStable);
  const senders = new Map<string, Diagram>();
  for (const { from, to, taken, before } of moves) {
    const there = leading.get(to);
    if (!there || ownValue(sequence.manifest.operations, from)) continue;
    const sending = sets.and([reached.get(from) ?? nobody, taken, before(there), possible]);
    if (!sets.isEmpty(sending)) senders.set(from, sets.or([senders.get(from) ?? nobody, sending]));
  }
  return senders;
}

/** Operation -> those of whom it, and what follows by itself, leads to the wanted one. */
function leadingTo(
  { sequence, solver, mutability, moves, arrive }: Journeys,
  wanted: string,
): ReadonlyMap<string, Diagram> {
  const { sets, everyone, nobody } = solver;
  const kept = arrive(mutability.isStable);
  const leading = new Map([[wanted, everyone]]);
  for (let grows = true; grows;) {
    grows = false;
    for (const { from, to, taken, before } of moves) {
      const there = leading.get(to);
      if (!there || !ownValue(sequence.manifest.operations, from)) continue;
      const known = leading.get(from) ?? nobody;
      const after = sets.or([known, kept(from, sets.and([taken, before(there)]))]);
      if (after === known) continue;
      leading.set(from, after);
      grows = true;
    }
  }
  return leading;
}
