import type { Constant, SiteLanguage } from '../../../core/manifest/index.ts';
import { constants } from '../../../core/site/index.ts';
import { placeOfText } from '../../link/index.ts';
import { problem, type Problem } from '../../problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { oncePer } from '../../oncePer.ts';
import { numbersIn, type NumberSite, type SaidNumber } from './numbers.ts';
import { textsOf, type Text } from './texts.ts';

/**
 * The numbers in sentences are those of the constants: amounts of money of amounts, times of times in the same unit. And
 * they are the same in every language, as another constant may have the wrong number too.
 */
export const strayNumbers: Proof = (context) => {
  const known = constants(context.manifests).flatMap(([, constant]) => spellings(constant));
  return context.site.manifest.languages.flatMap((language) =>
    textsOf(context.locales[language.id]).flatMap((text) =>
      Object.hasOwn(context.copyExceptions, text.key) ? [] : numberProblems(context, language, text, known),
    ),
  );
};

/** Reads the numbers of each sentence once, as long as the site says the same of its languages. */
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
  // What is wrong there is said there.
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

function spellings({ value, unit }: Pick<Constant, 'value' | 'unit'>): Spelling[] {
  if (Array.isArray(value)) return value.flatMap((each) => spellings({ value: each, unit }));
  if (unit !== 'cents') return [{ number: String(value), unit }];
  const amount = Number(value) / 100;
  return [String(amount), amount.toFixed(2)].map((number) => ({ number, unit }));
}
