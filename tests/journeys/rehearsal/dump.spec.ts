import { people } from '../../dump/people.ts';
import { expect, sample, test } from '../journey/index.ts';
import { crawl } from './crawl.ts';
import { openAsData, type PortalAsData } from './portalAsData.ts';

/** Read once by each worker. */
let opened: Promise<PortalAsData> | undefined;

for (const [persona, language] of sample(people, 1, 'crawls')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a crawl as ${persona} comes to exactly the pages of the dump, and finds their links`, async ({
      context,
      signInAs,
      words,
    }) => {
      opened ??= openAsData();
      const dumped = await (await opened).dumped(persona);
      if (persona !== 'visitor') await signInAs(persona);
      const found = await crawl(context, words, ['/', '/account-summary']);
      expect([...found.keys()]).toEqual(dumped.map(({ address }) => address));
      for (const { address, isSequence, ...links } of dumped) {
        const seen = [...(found.get(address)?.links ?? [])];
        const missing = isSequence ? [] : [...links.sure].filter((link) => !seen.includes(link));
        const surplus = seen.filter((link) => !links.possible.has(link));
        expect({ address, missing, surplus }).toEqual({ address, missing: [], surplus: [] });
      }
    });
  });
}
