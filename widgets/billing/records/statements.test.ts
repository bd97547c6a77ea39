import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { charges } from './charges.ts';
import { statementActivity } from './statementParts.ts';
import { statements } from './statements.ts';
import { transactions } from './transactions.ts';

const plain = {
  id: 's-1',
  area: 'CORE',
  numberEnding: '4821',
  statementDate: '2026-11-13',
  serviceFrom: '2026-11-13',
  serviceTo: '2026-12-12',
  dueDate: '2026-12-04',
  remainingBalance: 0,
  currentCharges: 10_999,
  totalDue: 10_999,
  state: 'DUE',
  isCurrent: true,
};

it.each([
  [[1250], 'MORE_ONE'],
  [[1000, 200, 50], 'MORE_MOSTLY'],
  [[500, 400, 300], 'MORE_SEVERAL'],
  [[-1800, 2000], 'MORE_SEVERAL'],
  [[-1800], 'LESS_ONE'],
  [[-1800, 300], 'LESS_MOSTLY'],
  [[-500, -400, -300], 'LESS_SEVERAL'],
  [[500, -500], 'SAME'],
  [[], 'SAME'],
])('BL-STM-016: differences of %j cents are said as %s', async (differences, comparison) => {
  const difference = differences.reduce((sum, each) => sum + each, 0);
  const changes = differences.map((each) => ({ explanation: `because of ${each}`, difference: each }));
  const [read] = await ask(statements, {
    statements: [{ ...plain, comparison: { difference, onceAmount: 0, changes } }],
  });
  expect(read).toMatchObject({ comparison, change: difference, difference: Math.abs(difference) });
});

it('BL-STM-016: the first one is compared with nothing', async () => {
  const [read] = await ask(statements, { statements: [{ ...plain, comparison: null }] });
  expect(read).toMatchObject({ comparison: 'FIRST', hasOnce: false });
  expect(read).not.toHaveProperty('change');
});

it('what will not come again is said without its sign, and only where the bill is another one', async () => {
  const changes = [{ explanation: 'of a credit', difference: -1800 }];
  const [less] = await ask(statements, {
    statements: [{ ...plain, comparison: { difference: -1800, onceAmount: -1800, changes } }],
  });
  expect(less).toMatchObject({ hasOnce: true, onceAmount: 1800 });
  const [same] = await ask(statements, {
    statements: [{ ...plain, comparison: { difference: 0, onceAmount: -1800, changes } }],
  });
  expect(same).toMatchObject({ hasOnce: false });
});

const activity = (kind: string) => ({ id: kind, date: '2026-11-01', kind, method: null, amount: -100 });

it('what was paid without a method was paid in cash; a balance was paid with nothing', async () => {
  const statement = { id: 's-1', previousActivity: [activity('PAYMENT'), activity('PREVIOUS_BALANCE')] };
  expect(await ask(statementActivity, { statement })).toMatchObject([
    { method: 'CASH' },
    { method: undefined },
  ]);
  const transaction = {
    id: 't',
    area: 'CORE',
    date: '2026-11-01',
    kind: 'PAYMENT',
    method: null,
    amount: null,
  };
  expect(
    await ask(transactions, {
      transactions: [
        { ...transaction, status: 'SUCCESSFUL', channel: 'IN_STORE' },
        { ...transaction, status: null, channel: null },
      ],
    }),
  ).toMatchObject([
    { method: 'CASH', status: 'SUCCESSFUL' },
    { method: undefined, status: undefined },
  ]);
});

it('BL-STM-021: charges are the lines of all bills, each with the day and key of its bill', async () => {
  const line = { id: 'l', service: 'TV', kind: 'MONTHLY', description: 'TV Choice', amount: 2499 };
  const bills = ['s-2', 's-1'].map((id) => ({
    id,
    area: 'CORE',
    statementDate: `2026-${id}`,
    lines: [line],
  }));
  expect(await ask(charges, { statements: bills })).toMatchObject([
    { statement: 's-2', billedOn: '2026-s-2' },
    { statement: 's-1', billedOn: '2026-s-1' },
  ]);
});

/** Asks a source whose answer is given. */
function ask<Item>(
  source: (call: never, services: ReturnType<typeof fakeServices>) => Promise<readonly Item[]>,
  data: object,
): Promise<readonly Item[]> {
  const call = { first: undefined, input: () => 'en' };
  return source(call as never, fakeServices({ fetch: () => Promise.resolve(Response.json({ data })) }));
}
