import { vi } from 'vitest';
import type { Pack } from '../../../engine/index.ts';
import { axeFindings } from '../../../widgets/kit/testing/index.ts';
import { isWaiting, stageWidget, type WidgetExample } from '../../../widgets/testing/index.ts';
import { foreignWords } from './foreignWords.ts';
import { rawKeys } from './rawKeys.ts';
import { readText } from './readText.ts';

/** The faults of an example in either language, a line each; empty if there are none. */
export async function findingsOf(
  widget: string,
  example: WidgetExample,
  packs: readonly Pack[],
): Promise<string[]> {
  const english = await look(widget, example, { packs, language: 'en' });
  const spanish = await look(widget, example, { packs, language: 'es' });
  const foreign = foreignWords({ english: english.texts, spanish: spanish.texts, example });
  return [
    ...english.findings.map((finding) => `en: ${finding}`),
    ...spanish.findings.map((finding) => `es: ${finding}`),
    ...foreign.map((words) => `the same in both languages: ${words}`),
  ];
}

async function look(
  widget: string,
  example: WidgetExample,
  options: { packs: readonly Pack[]; language: string },
): Promise<{ texts: string[]; findings: string[] }> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root, reports } = await stageWidget(widget, example, options);
  const texts = readText(root);
  const findings = [
    ...rawKeys(root).map((key) => `not for people: ${key}`),
    ...unlike(example, root, texts),
    ...(await axeFindings(root)).map((finding) => `axe: ${finding}`),
    ...reports.map(({ what, detail }) => `reported: ${what} ${JSON.stringify(detail ?? '')}`),
    ...complaints.mock.calls.map((call) => `complained: ${call.map(String).join(' ')}`),
  ];
  complaints.mockRestore();
  return { texts, findings };
}

/** Whether the output differs from the expected kind: something, nothing, or a placeholder during loading. */
function unlike(
  { shows = 'something' }: WidgetExample,
  root: HTMLElement,
  texts: readonly string[],
): string[] {
  const shown = isWaiting(root) ? 'waiting' : texts.length === 0 ? 'nothing' : 'something';
  return shown === shows ? [] : [`shows ${shown}, not ${shows}`];
}
