import { oncePer } from '../oncePer.ts';
import { type Declaration, declarations, type DeclaringManifests } from './declarations.ts';
import type { LinkContext } from './linkContext.ts';

/** Whether a manifest says a sentence, or code that is known names it, by the whole key or its beginning. */
export const sentencesSaid = oncePer(
  ({ manifests, usages, packs }: Pick<LinkContext, 'manifests' | 'usages' | 'packs'>) => {
    const named = packs.named ?? new Set<string>();
    const said = new Set([
      ...usages.copies.map(({ value }) => (typeof value === 'string' ? value : value.key)),
      ...wordsOfValues(manifests).map(({ key }) => key),
    ]);
    const beginnings = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
    return (key: string): boolean =>
      said.has(key) || named.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  },
);

interface WordOfValue extends Pick<Declaration, 'kind' | 'id' | 'pointer'> {
  key: string;
}

/** The words of the values of facts, of fields and of what sequences collect, each at its value. */
export function wordsOfValues(manifests: DeclaringManifests): WordOfValue[] {
  return declarations(manifests).flatMap(({ kind, id, pointer, definition }) => {
    if (!('words' in definition)) return [];
    const isEnum = definition.type === 'enum';
    const values = isEnum ? definition.values : ['false', 'true'];
    return values.map((value, index) => ({
      kind,
      id,
      key: definition.words + value,
      pointer: pointer + (isEnum ? `/values/${index}` : '/words'),
    }));
  });
}
