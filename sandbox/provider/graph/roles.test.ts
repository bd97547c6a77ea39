import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRequests, isDone, operations, writeOperation } from '../../testing/graphRequests.ts';
import { meetPayer, type TestPayer } from '../../testing/meetPayer.ts';
import { openTestProvider } from '../../testing/openProvider.ts';

const sandbox = await openTestProvider();
const { send, variablesOf } = createRequests(sandbox);
afterAll(() => sandbox.database.destroy());

/** The persona for each column of the table in docs/sandbox.md. */
const knownPeople = {
  Standard: 'diego',
  Child: 'chloe',
  Primary: 'maria',
  Admin: 'linda',
  'Admin who may not pay': 'marcus',
};

const table = readTable(readFileSync(join(import.meta.dirname, '../../../docs/sandbox.md'), 'utf8'));

it('docs/sandbox.md says of every operation of the graph who may do it, and of none that is not there', () => {
  expect(table.map(({ operation }) => operation)).toEqual(operations.map(({ name }) => name));
});

describe.each(Object.entries(knownPeople))('%s', (column, persona) => {
  let someone: Promise<TestPayer> | undefined;
  const meet = (): Promise<TestPayer> => meetPayer(sandbox, persona);

  it.each(table)('$operation is allowed or refused as the table says', async ({ operation, allowed }) => {
    const isAllowed = allowed[column] === 'yes';
    // Only allowed mutations change a person, so only they need a new one.
    const payer = await (isAllowed && isDone(operation) ? meet() : (someone ??= meet()));
    const answer = await send(payer, operation);
    expect(answer.codes).toEqual(isAllowed ? [] : ['NOT_ALLOWED']);
  });
});

it('whom the biller lets pay may do as little as a Standard user, and as a Child as much as anybody', async () => {
  const [standard, child] = [await meetPayer(sandbox, 'diego'), await meetPayer(sandbox, 'chloe')];
  const usernames = [standard.username, child.username];
  await sandbox.database
    .updateTable('customer')
    .set({ canPayBill: true })
    .where('username', 'in', usernames)
    .execute();
  expect((await send(standard, 'enrollInPaperless')).codes).toEqual(['NOT_ALLOWED']);
  expect((await send(child, 'enrollInPaperless')).codes).toEqual([]);
});

it.each([
  ['are suppressed', { suppressedBilling: true }],
  ['are those of a business', { customerType: 'ENTERPRISE' }],
] as const)(
  'BL-RST-001, BL-RST-002: nobody pays or changes payments of an account whose bills %s',
  async (_, billed) => {
    const { database } = sandbox;
    const kept = table.filter(
      ({ allowed }) => allowed['Primary'] === 'yes' && allowed['Admin who may not pay'] === 'no',
    );
    for (const { operation } of kept) {
      const payer = await meetPayer(sandbox, 'maria');
      const variables = await variablesOf(payer, operation);
      const { accountId } = await database
        .selectFrom('customer')
        .select('accountId')
        .where('username', '=', payer.username)
        .executeTakeFirstOrThrow();
      await database.updateTable('account').set(billed).where('id', '=', accountId).execute();
      const before = await readMoney(accountId);
      expect([operation, ...(await send(payer, operation, variables)).codes]).toEqual([
        operation,
        'NOT_ALLOWED',
      ]);
      expect(await readMoney(accountId)).toEqual(before);
    }
  },
);

it('a visitor may do nothing', async () => {
  const answers = await Promise.all(
    operations.map((field) => sandbox.graph(undefined, writeOperation(field))),
  );
  expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual(
    answers.map(() => [401, 'NOT_SIGNED_IN']),
  );
});

/** What an account has saved and scheduled. */
async function readMoney(accountId: string) {
  const { database } = sandbox;
  return Promise.all([
    database.selectFrom('payment').selectAll().where('accountId', '=', accountId).orderBy('id').execute(),
    database
      .selectFrom('paymentMethod')
      .selectAll()
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
  ]);
}

interface Row {
  operation: string;
  /** The cells of the row by the name of the column. */
  allowed: Record<string, string>;
}

function readTable(page: string): Row[] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith('| operation |'));
  const [, ...columns] = cells(lines[start] ?? '');
  const rows = lines.slice(start + 2, lines.indexOf('', start));
  return rows.map((line) => {
    const [operation = '', ...answers] = cells(line);
    const allowed = Object.fromEntries(columns.map((column, at) => [column, answers[at] ?? '']));
    return { operation: operation.replaceAll('`', ''), allowed };
  });
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
