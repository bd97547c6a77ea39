import type { JourneyPlan, PlannedJourney, PlannedMove } from './planJourneys.ts';
import { look, visibilityOf, type Sometimes } from './look.ts';
import { movesAt, perform } from './perform.ts';
import { beginning } from './place.ts';
import type { SequenceModel } from './repertoire.ts';

/** Where a sequence does something else than a journey expects of it. */
export interface Disagreement {
  customer: string;
  /** Undefined: before the first one. */
  move?: PlannedMove;
  /** What was expected and what came, as texts. */
  expected: string;
  got: string;
}

/** Lives through planned journeys in another version of the sequence, and says where a customer would first see it. */
export function replayJourneys(
  model: SequenceModel,
  { journeys, sometimes }: Pick<JourneyPlan, 'journeys' | 'sometimes'>,
): Disagreement | undefined {
  for (const journey of journeys) {
    const found = replay(model, journey, sometimes);
    if (found) return found;
  }
  return undefined;
}

function replay(
  model: SequenceModel,
  { customer: name, start, moves }: PlannedJourney,
  sometimes: Sometimes,
): Disagreement | undefined {
  const customer = model.repertoire.customers.find((each) => each.name === name);
  if (!customer) return undefined;
  let place = beginning(model, customer);
  const first = textOf(look(model, place, sometimes));
  if (first !== textOf(start)) return { customer: name, expected: textOf(start), got: first };
  for (const move of moves) {
    const isPossible = movesAt(model, place).some(
      ({ at, trigger, how }) => at === move.at && trigger === move.trigger && how === move.how,
    );
    const performed = perform(model, place, move);
    place = performed.place;
    const { meanwhile, seen } = move;
    const expected = textOf(move.pressed, { meanwhile, seen });
    const got = isPossible
      ? textOf(performed.pressed, visibilityOf(model, performed, sometimes))
      : 'is not possible';
    if (expected !== got) return { customer: name, move, expected, got };
  }
  return undefined;
}

const textOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);
