import { problem, type Problem } from '../../../core/problem/index.ts';
import { baseKey } from '../../link/index.ts';
import type { Proof } from '../proof.ts';

/**
 * Every sentence is said by somebody: a manifest, or the code that names its key, whole or by its beginning. Where the
 * code is not known it cannot be told. It is found in the first language; the others have the same keys.
 */
export const unusedCopy: Proof = ({ manifests, usages, packs, locales }) => {
  const { named } = packs;
  const language = manifests.site['site']?.languages[0]?.id ?? '';
  if (!named) return [];
  const said = new Set(usages.copies.map(({ value }) => (typeof value === 'string' ? value : value.key)));
  const beginnings = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  const isSaid = (key: string): boolean =>
    said.has(key) || named.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  return Object.entries(locales[language] ?? {}).flatMap(([namespace, sentences]) =>
    [...new Set(Object.keys(sentences).map(baseKey))].flatMap((path): Problem[] => {
      const key = `${namespace}:${path}`;
      if (isSaid(key)) return [];
      const place = {
        file: `locales/${language}/${namespace}.json`,
        pointer: `/${path.replaceAll('.', '/')}`,
      };
      return [problem('unsaid-copy', { key }, place)];
    }),
  );
};
