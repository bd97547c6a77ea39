import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createI18nextReader } from './i18nextReader.ts';
import { formatFor } from '../../core/format/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import { isPlain } from '../../core/sentence/plain.ts';
import { readPlain } from './plainSentences.ts';
import type { CopyTree, ShownValues } from './sentences.ts';

describe('isPlain', () => {
  it.each<[string, CopyTree]>([
    ['words', { title: 'Library', rules: { short: 'Be quiet.' } }],
    ['a placeholder', { home: '{{ brand }} home, since {{year}}' }],
    ['a key with a dash', { 'unknown-reader': 'Who are you?' }],
    ['a key that only contains a plural suffix', { late_ones: 'Late' }],
  ])('holds for %s', (_, tree) => expect(isPlain(tree)).toBe(true));

  it.each<[string, CopyTree]>([
    ['a plural form', { late_one: 'One day late' }],
    ['an ordinal plural form', { place_ordinal_two: '{{count}}nd' }],
    ['a format', { until: 'Until {{date, shortDate}}' }],
    ['a nested sentence', { rules: { short: 'Be quiet. $t(title)' } }],
    ['a path in a placeholder', { who: '{{reader.name}}' }],
    ['an unescaped placeholder', { who: '{{- name}}' }],
    ['a brace too many', { who: '{{{name}}' }],
    ['a key that looks like a path', { 'rules.short': 'Be quiet.' }],
    ['something that is no sentence', { list: ['a', 'b'] as unknown as CopyTree }],
  ])('does not hold for %s', (_, tree) => expect(isPlain(tree)).toBe(false));
});

describe('readPlain', () => {
  const tree: CopyTree = {
    title: 'Library',
    rules: { short: 'Be quiet.' },
    empty: '',
    home: '{{brand}} home',
  };
  const read = (path: string, values: ShownValues = {}) => readPlain(tree, path, values, formatOf('en'));

  it.each(['rules', 'title.short', 'nothing', 'empty', 'toString', 'rules.constructor.name', 'title.length'])(
    'finds no sentence at %s',
    (path) => expect(read(path)).toBeUndefined(),
  );

  it('shows no sentence with a hole, and takes nothing that values only inherit', () => {
    expect(read('home')).toBeUndefined();
    expect(readPlain({ who: '{{toString}}' }, 'who', {}, formatOf('en'))).toBeUndefined();
  });

  it('fills in a value once, whatever it looks like', () => {
    expect(read('home', { brand: { value: '$& {{brand}}', format: 'text' } })).toBe('$& {{brand}} home');
  });
});

it('reads everything plain as i18next reads it', () => {
  let plain = 0;
  fc.assert(
    fc.property(trees, languages, values, (tree, language, given) => {
      if (!isPlain(tree)) return;
      plain += 1;
      const i18next = createI18nextReader(formatOf);
      i18next.add(language, 'library', tree);
      for (const path of paths) {
        const ours = readPlain(tree, path, given, formatOf(language));
        expect([path, ours]).toEqual([path, i18next.read(`library:${path}`, language, given)]);
      }
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
  expect(plain).toBeGreaterThan(50);
});

const formatOf = (language: string) => formatFor(siteOf().manifest, language);

const keys = ['a', 'b', 'late', 'late_one', 'with-dash', 'x.y'];
const paths = [...keys, 'deep', 'deep.a', 'deep.late', 'deep.deep.b', 'a.a', 'a.length', 'nowhere', 'deep.'];
const languages = fc.constantFrom('en', 'es');

const sentence = fc
  .array(
    fc.oneof(
      {
        weight: 12,
        arbitrary: fc.constantFrom('words ', '{{who}}', '{{ due }}', '{{count}}', '$1 $& ', '<b>'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '{',
          '}',
          '{{',
          '$t(a)',
          '{{due, shortDate}}',
          '{{- who}}',
          '{{who.value}}',
        ),
      },
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const trees: fc.Arbitrary<CopyTree> = fc.letrec<{ tree: CopyTree }>((tie) => ({
  tree: fc
    .record({
      leaves: fc.dictionary(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom('a', 'b', 'late', 'with-dash') },
          fc.constantFrom(...keys),
        ),
        sentence,
        { maxKeys: 4 },
      ),
      deep: fc.option(tie('tree'), { depthSize: 'small', nil: undefined }),
    })
    .map(({ leaves, deep }) => (deep ? { ...leaves, deep } : leaves)),
})).tree;

/** Values for every placeholder, as the check of the manifests demands; none looks like a placeholder. */
const values: fc.Arbitrary<ShownValues> = fc.record({
  who: fc.record({ value: fc.constantFrom('Ada', '$& $1', '$t(a)', '', '<i>'), format: fc.constant('text') }),
  due: fc.record({
    value: fc.constantFrom('2026-12-04', '2027-01-31'),
    format: fc.constantFrom('date', 'shortDate'),
  }),
  count: fc.record({ value: fc.integer(), format: fc.constant('number') }),
});
