import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const question =
  'query ($language: Language!) { channels(language: $language) { number name isHd isInPlan } }';

interface Told {
  number: string;
  name: string;
  isHd: boolean;
  isInPlan: boolean;
}

it('SH-ROUTE-017: every channel has one number, and another one in high definition', async () => {
  const channels = await channelsOf('maria');
  const numbers = channels.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(expect.arrayContaining(['24', '1024']));
  expect(channels.filter(({ isHd }) => isHd)).toHaveLength(channels.length / 2);
});

it('whoever has TV has some of them, and who has none has none', async () => {
  const [had, lacked] = [await channelsOf('maria'), await channelsOf('carlos')];
  expect(new Set(had.map(({ isInPlan }) => isInPlan))).toEqual(new Set([true, false]));
  expect(new Set(lacked.map(({ isInPlan }) => isInPlan))).toEqual(new Set([false]));
});

it('what has a name in Spanish is called by it', async () => {
  const names = (await channelsOf('maria', 'es')).map(({ name }) => name);
  expect(names[0]).toBe('Gobierno de la ciudad');
});

async function channelsOf(persona: string, language = 'en'): Promise<Told[]> {
  const { data } = await graph(await personas.clone(persona), question, { language });
  return (data?.['channels'] ?? []) as unknown as Told[];
}
