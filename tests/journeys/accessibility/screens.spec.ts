import { applyLook, everyLook, sampledLook, tours, type Look } from '../../look/screens/index.ts';
import { chance, expect, paymentSteps, sample, tellsAll, test, type Language } from '../journey/index.ts';
import { axeFindings } from './axe.ts';
import { overlapFindings } from './overlap.ts';
import { reflowFindings } from './reflow.ts';

const widths = [320, 1440];
const languages: readonly Language[] = ['en', 'es'];
const firstTurn = chance('screens');

/** Each takes half a minute. */
const toursOfToday = sample(tours, 2, 'tours');

/** `SAMPLE=all` checks every screen in every look; otherwise a sample in which any two values meet. */
const looksOf = (screen: number, language: number): readonly Look[] =>
  tellsAll ? everyLook(widths) : [sampledLook(widths, screen, language)];

for (const [number, language] of languages.entries()) {
  for (const [tour, { name, walk }] of toursOfToday.entries()) {
    // The languages alternate between tours, as in all journeys; with `SAMPLE=all` both are checked.
    if (!tellsAll && (tour + firstTurn) % languages.length !== number) continue;
    test.describe(language, () => {
      test.use({ language });

      test(
        `axe finds nothing on any screen of "${name}", no mark lies over words, and none is wider than a phone`,
        { tag: '@daily' },
        async ({ page, words, signInAs, complaints }) => {
          const steps = paymentSteps(page, words);
          let screen = 0;
          const stage = { page, words, steps, signInAs, expectComplaint: complaints.expect };
          for await (const screenName of walk(stage)) {
            for (const look of looksOf(screen, number)) {
              await applyLook(page, look);
              const found = await axeFindings(page);
              const where = `${screenName}, ${look.scheme}, ${look.width} px`;
              expect.soft(found, where).toEqual([]);
              expect.soft(await overlapFindings(page), where).toEqual([]);
            }
            expect.soft(await reflowFindings(page), `${screenName} at 400 %`).toEqual([]);
            await applyLook(page, { scheme: 'light', width: 1440 });
            screen += 1;
          }
          expect(screen).toBeGreaterThan(0);
        },
      );
    });
  }
}
