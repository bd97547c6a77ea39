import { expect, it } from 'vitest';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { lending, lendingTab } from './testing/index.ts';

const { choose } = lending.steps;
/** A lending whose address may set the branch; the market lends to adults only. */
const asking: SequenceManifest = {
  ...lending,
  data: {
    ...lending.data,
    branch: {
      type: 'enum',
      description: 'Where it is fetched.',
      values: ['harbour', 'market'],
      query: 'from',
    },
  },
  steps: {
    ...lending.steps,
    ...(choose && {
      choose: {
        ...choose,
        fields: {
          branch: {
            label: 'library:branch',
            refuse: [
              {
                id: 'adults',
                when: {
                  all: [
                    { fact: 'lend.branch', is: 'market' },
                    { fact: 'reader.adult', is: false },
                  ],
                },
                message: 'library:branchMissing',
              },
            ],
          },
        },
      },
    }),
  },
};

const tabAt = (query: string, given: Parameters<typeof lendingTab>[0] = {}) =>
  lendingTab({ manifest: asking, query, ...given });

it('what the address of the whole sequence answers is the first answer, and a fact', () => {
  const { runner, store } = tabAt('?FROM=harbour');
  runner.open(undefined);
  expect(runner.state()).toMatchObject({ at: 'choose', data: { title: 'Middlemarch', branch: 'harbour' } });
  expect(store.read('lend.branch')).toBe('harbour');
});

it('stands in the place of what was answered before, at the first step', () => {
  const { runner, ports } = tabAt('');
  runner.change({ branch: 'harbour' });
  runner.send('continue');
  expect(runner.state().at).toBe('review');
  const { runner: again, store } = tabAt('?from=market', ports);
  store.set({ 'reader.adult': true });
  again.open(undefined);
  expect(again.state()).toMatchObject({ at: 'choose', data: { branch: 'market' } });
});

it.each([
  ['no option', '?from=attic'],
  ['another parameter', '?branch=harbour'],
  ['nothing', '?from='],
  ['a name that every object has', '?from=constructor'],
])('is ignored when it is %s', (_, query) => {
  const { runner } = tabAt(query);
  runner.open(undefined);
  expect(runner.state().data).toEqual({ title: 'Middlemarch' });
});

it('is ignored when the field refuses it', () => {
  const { runner, store } = tabAt('?from=market');
  store.set({ 'reader.adult': false });
  runner.open(undefined);
  expect(runner.state().data).toEqual({ title: 'Middlemarch' });
});

it('is no answer at the address of a step: a reload and Back keep what was chosen since', () => {
  const { runner, store } = tabAt('?from=market');
  store.set({ 'reader.adult': true });
  runner.change({ branch: 'harbour' });
  runner.open('choose');
  expect(runner.state().data['branch']).toBe('harbour');
});

it('changes nothing while an operation runs', () => {
  const { runner, store } = tabAt('?from=market');
  store.set({ 'reader.adult': true });
  runner.change({ branch: 'harbour' });
  runner.send('look');
  expect(runner.state().at).toBe('look-up');
  runner.open(undefined);
  expect(runner.state()).toMatchObject({ at: 'look-up', data: { branch: 'harbour' } });
});
