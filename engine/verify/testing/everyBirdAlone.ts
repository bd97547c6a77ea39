import type { Condition } from '../../core/manifest/index.ts';

/** Eleven birds in ten nests, one in each, as facts `nest.sits0` and so on: trying cannot prove in time that it cannot be. */
export function everyBirdAlone(birds = 11, places = 10): Condition {
  const sits = (bird: number, place: number) =>
    ({ fact: `nest.sits${bird * places + place}`, is: true }) as const;
  const homes = range(birds).map((bird) => ({ any: range(places).map((place) => sits(bird, place)) }));
  const alone = range(places).flatMap((place) =>
    range(birds).flatMap((bird) =>
      range(bird).map((other) => ({ not: { all: [sits(bird, place), sits(other, place)] } })),
    ),
  );
  return { all: [...homes, ...alone] };
}

/** The facts of that condition. */
export const nestFacts = Object.fromEntries(
  range(110).map((index) => [`sits${index}`, { type: 'boolean', description: 'Sits.' }] as const),
);

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
