import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const question =
  'query ($language: Language!) { subscriptions { name(language: $language) kind price state changesOn } }';

it('an account is told of its own subscriptions, what has to be activated first and what is over last', async () => {
  expect(await subscriptionsOf('hannah', 'es')).toMatchObject([
    { name: 'App de deportes', state: 'NEEDS_ACTIVATION', price: 0 },
    { name: 'Paquete Latino', kind: 'TV_PACKAGE', state: 'ACTIVE', price: 999 },
    { state: 'TRIAL', changesOn: expect.any(String) as string },
    { state: 'ENDING', changesOn: expect.any(String) as string },
    { state: 'ENDED' },
  ]);
});

it.each([
  ['es-US', 'App de deportes'],
  ['fr', 'Sports app'],
])('what is asked for in %s is answered in a language that is spoken', async (language, name) => {
  expect(await subscriptionsOf('hannah', language)).toContainEqual(expect.objectContaining({ name }));
});

it('whoever has none is told of none', async () => {
  expect(await subscriptionsOf('ruth', 'en')).toEqual([]);
});

async function subscriptionsOf(persona: string, language: string): Promise<unknown> {
  return (await graph(await personas.clone(persona), question, { language })).data?.['subscriptions'];
}
