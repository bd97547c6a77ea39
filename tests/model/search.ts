import { ownValue } from '../../engine/core/json/index.ts';
import { askerAt, type ModelPlace } from './place.ts';
import { movesAt, perform, type Move, type Performed } from './perform.ts';
import type { SequenceModel } from './repertoire.ts';

/** A move and what came of it. */
export interface SearchStep {
  move: Move;
  performed: Performed;
}

/** Finds the shortest ways through a sequence. Two places from which every decision is the same count as one. */
export interface Search {
  /**
   * The shortest way from one of several places to a step that is wanted; undefined when there is none, or none among
   * so many places.
   */
  find(
    starts: readonly ModelPlace[],
    isWanted: (step: SearchStep) => boolean,
    limit?: number,
  ): readonly SearchStep[] | undefined;
}

/** Opens a model for searching. What was found once is remembered. */
export function createSearch(model: SequenceModel): Search {
  const known = new Map<string, readonly SearchStep[]>();
  const slots = slotsAsked(model);
  const stepsFrom = (place: ModelPlace): readonly SearchStep[] => {
    const name = JSON.stringify([place.customer.name, place.state, place.notes]);
    const found = known.get(name) ?? tryAll(model, place);
    known.set(name, found);
    return found;
  };
  const keyOf = (place: ModelPlace): string => {
    const { assignment } = askerAt(model, place);
    return JSON.stringify([
      place.customer.name,
      place.state.at,
      place.notes,
      slots.map((slot) => assignment[slot]),
    ]);
  };
  return {
    find(starts, isWanted, limit = 10_000) {
      const seen = new Set(starts.map(keyOf));
      const open: { place: ModelPlace; way: readonly SearchStep[] }[] = starts.map((place) => ({
        place,
        way: [],
      }));
      for (const { place, way } of open) {
        for (const step of stepsFrom(place)) {
          const longer = [...way, step];
          if (isWanted(step)) return longer;
          const key = keyOf(step.performed.place);
          if (seen.has(key) || isOver(model, step.performed) || open.length > limit) continue;
          seen.add(key);
          open.push({ place: step.performed.place, way: longer });
        }
      }
      return undefined;
    },
  };
}

/** The sequence was left, or has come to a result. A result that only waits is never come to: the model always knows. */
export function isOver({ sequence }: SequenceModel, { place, left }: Performed): boolean {
  return left !== undefined || ownValue(sequence.manifest.results, place.state.at) !== undefined;
}

function tryAll(model: SequenceModel, place: ModelPlace): SearchStep[] {
  return movesAt(model, place).flatMap((move) => {
    const performed = perform(model, place, move);
    const isEvent = ownValue(model.sequence.manifest.operations, place.state.at) === undefined;
    return isEvent && !performed.pressed ? [] : [{ move, performed }];
  });
}

/** The slots of all atoms that any condition of the sequence asks. */
function slotsAsked({ site, sequence }: SequenceModel): readonly number[] {
  const slots = new Set<number>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if (name === 'when') site.conditions.slotsOf(value).forEach((slot) => slots.add(slot));
      else visit(value);
    }
  };
  visit(sequence.manifest);
  return [...slots];
}
