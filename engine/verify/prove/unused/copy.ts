import { problem, withFix, type Fix, type Problem } from '../../problem/index.ts';
import { baseKey, placeOfText, wordsOfValues, type Locales } from '../../link/index.ts';
import type { Proof } from '../proof.ts';

/**
 * Every sentence is said by somebody: a manifest, or the code that names its key, whole or by its beginning. Where the
 * code is not known it cannot be told. It is found in the first language; the others have the same keys.
 */
export const unusedCopy: Proof = ({ manifests, usages, packs, locales }) => {
  const { named } = packs;
  const language = manifests.site['site']?.languages[0]?.id ?? '';
  if (!named) return [];
  const said = new Set([
    ...usages.copies.map(({ value }) => (typeof value === 'string' ? value : value.key)),
    ...wordsOfValues(manifests).map(({ key }) => key),
  ]);
  const beginnings = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  const isSaid = (key: string): boolean =>
    said.has(key) || named.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  return Object.entries(locales[language] ?? {}).flatMap(([namespace, sentences]) =>
    [...new Set(Object.keys(sentences).map(baseKey))].flatMap((path): Problem[] => {
      const key = `${namespace}:${path}`;
      if (isSaid(key)) return [];
      const place = placeOfText(language, namespace, path);
      return [withFix(problem('unused-copy', { key }, place), removalOf(locales, namespace, path))];
    }),
  );
};

/** Takes a sentence out of every language, with all its plural forms. */
function removalOf(locales: Locales, namespace: string, path: string): Fix {
  const edits = Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.keys(namespaces[namespace] ?? {})
      .filter((key) => baseKey(key) === path)
      .map((key) => ({
        ...placeOfText(language, namespace, key),
        remove: true as const,
      })),
  );
  return { kind: 'removal', lossless: false, does: 'removes the sentence from all languages', edits };
}
