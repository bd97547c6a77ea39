import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, portal } = await openTestProvider();
afterAll(() => database.destroy());

interface Entry {
  page: string;
  title: string;
  words: string;
}

it('SH-ROUTE-051: tells visitors what can be found, in both languages', async () => {
  const [en, es] = [await entries('en'), await entries('es')];
  expect(es.map(({ page }) => page)).toEqual(en.map(({ page }) => page));
  expect(new Set(en.map(({ page }) => page)).size).toBe(en.length);
  expect(en.filter(({ title }, at) => title === es[at]?.title)).toEqual([]);
});

it('SH-ROUTE-051: what people call something else is found by their words, too', async () => {
  expect((await entries('en')).find(({ words }) => words.includes('router'))?.page).toBe('EQUIPMENT');
  expect((await entries('en')).find(({ words }) => words.includes('visit'))?.page).toBe('VISITS');
  expect((await entries('es')).find(({ words }) => words.includes('apagón'))?.page).toBe('OUTAGES');
});

async function entries(language: string): Promise<Entry[]> {
  const answer = await portal(undefined, `/api/pub/content/v1/search-index?language=${language}`);
  return ((await answer.json()) as { entries: Entry[] }).entries;
}
