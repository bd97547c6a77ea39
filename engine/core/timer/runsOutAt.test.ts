import { expect, it } from 'vitest';
import { assignmentOf } from '../fact/index.ts';
import { siteOf } from '../testing/index.ts';
import { runsOutAt } from './index.ts';

const site = siteOf({
  constants: {
    constants: {
      constants: {
        soon: { value: 2, unit: 'minutes', description: 'Soon.' },
        fine: { value: 2, unit: 'cents', description: 'A fine.' },
      },
    },
  },
  facts: {
    desk: { comesFrom: 'The desk.', facts: { closesAt: { type: 'moment', description: 'Closing.' } } },
  },
});

it.each([
  ['so long after it began', { after: 'constant.soon' }, {}, 121_000],
  ['never, when its duration is none', { after: 'constant.fine' }, {}, undefined],
  ['at the moment', { at: { fact: 'desk.closesAt' } }, { 'desk.closesAt': 500_000 }, 500_000],
  [
    'so long before the moment',
    { at: { fact: 'desk.closesAt', early: 'constant.soon' } },
    { 'desk.closesAt': 500_000 },
    380_000,
  ],
  ['not while the moment is unknown', { at: { fact: 'desk.closesAt' } }, {}, undefined],
  ['never, when there is no such fact', { at: { fact: 'desk.opensAt' } }, {}, undefined],
])('runs out %s', (_, timer, known, moment) => {
  expect(runsOutAt(site, assignmentOf(site.vocabulary, known), timer, 1_000)).toBe(moment);
});
