import { writeFileSync } from 'node:fs';
import { expect, type Language } from '../../journey/index.ts';
import { nameOf } from './cases.ts';
import type { NumberedCase } from './chosenCases.ts';
import { tellsOfFlight } from './knowledge.ts';
import { judge } from './oracle.ts';
import { runCase } from './runCase.ts';
import type { test } from './stage.ts';

/** Everything that is cut on purpose. What is shown to people, and broken policies, stay complaints. */
const onPurpose = /^(?:console|request failed|answer)\b/;

/** Declares a test for each case, in English and Spanish by turns. */
export function playCases(cases: readonly NumberedCase[], declare: typeof test): void {
  for (const { money, number } of cases) {
    const language: Language = number % 2 === 0 ? 'en' : 'es';
    declare.describe(language, () => {
      declare.use({ language });
      declare(nameOf(money), async ({ browser, context, page, panel, places, words, complaints, server }) => {
        declare.setTimeout(180_000);
        complaints.expect(onPurpose);
        const stage = { browser, context, page, panel, places, words, server };
        const trace = await runCase(money, number, stage);
        writeFileSync(declare.info().outputPath('trace.json'), JSON.stringify(trace, undefined, 1));
        const findings = judge(trace, { tellsOfFlight });
        for (const { kind, detail } of findings)
          declare.info().annotations.push({ type: kind, description: detail });
        expect(findings).toEqual([]);
      });
    });
  }
}
