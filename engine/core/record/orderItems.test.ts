import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RecordManifest } from '../manifest/index.ts';
import { orderItems } from './index.ts';

const fields: RecordManifest['fields'] = {
  id: { type: 'id' },
  day: { type: 'date', mayBeAbsent: true },
  state: { type: 'enum', values: ['OPEN', 'DONE'] },
};
const record = { key: 'id', fields };

it('the latest first, those that are alike by their key, what lacks the field last', () => {
  const items = [
    { id: 'c' },
    { id: 'b', day: '2026-01-02' },
    { id: 'a', day: '2026-01-02' },
    { id: 'd', day: '2026-01-03' },
  ];
  expect(orderItems(record, items, { by: 'day', descending: true }).map(({ id }) => id)).toEqual([
    'd',
    'a',
    'b',
    'c',
  ]);
  expect(orderItems(record, items, { by: 'day' }).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
});

it('those that are alike stand in the order after it', () => {
  const items = [
    { id: 'a', state: 'OPEN', day: '2026-01-01' },
    { id: 'b', state: 'DONE', day: '2026-01-01' },
    { id: 'c', state: 'OPEN', day: '2026-01-02' },
  ];
  const latest = { by: 'day', descending: true };
  expect(orderItems(record, items, { by: 'state' }, latest).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

it('values of an enum stand as their record names them', () => {
  const items = [
    { id: 'a', state: 'DONE' },
    { id: 'b', state: 'OPEN' },
  ];
  expect(orderItems(record, items, { by: 'state' }).map(({ id }) => id)).toEqual(['b', 'a']);
});

it('as they came where there is no order', () => {
  const items = [{ id: 'b' }, { id: 'a' }];
  expect(orderItems(record, items, undefined)).toBe(items);
});

it('is the same in whatever order they came', () => {
  const item = fc.record({ id: fc.string(), day: fc.constantFrom('2026-01-01', '2026-01-02') });
  const items = fc.uniqueArray(item, { selector: ({ id }) => id });
  fc.assert(
    fc.property(items, fc.boolean(), (given, descending) => {
      const order = { by: 'day', descending };
      expect(orderItems(record, given.toReversed(), order)).toEqual(orderItems(record, given, order));
    }),
  );
});
