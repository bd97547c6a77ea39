import { expect, it } from 'vitest';
import whenSchema from '../../../../schemas/when.schema.json' with { type: 'json' };
import type { Condition } from '../../manifest/index.ts';
import { operatorOf, operators } from './index.ts';

it('has for each operator one branch of the schema, and for each branch one operator', () => {
  const branches = Object.values(whenSchema.definitions).map(({ required }) => required[0]);
  expect(operators.map(({ key }) => key).sort()).toEqual(branches.sort());
});

it.each<[string, Condition]>([
  ['all', { all: [{ toggle: 'reserve' }] }],
  ['any', { any: [{ toggle: 'reserve' }] }],
  ['not', { not: { toggle: 'reserve' } }],
  ['condition', { condition: 'grown-up' }],
  ['toggle', { toggle: 'layout', variant: 'grid' }],
  ['fact', { fact: 'reader.card', is: 'adult' }],
])('recognises the operator %s by its key', (key, condition) => {
  expect(operatorOf(condition)?.key).toBe(key);
});

it('points from a clause to each of its parts', () => {
  const clause: Condition = { any: [{ toggle: 'a' }, { toggle: 'b' }] };
  expect(operatorOf(clause)?.parts?.(clause)).toEqual([
    { pointer: '/any/0', condition: { toggle: 'a' } },
    { pointer: '/any/1', condition: { toggle: 'b' } },
  ]);
});
