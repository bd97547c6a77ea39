import { problem, type Place, type Problem } from '../../core/problem/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/** Sentences are translated, and the numbers in them are those of the constants. */
export const sentences: Proof = (context) => [...sameWords(context), ...strayNumbers(context)];

function sameWords({ locales, copyExceptions }: ProofContext): Problem[] {
  const [first = '', ...others] = Object.keys(locales);
  return others.flatMap((language) =>
    textsOf(locales[language]).flatMap(({ namespace, path, text }) => {
      const key = `${namespace}:${path}`;
      if (locales[first]?.[namespace]?.[path] !== text) return [];
      if (!/\p{L}/u.test(withoutPlaceholders(text)) || Object.hasOwn(copyExceptions, key)) return [];
      return [problem('same-copy', { key, language: first }, placeOfText(language, namespace, path))];
    }),
  );
}

function strayNumbers({ locales, manifests, copyExceptions }: ProofContext): Problem[] {
  const known = new Set(
    Object.values(manifests.constants).flatMap(({ constants }) =>
      Object.values(constants).flatMap(({ value, unit }) => spellings(value, unit)),
    ),
  );
  return Object.entries(locales).flatMap(([language, namespaces]) =>
    textsOf(namespaces).flatMap(({ namespace, path, text }) => {
      const key = `${namespace}:${path}`;
      if (Object.hasOwn(copyExceptions, key)) return [];
      return numbersIn(text)
        .filter((number) => !known.has(number))
        .map((number) => problem('stray-number', { key, number }, placeOfText(language, namespace, path)));
    }),
  );
}

function textsOf(
  namespaces: ProofContext['locales'][string] = {},
): { namespace: string; path: string; text: string }[] {
  return Object.entries(namespaces).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([path, text]) => ({ namespace, path, text })),
  );
}

/** Numbers that stand by themselves; what is part of a name, a number to call or an address says no limit. */
function numbersIn(text: string): string[] {
  const words = withoutPlaceholders(text).matchAll(/(?<![\p{L}\d\-/.#+])\$?(\d[\d,.:]*)(?![\p{L}\d\-/])/gu);
  return [...words].map((match) => (match[1] ?? '').replace(/[.,:]+$/, '').replaceAll(',', ''));
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, ' ');
}

function spellings(value: number | string | readonly (number | string)[], unit: string): string[] {
  if (typeof value === 'object') return value.flatMap((each) => spellings(each, unit));
  if (unit !== 'cents') return [String(value)];
  const amount = Number(value) / 100;
  return [String(amount), amount.toFixed(2)];
}

function placeOfText(language: string, namespace: string, path: string): Place {
  return { file: `locales/${language}/${namespace}.json`, pointer: `/${path.replaceAll('.', '/')}` };
}
