import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

it('finds what is wrong in an environment that has more routes than the first, and says in which', () => {
  const { problems } = loadPortal(
    sourcesOf({
      ...readSet('smallest'),
      'portal/routes/round.json': route('/round', { route: 'about' }, ['TEST']),
      'portal/routes/about.json': route('/about', { route: 'round', otherwise: { route: 'home' } }),
    }),
  );
  expect(problems.map(({ code, witness }) => [code, witness])).toEqual([
    ['redirect-loop', { environment: 'TEST' }],
  ]);
});

function route(path: string, to: object, environments?: string[]): string {
  const redirect = { to };
  return JSON.stringify({
    $schema: '../../../../../schemas/route.schema.json',
    description: 'Leads on.',
    path,
    redirect,
    entry: 'outside',
    ...(environments && { environments }),
  });
}
