import { fractionDigits } from '../../core/format/index.ts';
import type { Constant, SiteLanguage } from '../../core/manifest/index.ts';
import { isPlainName, isPlainText } from '../../core/sentence/plain.ts';
import { constants } from '../../core/site/index.ts';
import { type Locales, placeOfText } from '../link/index.ts';
import { oncePer } from '../oncePer.ts';
import { problem, type Problem } from '../problem/index.ts';
import { numbersIn, type NumberSite, type SaidNumber, withoutPlaceholders } from './numbers.ts';
import type { Proof, ProofContext } from './proof.ts';

/**
 * Finds sentences of the first load that need i18next: plurals, formats, nesting. One of them adds the library to the
 * first load of every page.
 */
export const heavyCopy: Proof = ({ locales, packs: { firstCopy = [] } }) =>
  Object.entries(locales).flatMap(([language, namespaces]) =>
    firstCopy.flatMap((namespace) =>
      Object.entries(namespaces[namespace] ?? {})
        .filter(([path, text]) => !path.split('.').every(isPlainName) || !isPlainText(text))
        .map(([path]) => {
          const place = placeOfText(language, namespace, path);
          return problem('heavy-copy', { key: `${namespace}:${path}` }, place);
        }),
    ),
  );

/** Finds sentences that are not translated: equal to the scaffold's placeholder, or to those of the first language. */
export const sameWords: Proof = ({ locales, copyExceptions }) => {
  const [first = '', ...others] = Object.keys(locales);
  return [first, ...others].flatMap((language) =>
    textsOf(locales[language]).flatMap((text) => {
      const place = placeOfText(language, text.namespace, text.path);
      if (text.text.startsWith(`(${language}) `))
        return [problem('untranslated-copy', { key: text.key }, place)];
      if (language === first || locales[first]?.[text.namespace]?.[text.path] !== text.text) return [];
      if (!/\p{L}/u.test(withoutPlaceholders(text.text)) || Object.hasOwn(copyExceptions, text.key))
        return [];
      return [problem('same-copy', { key: text.key, language: first }, place)];
    }),
  );
};

/**
 * Finds numbers in sentences that no constant has: amounts of money must equal an amount, times a time of the same unit.
 * Also finds sentences whose numbers differ between languages, since a wrong number may be that of another constant.
 */
export const strayNumbers: Proof = (context) => {
  const { currency } = context.site.manifest;
  const known = constants(context.manifests).flatMap(([, constant]) => spellings(constant, currency));
  return context.site.manifest.languages.flatMap((language) =>
    textsOf(context.locales[language.id]).flatMap((text) =>
      Object.hasOwn(context.copyExceptions, text.key) ? [] : numberProblems(context, language, text, known),
    ),
  );
};

/** Reads the numbers of each sentence once per site and language. */
const readNumbers = oncePer((site: NumberSite) =>
  oncePer((language: SiteLanguage) => {
    const known = new Map<string, readonly SaidNumber[]>();
    return (text: string): readonly SaidNumber[] => {
      const found = known.get(text) ?? numbersIn(text, language, site);
      known.set(text, found);
      return found;
    };
  }),
);

/** One way to write a constant. */
interface Spelling {
  number: string;
  unit: string;
}

function numberProblems(
  { site: { manifest: site }, locales }: ProofContext,
  language: SiteLanguage,
  text: Text,
  known: readonly Spelling[],
): Problem[] {
  const said = readNumbers(site)(language)(text.text);
  const { key } = text;
  const place = placeOfText(language.id, text.namespace, text.path);
  const isStray = (each: SaidNumber): boolean => !known.some((constant) => isOf(each, constant));
  const strays = said.filter(isStray);
  if (strays.length > 0) return strays.map(({ number }) => problem('stray-number', { key, number }, place));
  const [first = language] = site.languages;
  const other = locales[first.id]?.[text.namespace]?.[text.path];
  if (other === undefined) return [];
  const expected = readNumbers(site)(first)(other);
  const list = (numbers: readonly SaidNumber[]): string => listOf(numbers, site.currency);
  // A wrong number in the expected sentence is reported there.
  if (expected.some(isStray) || list(expected) === list(said)) return [];
  const reason = `with the numbers ${list(said)}, not ${list(expected)} as in "${first.id}"`;
  return [problem('unlike-copy', { key, reason }, place)];
}

function isOf({ number, isMoney, unit }: SaidNumber, constant: Spelling): boolean {
  if (number !== constant.number || isMoney !== (constant.unit === 'cents')) return false;
  return unit === undefined || constant.unit === `${unit}s`;
}

function listOf(said: readonly SaidNumber[], currency: string): string {
  const all = said.map(({ number, isMoney }) => (isMoney ? `${Number(number)} ${currency}` : number)).sort();
  return all.join(', ') || 'none';
}

/** How sentences may write a constant, whose money is in the smallest unit of the currency. */
function spellings({ value, unit }: Pick<Constant, 'value' | 'unit'>, currency: string): Spelling[] {
  if (Array.isArray(value)) return value.flatMap((each) => spellings({ value: each, unit }, currency));
  if (unit !== 'cents') return [{ number: String(value), unit }];
  const digits = fractionDigits(new Intl.NumberFormat('en', { style: 'currency', currency }));
  const amount = Number(value) / 10 ** digits;
  return [String(amount), amount.toFixed(digits)].map((number) => ({ number, unit }));
}

/** One sentence of a language. */
interface Text {
  /** Key by which manifests name it: `namespace:path`. */
  key: string;
  namespace: string;
  path: string;
  text: string;
}

/** Every sentence of a language. */
function textsOf(namespaces: Locales[string] = {}): Text[] {
  return Object.entries(namespaces).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([path, text]) => ({ key: `${namespace}:${path}`, namespace, path, text })),
  );
}
