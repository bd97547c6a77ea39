import { pointerTo } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** How values are written is something that browsers know: the currency, the locales; and each language says its number words. */
export const writing: LinkCheck = ({ manifests, locales, placeOf }) => {
  const site = manifests.site['site'];
  if (!site) return [];
  const { currency, languages, numberWords } = site;
  const ids = languages.map(({ id }) => id);
  const at = (pointer: string) => placeOf('site', 'site', pointer);
  const unknown = (kind: string, name: string, pointer: string, known?: readonly string[]): Problem =>
    problem('unknown-reference', { kind, name }, at(pointer), known);
  const currencies = Intl.supportedValuesOf('currency');
  return [
    ...(currencies.includes(currency) ? [] : [unknown('currency', currency, '/currency', currencies)]),
    ...languages.flatMap(({ locale }, index) =>
      Intl.NumberFormat.supportedLocalesOf(locale).length > 0
        ? []
        : [unknown('locale', locale, `/languages/${index}/locale`)],
    ),
    ...Object.keys(locales)
      .filter((id) => !ids.includes(id))
      .map((name) =>
        problem(
          'unknown-reference',
          { kind: 'language', name },
          { file: `locales/${name}`, pointer: '' },
          ids,
        ),
      ),
    ...Object.keys(numberWords)
      .filter((id) => !ids.includes(id))
      .map((id) => unknown('language', id, pointerTo('/numberWords', id), ids)),
    ...ids
      .filter((id) => !Object.hasOwn(numberWords, id))
      .map((name) =>
        problem(
          'missing-property',
          {
            name,
            meaning:
              'The numbers that sentences of this language may spell out; {} where they spell out none',
          },
          at('/numberWords'),
        ),
      ),
  ];
};
