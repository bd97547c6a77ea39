import { diffOf, formatDiff, groupChanges, type ReadablePortal } from '../../../engine/build.ts';

/** What customers who read one language see otherwise. */
export interface LanguageDifference {
  language: string;
  groups: ReturnType<typeof groupChanges>;
}

/**
 * What is otherwise in one portal than in another: everything in the language in which both are open, and for every other
 * language what its sentences say otherwise. Without the first part each change would be told once for each language.
 *
 * @param others whether the other languages are looked at, too
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

/** The differences as text, to be read by people. */
export function formatDifferences(all: readonly LanguageDifference[]): string {
  const [first, ...others] = all;
  const told = others.filter(({ groups }) => groups.length > 0);
  const texts = told.map(({ language, groups }) => `In "${language}":\n\n${formatDiff(groups)}`);
  const isSaid = first !== undefined && (first.groups.length > 0 || texts.length === 0);
  return [...(isSaid ? [formatDiff(first.groups)] : []), ...texts].join('\n\n');
}

type Texts = ReadablePortal['locales'][string];

/** The sentences of after in the words of before, where it had them. */
function saidBefore(before: Texts = {}, after: Texts = {}): Texts {
  return Object.fromEntries(
    Object.entries(after).map(([namespace, texts]) => [namespace, { ...texts, ...before[namespace] }]),
  );
}
