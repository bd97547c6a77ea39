import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { everyBirdAlone, nestFacts, readSet, sourcesOf } from '../testing/index.ts';

it('what takes too long to prove is said of the condition that asks too much, and once', () => {
  const smallest = readSet('smallest');
  const when = everyBirdAlone();
  const { problems } = loadPortal(
    sourcesOf({
      ...smallest,
      'portal/facts/nest.json': JSON.stringify({
        $schema,
        description: 'Nests.',
        comesFrom: 'The tree.',
        facts: nestFacts,
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
});

const $schema = '../schema.json';
