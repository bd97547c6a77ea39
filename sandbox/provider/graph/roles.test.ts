import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isLeafType, type GraphQLField } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { meetPayer, type TestPayer } from '../../testing/meetPayer.ts';
import { openTestProvider } from '../../testing/openProvider.ts';

const sandbox = await openTestProvider();
afterAll(() => sandbox.database.destroy());

/** Who stands for each column of the table in docs/sandbox.md. */
const knownPeople = {
  Standard: 'diego',
  Child: 'chloe',
  Primary: 'maria',
  Admin: 'linda',
  'Admin who may not pay': 'marcus',
};

const schema = buildSchema(readFileSync(join(import.meta.dirname, 'main.graphql'), 'utf8'));
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** What somebody sends who may do it, by the name of the operation. */
const valuesOfVariables: Record<string, (payer: TestPayer) => object | Promise<object>> = {
  account: () => ({}),
  billingAccounts: () => ({}),
  billingAccount: ({ areaId }) => ({ id: areaId }),
  wallet: ({ areaId }) => ({ forAccount: areaId }),
  scheduledPayments: () => ({}),
  statements: () => ({}),
  statement: async ({ username }) => ({ id: await statementOf(username) }),
  statementNotice: () => ({}),
  transactions: () => ({}),
  attempt: () => ({ idempotencyKey: randomUUID() }),
  createInstantPaymentV2: ({ input }) => ({ input }),
  createFuturePayment: ({ input }) => ({ input: { ...input, paymentDate: '2026-12-09' } }),
  savePaymentMethod: async (payer) => ({ input: { ...keyed(), token: await enterBankAccount(payer) } }),
  updatePaymentMethod: async (payer) => ({
    input: {
      ...keyed(),
      paymentMethodId: await cardOf(payer),
      expiration: '1229',
      zip: '28205',
      nameOnCard: 'Somebody',
    },
  }),
  deletePaymentMethod: ({ methodId }) => ({
    input: { ...keyed(), paymentMethodId: methodId ?? randomUUID() },
  }),
  enrollInPaperless: ({ areaId }) => ({ input: { ...keyed(), billingAccountId: areaId } }),
  leavePaperless: ({ areaId }) => ({ input: { ...keyed(), billingAccountId: areaId } }),
  enrollInAutoPay: ({ areaId, methodId }) => ({
    input: { ...keyed(), billingAccountId: areaId, savedMethodId: methodId, termsAccepted: true },
  }),
  cancelAutoPay: ({ areaId }) => ({ input: { ...keyed(), billingAccountId: areaId } }),
  setAutoPayMethod: ({ methodId }) => ({
    input: { ...keyed(), paymentMethodId: methodId ?? randomUUID(), areas: ['CORE'], termsAccepted: true },
  }),
  changeAutoPayDate: async (payer) => ({
    input: { ...keyed(), billingAccountId: payer.areaId, day: await enrolledDay(payer) },
  }),
  cancelScheduledPayment: async (payer) => ({ input: { ...keyed(), paymentId: await schedule(payer) } }),
  closeAttempt: () => ({ idempotencyKey: randomUUID() }),
};

const table = readTable(readFileSync(join(import.meta.dirname, '../../../docs/sandbox.md'), 'utf8'));

it('docs/sandbox.md says of every operation of the graph who may do it, and of none that is not there', () => {
  const operations = [...queries, ...mutations].map(({ name }) => name);
  expect(table.map(({ operation }) => operation)).toEqual(operations);
});

describe.each(Object.entries(knownPeople))('%s', (column, persona) => {
  it.each(table)('$operation is allowed or refused as the table says', async ({ operation, allowed }) => {
    const payer = await meetPayer(sandbox, persona);
    const answer = await send(payer, operation);
    expect(answer.codes).toEqual(allowed[column] === 'yes' ? [] : ['NOT_ALLOWED']);
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

it('a visitor may do nothing', async () => {
  const answers = await Promise.all(
    [...queries, ...mutations].map((field) => sandbox.graph(undefined, write(field))),
  );
  expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual(
    answers.map(() => [401, 'NOT_SIGNED_IN']),
  );
});

async function send(payer: TestPayer, operation: string) {
  const field = [...queries, ...mutations].find(({ name }) => name === operation);
  const variables = await valuesOfVariables[operation]?.(payer);
  if (field === undefined || variables === undefined) {
    throw new Error(`Nobody knows how to send ${operation}: add it to VARIABLES in roles.test.ts.`);
  }
  return sandbox.graph(payer.username, write(field), variables);
}

function write(field: GraphQLField<unknown, unknown>): string {
  const declared = inBrackets(field.args.map(({ name, type }) => `$${name}: ${String(type)}`));
  const passed = inBrackets(field.args.map(({ name }) => `${name}: $${name}`));
  const kind = mutations.includes(field) ? 'mutation' : 'query';
  const parts = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${kind} ${declared} { ${field.name}${passed} ${parts} }`;
}

function inBrackets(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

function keyed() {
  return { idempotencyKey: randomUUID() };
}

/** Turns Auto Pay on for whoever may, and answers the day of the month on which the bill is due. */
async function enrolledDay({ username, areaId, methodId }: TestPayer): Promise<number> {
  const enroll = 'mutation ($input: EnrollInAutoPayInput!) { enrollInAutoPay(input: $input) { id } }';
  const input = { ...keyed(), billingAccountId: areaId, savedMethodId: methodId, termsAccepted: true };
  await sandbox.graph(username, enroll, { input });
  const { data } = await sandbox.graph(username, '{ billingAccount { autoPay { dueDay } } }');
  const account = data?.['billingAccount'] as { autoPay: { dueDay: number } } | undefined;
  return account?.autoPay.dueDay ?? 0;
}

async function statementOf(username: string): Promise<string> {
  const { data } = await sandbox.graph(username, '{ statements { id } }');
  const statements = (data?.['statements'] ?? []) as { id: string }[];
  return statements[0]?.id ?? '';
}

/** A saved card, or an id that looks like one for whoever has none to see. */
async function cardOf({ username }: TestPayer): Promise<string> {
  const { data } = await sandbox.graph(username, '{ wallet { id type } }');
  const methods = (data?.['wallet'] ?? []) as { id: string; type: string }[];
  return methods.find(({ type }) => type !== 'BANK_ACCOUNT')?.id ?? randomUUID();
}

/** A token, or something that looks like one for whoever is not let near the card frame. */
async function enterBankAccount({ username }: TestPayer): Promise<string> {
  const entered = await sandbox
    .cards(username, '/api/pub/pci/v1/payments', {
      kind: 'bank-account',
      routingNumber: '110000000',
      accountNumber: '000123456789',
      accountKind: 'SAVINGS',
      nameOnAccount: 'Somebody',
    })
    .then((response) => response.json() as Promise<{ token?: string }>);
  return entered.token ?? 'token_of_nobody';
}

/** A scheduled payment, or an id that looks like one for whoever may not schedule. */
async function schedule(payer: TestPayer): Promise<string> {
  const { data } = await sandbox.graph(
    payer.username,
    'mutation ($input: FuturePaymentInput!) { createFuturePayment(input: $input) { paymentId } }',
    { input: { ...payer.input, paymentDate: '2026-12-09' } },
  );
  return String(data?.['createFuturePayment']?.['paymentId'] ?? randomUUID());
}

interface Row {
  operation: string;
  /** By the name of the column. */
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
