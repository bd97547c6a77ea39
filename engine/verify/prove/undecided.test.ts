import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

it(
  'what takes too long to prove is said of the condition that asks too much, and once',
  { timeout: 60_000 },
  () => {
    const smallest = readSet('smallest');
    const when = everyBirdAlone(11, 10);
    const { problems } = loadPortal(
      sourcesOf({
        ...smallest,
        'portal/facts/nest.json': JSON.stringify({
          $schema,
          description: 'Nests.',
          comesFrom: 'The tree.',
          facts: Object.fromEntries(
            range(110).map((index) => [`sits${index}`, { type: 'boolean', description: 'Sits.' }]),
          ),
        }),
        'portal/conditions/every-bird-alone.json': JSON.stringify({
          $schema,
          description: 'No two share.',
          when,
        }),
        'portal/guards/birds.json': JSON.stringify({
          $schema,
          description: 'Birds.',
          allow: { condition: 'every-bird-alone' },
          whileUnknown: 'deny',
          otherwise: [{ redirect: { route: 'home' } }],
        }),
        'portal/routes/nest.json': JSON.stringify({
          $schema,
          description: 'Nest.',
          path: '/nest',
          page: 'home',
          guards: ['birds'],
          entry: 'outside',
        }),
      }),
    );
    expect(problems.map(({ code, place }) => [code, place.file, place.pointer])).toEqual([
      ['not-decided', 'conditions/every-bird-alone.json', '/when'],
      ['not-decided', 'guards/birds.json', '/allow'],
    ]);
  },
);

const $schema = '../schema.json';

/** Eleven birds in ten nests, one in each: nobody finds out by trying that it cannot be. */
function everyBirdAlone(birds: number, places: number): object {
  const sits = (bird: number, place: number) => ({ fact: `nest.sits${bird * places + place}`, is: true });
  const homes = range(birds).map((bird) => ({ any: range(places).map((place) => sits(bird, place)) }));
  const alone = range(places).flatMap((place) =>
    range(birds).flatMap((bird) =>
      range(bird).map((other) => ({ not: { all: [sits(bird, place), sits(other, place)] } })),
    ),
  );
  return { all: [...homes, ...alone] };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
