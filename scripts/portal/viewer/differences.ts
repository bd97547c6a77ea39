import { diffOf, formatDiff, groupChanges, type ReadablePortal } from '../../../engine/build.ts';

/** Differences that customers who read one language see. */
export interface LanguageDifference {
  language: string;
  groups: ReturnType<typeof groupChanges>;
}

/**
 * Differences between two portals: all of them in the language in which both are open, and for every other language those
 * of its sentences. Listing all of them for each language would repeat each change.
 *
 * @param others whether to compare the other languages, too
 */
export function differencesOf(
  before: ReadablePortal,
  after: ReadablePortal,
  others: boolean,
): LanguageDifference[] {
  const { language, site, locales } = after;
  const further = others ? site.manifest.languages.map(({ id }) => id).filter((id) => id !== language) : [];
  return [
    { language, groups: groupChanges(diffOf({ portal: before }, { portal: after })) },
    ...further.flatMap((id) => {
      if (JSON.stringify(before.locales[id]) === JSON.stringify(locales[id])) return [];
      const now = { ...after, language: id };
      const was = { ...now, locales: { ...locales, [id]: saidBefore(before.locales[id], locales[id]) } };
      return [{ language: id, groups: groupChanges(diffOf({ portal: was }, { portal: now })) }];
    }),
  ];
}

/** The differences as text. */
export function formatDifferences(all: readonly LanguageDifference[]): string {
  const [first, ...others] = all;
  const told = others.filter(({ groups }) => groups.length > 0);
  const texts = told.map(({ language, groups }) => `In "${language}":\n\n${formatDiff(groups)}`);
  const isSaid = first !== undefined && (first.groups.length > 0 || texts.length === 0);
  return [...(isSaid ? [formatDiff(first.groups)] : []), ...texts].join('\n\n');
}

type Texts = ReadablePortal['locales'][string];

/** The sentences of `after`, with the words of `before` where both have them. */
function saidBefore(before: Texts = {}, after: Texts = {}): Texts {
  return Object.fromEntries(
    Object.entries(after).map(([namespace, texts]) => [namespace, { ...texts, ...before[namespace] }]),
  );
}
