import { ownValue } from '../../core/json/index.ts';
import { meantName } from '../problem/index.ts';
import type { LinkContext } from './linkContext.ts';
import { sentencesSaid } from './saidSentences.ts';
import { sentencesIn } from './sentences.ts';

/**
 * The keys that one language alone has misspelt, by what is meant: one beside it in its file, which is said and every other
 * language has. Said once where it is misspelt, it explains both what this language lacks and what the others do.
 */
export function misspeltKeys(
  context: LinkContext,
  language: string,
  namespace: string,
): ReadonlyMap<string, string> {
  const { locales } = context;
  const isSaid = sentencesSaid(context);
  const others = Object.keys(locales).flatMap((id) =>
    id === language ? [] : [keysOf(ownValue(locales[id], namespace))],
  );
  const own = keysOf(ownValue(locales[language], namespace));
  const lacking = [...(others[0] ?? [])].filter(
    (key) => isSaid(`${namespace}:${key}`) && !own.has(key) && others.every((keys) => keys.has(key)),
  );
  const found = [...own].flatMap((key): [string, string][] => {
    if (isSaid(`${namespace}:${key}`) || others.some((keys) => keys.has(key))) return [];
    const beside = key.slice(0, key.lastIndexOf('.') + 1);
    const meant = meantName(
      key,
      lacking.filter((each) => each.slice(0, each.lastIndexOf('.') + 1) === beside),
    );
    return meant === undefined ? [] : [[meant, key]];
  });
  return new Map(found);
}

function keysOf(texts: Readonly<Record<string, string>> | undefined): ReadonlySet<string> {
  return new Set(texts ? sentencesIn(texts).keys() : []);
}
