import type { AtomValue } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import { drawScreen, type Composition, type Drawing, type Look } from './drawScreen.tsx';

/** Most combinations of toggle answers that are drawn, each by one drawing of what is loaded: six toggles that are on or off. */
const mostCombinations = 64;

/** A drawing, and a toggle that it depends on; undefined if it looks alike whatever toggles answer. */
export type DrawnWithEachAnswer = Drawing & { undecided: string | undefined };

/**
 * Draws with unknown toggles, and with each combination of their answers. Otherwise two toggles of every page would make
 * four screens of each address and three times as many drawings, for nothing. A string says why it cannot be drawn.
 */
export async function drawWithEachAnswer(
  composition: Composition,
  site: Site,
  look: Look,
): Promise<DrawnWithEachAnswer | string> {
  let combinations: readonly Look['facts'][] = [];
  const drawing = await drawScreen(composition, look, ({ facts }) => {
    combinations = allAnswers(site, undecidedToggles(site, facts));
    return combinations;
  });
  if (typeof drawing === 'string') return drawing;
  const asked = undecidedToggles(site, drawing.notes.facts);
  const isSeenWhole = asked.every((name) => combinations.some((way) => name in way));
  if (isSeenWhole && drawing.others.every((html) => html === drawing.html))
    return { ...drawing, undecided: undefined };
  return {
    ...drawing,
    undecided: asked.find((name) => matters(name, combinations, drawing.others)) ?? asked[0],
  };
}

/** Toggles that were asked and are unknown. */
export function undecidedToggles({ vocabulary }: Site, facts: Drawing['notes']['facts']): string[] {
  return [...facts].flatMap(([name, value]) =>
    value === undefined && vocabulary.atomOf(name)?.source === 'toggles' ? [name] : [],
  );
}

/** The answers that a toggle can give. */
export function answersOf({ vocabulary }: Site, name: string): Look['facts'][] {
  const { domain } = vocabulary.atomOf(name) ?? {};
  const values: readonly AtomValue[] = domain?.kind === 'values' ? domain.values : [];
  return values.map((value) => ({ [name]: value }));
}

/** Every combination of answers of some toggles; none where there are too many. */
function allAnswers(site: Site, toggles: readonly string[]): readonly Look['facts'][] {
  let combinations: Look['facts'][] = toggles.length === 0 ? [] : [{}];
  for (const name of toggles) {
    combinations = combinations.flatMap((combination) =>
      answersOf(site, name).map((answer) => ({ ...combination, ...answer })),
    );
    if (combinations.length > mostCombinations) return [];
  }
  return combinations;
}

/** Whether two combinations look different that differ only in the answer of this toggle. */
function matters(
  name: string,
  combinations: readonly Look['facts'][],
  looks: readonly (string | undefined)[],
): boolean {
  const seen = new Map<string, string | undefined>();
  return combinations.some((combination, index) => {
    const others = JSON.stringify({ ...combination, [name]: null });
    if (!seen.has(others)) seen.set(others, looks[index]);
    return seen.get(others) !== looks[index];
  });
}
