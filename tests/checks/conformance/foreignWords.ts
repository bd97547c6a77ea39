import { readCopy, type WidgetExample } from '../../../widgets/testing/index.ts';

/** The texts of an example in both languages. */
export interface Reading {
  english: readonly string[];
  spanish: readonly string[];
  example: WidgetExample;
}

/** The marks around the example, the brand, and the names of languages in themselves. */
const names = ['Before', 'After', 'Northline', 'English', 'Español'];

const same = sameInBoth();

/**
 * Pieces of text that are the same in both languages without a reason: neither sentences that are the same in both files,
 * nor names or numbers. They were written into the code.
 */
export function foreignWords({ english, spanish, example }: Reading): string[] {
  const given = JSON.stringify([example.facts ?? {}, example.graph ?? {}]);
  return spanish.filter(
    (text) => /\p{L}{2}/u.test(text) && english.includes(text) && !same.has(text) && !given.includes(text),
  );
}

/** Sentences that are the same in both languages. */
function sameInBoth(): ReadonlySet<string> {
  const [english, spanish] = [flat(readCopy('en')), flat(readCopy('es'))];
  const sentences = Object.entries(english).filter(([key, words]) => spanish[key] === words);
  return new Set([...sentences.map(([, words]) => words), ...names]);
}

function flat(tree: object, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? flat(value, `${prefix}${key}.`)
        : { [prefix + key]: String(value) },
    ),
  ) as Record<string, string>;
}
