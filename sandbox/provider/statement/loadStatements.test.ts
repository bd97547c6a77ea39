import { afterAll, describe, expect, it } from 'vitest';
import { listPersonas } from '../../control/persona/index.ts';
import { findCustomer } from '../account/customer.ts';
import { openPaymentDesk } from '../../testing/openPaymentDesk.ts';
import { loadStatement, loadStatementNotice, loadStatements, loadTransactions } from './index.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());

describe('statements', () => {
  it('BL-STM-007 to BL-STM-012: has what happened before, what is charged, and what is due by when', async () => {
    const [statement] = await statementsOf('maria');
    expect(statement).toMatchObject({
      area: 'CORE',
      statementDate: '2026-11-22',
      serviceFrom: '2026-11-22',
      serviceTo: '2026-12-21',
      dueDate: '2026-12-13',
      previousBalance: 8410,
      paymentsReceived: -8410,
      adjustments: 0,
      remainingBalance: 0,
      currentCharges: 8410,
      totalDue: 8410,
      state: 'DUE',
      isCurrent: true,
      previousActivity: [
        { kind: 'PREVIOUS_BALANCE', amount: 8410 },
        { kind: 'PAYMENT', amount: -8410, method: { type: 'BANK_ACCOUNT', lastFour: '6789' } },
      ],
      lines: [
        { service: 'INTERNET', kind: 'MONTHLY', name: { en: 'Internet 500' }, amount: 5490 },
        { service: 'TV', amount: 2499 },
        { service: 'TAXES', amount: 421 },
      ],
      comparison: { difference: 0, changes: [] },
    });
  });

  it('BL-STM-005: are all there, the newest first, and one of them is current', async () => {
    const statements = await statementsOf('maria');
    expect(
      statements.map(({ currentCharges, state, isCurrent }) => [currentCharges, state, isCurrent]),
    ).toEqual([
      [8410, 'DUE', true],
      ...Array.from({ length: 4 }, () => [8410, 'PAID', false]),
      ...Array.from({ length: 3 }, () => [7910, 'PAID', false]),
    ]);
    const days = statements.map(({ statementDate }) => statementDate);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each([
    ['bianca', 1250, [1000, 200, 50]],
    ['noah', 5394, [4000, 1334, 60]],
    ['ingrid', -1800, [-1800]],
  ])('BL-STM-015: say of %s what the difference is made of', async (persona, difference, parts) => {
    const [statement] = await statementsOf(persona);
    expect(statement?.comparison?.difference).toBe(difference);
    expect(statement?.comparison?.changes.map((change) => change.difference)).toEqual(parts);
  });

  it('BL-STM-016: compare the first one with nothing', async () => {
    const statements = await statementsOf('maria');
    expect(statements.map(({ comparison }) => comparison === undefined)).toEqual([
      ...Array.from({ length: 7 }, () => false),
      true,
    ]);
  });

  it('carry over what was not paid, which is past due on the bill that asked for it', async () => {
    const [current, earlier] = await statementsOf('luis');
    expect(current).toMatchObject({
      remainingBalance: 9620,
      currentCharges: 9620,
      totalDue: 19_240,
      state: 'DUE',
    });
    expect(earlier).toMatchObject({ state: 'PAST_DUE' });
  });

  it('add up for everybody', async () => {
    const people = listPersonas().map(({ username }) => username);
    const statements = (await Promise.all(people.map(statementsOf))).flat();
    expect(statements.length).toBeGreaterThan(50);
    for (const statement of statements) {
      const { previousBalance, paymentsReceived, adjustments, remainingBalance, ...rest } = statement;
      expect(sum(rest.lines)).toBe(rest.currentCharges);
      expect(sum(rest.previousActivity)).toBe(remainingBalance);
      expect(previousBalance + paymentsReceived + adjustments).toBe(remainingBalance);
      expect(remainingBalance + rest.currentCharges).toBe(rest.totalDue);
      const changes = (rest.comparison?.changes ?? []).map(({ difference: amount }) => ({ amount }));
      expect(sum(changes)).toBe(rest.comparison?.difference ?? 0);
      const [own, before] = rest.history.map((bill) => bill.currentCharges);
      expect(own).toBe(rest.currentCharges);
      expect(rest.comparison?.difference).toBe(
        before === undefined ? undefined : rest.currentCharges - before,
      );
    }
  });

  it('of somebody else are answered like one that does not exist, and say nothing of the account', async () => {
    const [foreign] = await statementsOf('bianca');
    const maria = await desk.meet('maria');
    const refusals = await Promise.all(
      [foreign?.id ?? '', 'nothing'].map((id) =>
        loadStatement(services, maria.caller.customer, id).catch(
          ({ code, message }: Record<string, string>) => ({
            code,
            message,
          }),
        ),
      ),
    );
    expect(refusals[0]).toEqual({ code: 'NOT_FOUND', message: 'There is no such statement.' });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(foreign?.id).toMatch(/^[\da-f]{24}$/);
  });

  it('know of a payment that was made since', async () => {
    const maria = await desk.meet('maria');
    await desk.pay(maria, { amount: 8410 });
    const [statement] = await loadStatements(services, maria.caller.customer);
    expect(statement).toMatchObject({ state: 'PAID', totalDue: 8410 });
  });

  it('belong to nobody who is billed elsewhere', async () => {
    expect(await statementsOf('frank')).toEqual([]);
  });

  it.each([
    ['maria', 'NONE'],
    ['lucia', 'FIRST'],
    ['gus', 'DELAYED'],
  ])('BL-STM-028, BL-STM-029: of %s the notice is %s', async (persona, notice) => {
    const { caller } = await desk.meet(persona);
    expect(await loadStatementNotice(services, caller.customer)).toBe(notice);
  });
});

describe('lines of bills', () => {
  it('cannot sum to another amount than the bill charges, nor be changed', async () => {
    await statementsOf('maria');
    const { transactionId } = await database
      .selectFrom('billLine')
      .select('transactionId')
      .limit(1)
      .executeTakeFirstOrThrow();
    const another = database
      .insertInto('billLine')
      .values({
        transactionId,
        position: 90,
        service: 'OTHER',
        kind: 'ONE_TIME',
        name: '{"en":"x","es":"x"}',
        fromOn: null,
        toOn: null,
        endsOn: null,
        amountCents: 1,
      })
      .execute();
    await expect(another).rejects.toThrow(/sum to/);
    await expect(database.updateTable('billLine').set({ amountCents: 1 }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});

describe('transactions', () => {
  it('BL-STM-021: are payments and credits, negative as on a bill, the newest first', async () => {
    const { caller } = await desk.meet('walter');
    expect(await loadTransactions(services, caller.customer)).toMatchObject([
      { kind: 'CREDIT', amount: -1234, status: undefined },
      { kind: 'PAYMENT', amount: -6450, status: 'SUCCESSFUL', channel: 'PAY_BY_PHONE' },
    ]);
  });

  it('have no amount where a store has not told it', async () => {
    const { caller } = await desk.meet('aisha');
    expect(await loadTransactions(services, caller.customer)).toMatchObject([
      { status: 'PENDING', amount: -9999 },
      { status: 'SUCCESSFUL', channel: 'IN_STORE', amount: undefined, method: undefined },
    ]);
  });
});

async function statementsOf(persona: string) {
  const customer = await findCustomer(database, await desk.personas.clone(persona));
  if (!customer) throw new Error(`There is no ${persona}.`);
  return loadStatements(services, customer);
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
