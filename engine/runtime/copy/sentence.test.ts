import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { fillSentence, findSentence, type CopyTree } from './sentence.ts';

const tree: CopyTree = {
  title: 'Library',
  rules: { short: 'Be quiet.' },
  late_zero: 'In time',
  late_one: 'Late',
};

describe('findSentence', () => {
  it.each([
    ['title', 'Library'],
    ['rules.short', 'Be quiet.'],
    ['rules', undefined],
    ['title.short', undefined],
    ['empty', undefined],
    ['toString', undefined],
    ['rules.constructor.name', undefined],
  ])('finds at %s: %s', (path, sentence) => {
    expect(findSentence(tree, path)).toBe(sentence);
  });

  it('knows a form for nothing, and no form of a count that has none', () => {
    expect(findSentence(tree, 'late', { count: 0, locale: 'en-US' })).toBe('In time');
    expect(findSentence(tree, 'late', { count: 2, locale: 'en-US' })).toBeUndefined();
  });
});

describe('fillSentence', () => {
  it('fills in each placeholder once, with the format that it names', () => {
    expect(fillSentence('Until {{ date, shortDate }}, {{who}}', named)).toBe(
      'Until {{date}}shortDate, {{who}}',
    );
  });

  it('is undefined where a placeholder has no value', () => {
    expect(fillSentence('Dear {{who}}', () => undefined)).toBeUndefined();
    expect(fillSentence('Dear {{who}}', () => '')).toBe('Dear ');
  });
});

it('reads locale files as i18next reads them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en-US', 'es-US'),
      fc.dictionary(fc.constantFrom('a', 'b', 'b_zero', 'b_one', 'b_many', 'b_other'), sentences),
      fc.constantFrom('a', 'b', 'deep.a', 'deep.b'),
      fc.option(fc.constantFrom(0, 1, 2, 1_000_000), { nil: undefined }),
      (locale, texts, path, count) => {
        const both = { ...texts, deep: texts };
        expect(oursOf(both, { locale, path, count })).toBe(i18nextOf(both, { locale, path, count }));
      },
    ),
    { seed: 20_261_121 },
  );
});

function named(name: string, format?: string): string {
  return `{{${name}}}${format ?? ''}`;
}

const sentences = fc
  .array(fc.constantFrom('word ', '{{count}}', '{{ other }}', '{ }', '$1 $&'), { maxLength: 4 })
  .map((parts) => parts.join(''));

interface Asked {
  locale: string;
  path: string;
  count: number | undefined;
}

function oursOf(texts: CopyTree, { locale, path, count }: Asked): string | undefined {
  const values: Readonly<Record<string, string>> = { count: String(count ?? 'none'), other: '$& {{count}}' };
  const sentence = findSentence(texts, path, count === undefined ? undefined : { count, locale });
  return sentence === undefined ? undefined : fillSentence(sentence, (name) => values[name]);
}

function i18nextOf(texts: CopyTree, { locale, path, count }: Asked): string | undefined {
  const i18next = createInstance();
  void i18next.init({
    lng: locale,
    fallbackLng: false,
    ns: ['library'],
    initAsync: false,
    resources: { [locale]: { library: texts } },
    interpolation: { escapeValue: false },
  });
  const defaultValue = '\u0000';
  const text = i18next.t(`library:${path}`, {
    other: '$& {{count}}',
    defaultValue,
    ...(count === undefined ? { replace: { count: 'none', other: '$& {{count}}' } } : { count }),
  });
  return text === defaultValue ? undefined : text;
}
