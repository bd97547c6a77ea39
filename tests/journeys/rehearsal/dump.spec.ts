import { expect, test } from '../journey/index.ts';
import { crawl } from './crawl.ts';
import { openAsData } from './portalAsData.ts';

for (const persona of ['maria', 'diego']) {
  test(`a crawl as ${persona} comes to exactly the pages of the dump`, async ({ page, signInAs, words }) => {
    const portal = await openAsData();
    await signInAs(persona);
    const found = await crawl(page, words, ['/', '/account-summary']);
    expect([...found.keys()].sort()).toEqual(await portal.dumpedAddresses(persona));
  });
}

test('a crawl as a visitor comes to exactly the pages of the dump', async ({ page, words }) => {
  const portal = await openAsData();
  const found = await crawl(page, words, ['/', '/account-summary']);
  expect([...found.keys()].sort()).toEqual(await portal.dumpedAddresses('visitor'));
});
