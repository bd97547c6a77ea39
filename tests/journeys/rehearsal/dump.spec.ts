import { people } from '../../checks/dump/people.ts';
import { expect, sample, test } from '../journey/index.ts';
import { crawl } from './crawl.ts';
import { openAsData, type PortalAsData } from './portalAsData.ts';

/** Matches addresses with the key of a payment, a method, a statement, a bill or a device. */
const aboutOneThing =
  /\/(?:bills\/[a-z]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|[0-9A-F]{12})(?:\/|$)/;

const starts = ['/', '/account-summary'];

/** Opened once by each worker. */
let opened: Promise<PortalAsData> | undefined;

for (const [persona, language] of sample(people, 1, 'crawls')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a crawl as ${persona} comes to the pages of the dump to which something leads, to no others, and finds their links`, async ({
      context,
      signInAs,
      words,
    }) => {
      opened ??= openAsData();
      const dumped = await (await opened).dumped(persona);
      if (persona !== 'visitor') await signInAs(persona);
      const found = await crawl(context, words, starts);
      // The dump has pages about one thing once for all things, by their pattern.
      const addresses = [...found.keys()].filter((address) => !aboutOneThing.test(address));
      const known = dumped.map(({ address }) => address);
      expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
      // A crawl does not see the pages to which a sequence leads at its end.
      const pages = dumped.filter(({ isSequence }) => !isSequence);
      // A page without a link to it, such as that of a bill that does not exist, is not reached, and neither are its links.
      const ledTo = new Set(starts);
      for (const from of ledTo)
        for (const link of pages.find(({ address }) => address === from)?.sure ?? []) ledTo.add(link);
      expect(known.filter((address) => ledTo.has(address) && !found.has(address))).toEqual([]);
      for (const { address, isSequence, ...links } of dumped.filter((page) => found.has(page.address))) {
        const seen = [...(found.get(address)?.links ?? [])].filter((link) => !aboutOneThing.test(link));
        const missing = isSequence
          ? []
          : [...links.sure].filter((link) => !aboutOneThing.test(link) && !seen.includes(link));
        const surplus = seen.filter((link) => !links.possible.has(link));
        expect({ address, missing, surplus }).toEqual({ address, missing: [], surplus: [] });
      }
    });
  });
}
