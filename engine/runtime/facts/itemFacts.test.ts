import { expect, it, vi } from 'vitest';
import { openSite } from '../../core/site/index.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import { manifestSetOf } from '../../core/testing/index.ts';
import { createEmitter, type PackServices } from '../ports/index.ts';
import { fakeServices } from '../testing/index.ts';
import { itemFacts } from './itemFacts.ts';
import { createRecords, type Records } from './records.ts';

it('says whether there is any such thing, how many, and what they are: absent fields answer no', async () => {
  const { known } = setup();
  await vi.waitFor(() =>
    expect(known).toEqual({
      'books.overdue': true,
      'books.lost': false,
      'books.lent': 3,
      'books.late': 2,
      'books.seen': '[["LENT",null],["OVERDUE",null],["OVERDUE","SLIGHT"]]',
    }),
  );
});

it('knows nothing before the list is there, and asks for it once together with whoever shows it', async () => {
  const { known, records, source } = setup();
  expect(known).toEqual({});
  records.ask({ record: 'loan', input: { card: 'adult' } });
  await vi.waitFor(() => expect(known['books.lent']).toBe(3));
  expect(source).toHaveBeenCalledOnce();
});

it('follows the list when it is asked for again', async () => {
  const { known, records, source } = setup();
  await vi.waitFor(() => expect(known['books.overdue']).toBe(true));
  source.mockResolvedValueOnce([]);
  await records.refresh(['loan']);
  expect(known).toMatchObject({ 'books.overdue': false, 'books.lent': 0 });
});

it('asks another list when a parameter is another, and the same one anew when it has changed', async () => {
  const { known, source, learn } = setup();
  await vi.waitFor(() => expect(known['books.lent']).toBe(3));
  source.mockResolvedValueOnce([]);
  learn({ 'reader.card': 'child' });
  await vi.waitFor(() => expect(known['books.lent']).toBe(0));
  learn({ 'reader.fine': 60 });
  await vi.waitFor(() => expect(known['books.lent']).toBe(3));
  expect(source).toHaveBeenCalledTimes(3);
});

it('says at once what a list says that was asked for ahead', async () => {
  const { known, records, source, learn } = setup({});
  const query = { record: 'loan', input: { card: 'adult' } };
  records.askAhead(query);
  await vi.waitFor(() => expect(records.list(query).state).toBe('ready'));
  learn({ 'reader.card': 'adult', 'reader.fine': 0 });
  expect(known['books.lent']).toBe(3);
  expect(source).toHaveBeenCalledOnce();
});

it('waits for the parameters of the list', () => {
  const { source } = setup({});
  expect(source).not.toHaveBeenCalled();
});

it('fails once where the list does, and leaves what is known where asking again does', async () => {
  const { known, records, source, failures } = setup();
  await vi.waitFor(() => expect(known['books.lent']).toBe(3));
  source.mockRejectedValueOnce(new Error('away'));
  await records.refresh(['loan']);
  expect([known['books.lent'], failures]).toEqual([3, []]);
  const other = setup({ 'reader.card': 'adult' }, () => Promise.reject(new Error('away')));
  await vi.waitFor(() => expect(other.failures).toHaveLength(1));
  expect(other.known).toEqual({});
});

it('hears nothing any more once it is stopped', async () => {
  const { known, records, source, stop } = setup();
  await vi.waitFor(() => expect(known['books.lent']).toBe(3));
  stop();
  source.mockResolvedValueOnce([]);
  await records.refresh(['loan']);
  expect(known['books.lent']).toBe(3);
});

const loans = [
  { id: 'l-1', state: 'LENT' },
  { id: 'l-2', state: 'OVERDUE' },
  { id: 'l-3', state: 'OVERDUE', damage: 'SLIGHT' },
];

function setup(
  given: Record<string, AtomValue> = { 'reader.card': 'adult', 'reader.fine': 0 },
  answer: () => Promise<readonly object[]> = () => Promise.resolve(loans),
) {
  const known: Record<string, AtomValue | undefined> = {};
  const facts: Record<string, AtomValue> = { ...given };
  const failures: unknown[] = [];
  const learned = createEmitter<void>();
  const source = vi.fn<() => Promise<readonly object[]>>(answer);
  const services: PackServices = fakeServices();
  const records: Records = createRecords({
    site,
    store: { read: (name) => facts[name] },
    registry: { record: () => () => Promise.resolve(source) },
    services: services,
  });
  const stop = itemFacts(site, records)['books']?.({
    ...fakeServices(),
    fact: (name) => facts[name],
    watch: (_, listener) => learned.subscribe(listener),
    set: (values) => void Object.assign(known, values),
    fail: (reason) => void failures.push(reason),
  });
  const learn = (values: Record<string, AtomValue>): void => {
    Object.assign(facts, values);
    learned.emit();
  };
  return { known, records, source, failures, learn, stop: stop ?? (() => undefined) };
}

const description = 'Something.';
const overdue = { fact: 'loan.state', is: 'OVERDUE' };

const site = openSite(
  manifestSetOf({
    record: {
      loan: {
        key: 'id',
        empty: 'library:noLoans',
        many: {
          from: 'library/loans',
          with: { card: 'reader.card' },
          changesWith: ['reader.fine'],
          whole: 9,
        },
        fields: {
          id: { type: 'id' },
          state: { type: 'enum', values: ['LENT', 'OVERDUE'] },
          damage: { type: 'enum', values: ['SLIGHT', 'LOST'], mayBeAbsent: true },
        },
        samples: {},
      },
    },
    facts: {
      reader: {
        comesFrom: 'The desk.',
        facts: {
          card: { type: 'enum', description, values: ['adult', 'child'] },
          fine: { type: 'money', description },
        },
      },
      books: {
        comesFrom: 'The loans.',
        items: 'loan',
        facts: {
          overdue: { type: 'boolean', description, any: overdue },
          lost: { type: 'boolean', description, any: { fact: 'loan.damage', is: 'LOST' } },
          lent: { type: 'integer', description, minimum: 0, maximum: 9, thresholds: {}, count: true },
          late: { type: 'integer', description, minimum: 0, maximum: 9, thresholds: {}, count: overdue },
          seen: { type: 'text', description, rows: ['loan.state', 'loan.damage'] },
        },
      },
    },
  }),
  { environment: 'PROD' },
);
