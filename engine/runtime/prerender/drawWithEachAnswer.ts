import type { AtomValue } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import { drawScreen, type Composition, type Drawing, type Look } from './drawScreen.tsx';

/** So many ways in which toggles answer are drawn, each by one drawing of what is loaded: six that are on or off. */
const mostWays = 64;

/** A drawing, and a toggle that it depends on; none: it looks alike whatever toggles answer. */
export type DrawnWithEachAnswer = Drawing & { undecided: string | undefined };

/**
 * Draws with toggles that nobody knows, and with each of their answers. Two that every page asks made four screens of each
 * address and three times as many drawings, though they show nothing there. A text says why it cannot be drawn.
 */
export async function drawWithEachAnswer(
  composition: Composition,
  site: Site,
  look: Look,
): Promise<DrawnWithEachAnswer | string> {
  let ways: readonly Look['facts'][] = [];
  const drawing = await drawScreen(composition, look, ({ facts }) => {
    ways = allAnswers(site, undecidedToggles(site, facts));
    return ways;
  });
  if (typeof drawing === 'string') return drawing;
  const asked = undecidedToggles(site, drawing.notes.facts);
  const isSeenWhole = asked.every((name) => ways.some((way) => name in way));
  if (isSeenWhole && drawing.others.every((html) => html === drawing.html))
    return { ...drawing, undecided: undefined };
  return { ...drawing, undecided: asked.find((name) => matters(name, ways, drawing.others)) ?? asked[0] };
}

/** Toggles that were asked, and that nobody knows. */
export function undecidedToggles({ vocabulary }: Site, facts: Drawing['notes']['facts']): string[] {
  return [...facts].flatMap(([name, value]) =>
    value === undefined && vocabulary.atomOf(name)?.source === 'toggles' ? [name] : [],
  );
}

/** What a toggle can answer. */
export function answersOf({ vocabulary }: Site, name: string): Look['facts'][] {
  const { domain } = vocabulary.atomOf(name) ?? {};
  const values: readonly AtomValue[] = domain?.kind === 'values' ? domain.values : [];
  return values.map((value) => ({ [name]: value }));
}

/** Every way in which some toggles can answer; none where there are too many. */
function allAnswers(site: Site, toggles: readonly string[]): readonly Look['facts'][] {
  let ways: Look['facts'][] = toggles.length === 0 ? [] : [{}];
  for (const name of toggles) {
    ways = ways.flatMap((way) => answersOf(site, name).map((answer) => ({ ...way, ...answer })));
    if (ways.length > mostWays) return [];
  }
  return ways;
}

/** Whether there are two ways that look different, and differ in what this toggle answers only. */
function matters(
  name: string,
  ways: readonly Look['facts'][],
  looks: readonly (string | undefined)[],
): boolean {
  const seen = new Map<string, string | undefined>();
  return ways.some((way, index) => {
    const others = JSON.stringify({ ...way, [name]: null });
    if (!seen.has(others)) seen.set(others, looks[index]);
    return seen.get(others) !== looks[index];
  });
}
