import { expect, it } from 'vitest';
import { currentProject } from '../project.ts';
import { describeCode } from './describeCode.ts';

const { root } = currentProject();

it('names first where a fact is derived, and which key has to be another one', () => {
  const inCode = { texts: ["'billing.isPastDue'"], derivation: { from: 'isPastDue', to: 'overdue' } };
  const [first = '', second = ''] = describeCode(root, inCode, (file) => `here/${file}`);
  expect(first).toMatch(
    /until "isPastDue" is "overdue" there, .*missing-derivation\.\n {2}here\/widgets\/billing\/facts\/billingDerivations\.ts:\d+ {2}isPastDue: \{/,
  );
  expect(second).toMatch(
    /^Code that may mean it, .*\n[^]* {2}here\/tests\/checks\/manifests\/banners\.test\.ts:/,
  );
});

it('says nothing where no code means it', () => {
  expect(describeCode(root, { texts: [`'billing.${'nothing'}'`] }, (file) => file)).toEqual([]);
});
