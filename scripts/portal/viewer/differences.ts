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

function formatDifferences(all: readonly LanguageDifference[]): string {
  const [first, ...others] = all;
  const told = others.filter(({ groups }) => groups.length > 0);
  const texts = told.map(({ language, groups }) => `In "${language}":\n\n${formatDiff(groups)}`);
  const isSaid = first !== undefined && (first.groups.length > 0 || texts.length === 0);
  return [...(isSaid ? [formatDiff(first.groups)] : []), ...texts].join('\n\n');
}

/**
 * The toggles that only the later portal asks, a line each. A comparison goes through both of their answers; but the flag
 * service leaves out what it does not know, which then counts as off.
 */
function newToggles({ site: before }: ReadablePortal, { site: after }: ReadablePortal): string[] {
  return Object.entries(after.manifests.toggle)
    .filter(([name]) => !Object.hasOwn(before.manifests.toggle, name))
    .map(
      ([name, toggle]) =>
        `The toggle "${name}" is new: make it in the flag service. Until it is there, it is off for everybody; its default, ${toggle.default ? 'on' : 'off'}, holds only while the flag service does not answer.`,
    );
}

/** The differences as text, and what is to be done for them elsewhere. */
export function differencesText(before: ReadablePortal, after: ReadablePortal, others: boolean): string {
  return [formatDifferences(differencesOf(before, after, others)), ...newToggles(before, after)].join('\n\n');
}

type Texts = ReadablePortal['locales'][string];

/** The sentences of `after`, with the words of `before` where both have them. */
function saidBefore(before: Texts = {}, after: Texts = {}): Texts {
  return Object.fromEntries(
    Object.entries(after).map(([namespace, texts]) => [namespace, { ...texts, ...before[namespace] }]),
  );
}
