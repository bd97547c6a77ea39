import { writeFileSync } from 'node:fs';
import { expect, type Complaints, type Language } from '../../journey/index.ts';
import { nameOf } from './cases.ts';
import type { NumberedCase } from './chosenCases.ts';
import { judge, type Finding } from './oracle.ts';
import { runCase } from './runCase.ts';
import type { Stage } from './scene.ts';
import { test as base } from './stage.ts';

/** Complaints about the cuts, which are on purpose. Wrong texts and violated policies remain complaints. */
const onPurpose = /^(?:console|request failed|answer)\b/;

/** Plays a case, and writes its record to `trace.json`. @returns the violated rules */
export async function playedFindings(
  { money, number }: NumberedCase,
  stage: Stage,
  complaints: Complaints,
): Promise<readonly Finding[]> {
  base.setTimeout(240_000);
  complaints.expect(onPurpose);
  const trace = await runCase(money, number, stage);
  writeFileSync(base.info().outputPath('trace.json'), JSON.stringify(trace, undefined, 1));
  return judge(trace);
}

/** Declares a test for each case, alternating between English and Spanish. */
export function playCases(cases: readonly NumberedCase[], test: typeof base): void {
  for (const each of cases) {
    const language: Language = each.number % 2 === 0 ? 'en' : 'es';
    test.describe(language, () => {
      test.use({ language });
      test(nameOf(each.money), async ({ stage, complaints }) => {
        const findings = await playedFindings(each, stage, complaints);
        for (const { kind, detail } of findings)
          test.info().annotations.push({ type: kind, description: detail });
        expect(findings).toEqual([]);
      });
    });
  }
}
