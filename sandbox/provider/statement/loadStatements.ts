import { createHash } from 'node:crypto';
import { addDays, addMonths, type Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Customer } from '../account/customer.ts';
import { loadBillingAccounts, type BillingAccount } from '../billing/index.ts';
import { readLedger, type LedgerLine } from '../ledger/readLedger.ts';
import { compareBills } from './compareBills.ts';
import { readBillLines, readMethods, type KnownMethods } from './readBills.ts';
import type { PreviousActivity, Statement, StatementLine, StatementState } from './statement.ts';

interface Services {
  database: Database;
  clock: Clock;
}

/** Loads the statements of a customer area by area, the newest of each first (BL-STM-001). */
export async function loadStatements(
  { database, clock }: Services,
  customer: Customer,
): Promise<Statement[]> {
  const areas = await loadBillingAccounts(database, clock, customer);
  if (areas.length === 0) return [];
  const book = await readLedger(database, customer.account.id);
  const lines = await readBillLines(database, customer.account.id);
  const methods = await readMethods(database, customer.account.id);
  return areas.flatMap((area) => {
    const events = book.filter(({ billingAccountId }) => billingAccountId === area.id);
    return statementsOf(area, { events, lines, methods }).toReversed();
  });
}

/**
 * Loads one statement.
 *
 * @throws Refusal NOT_FOUND, for an unknown id and for one of another account alike
 */
export async function loadStatement(services: Services, customer: Customer, id: string): Promise<Statement> {
  const statements = await loadStatements(services, customer);
  return statements.find((each) => each.id === id) ?? refuse('NOT_FOUND', 'There is no such statement.');
}

/** The stored data of an area's statements. */
interface Written {
  /** The ledger of the area, oldest first. */
  events: readonly LedgerLine[];
  /** Lines by the ledger transaction of their bill. */
  lines: ReadonlyMap<string, readonly Omit<StatementLine, 'id'>[]>;
  methods: KnownMethods;
}

/** The statements of an area, at most one per day: all charges of a day are on one. */
function statementsOf(area: Area, written: Written): Statement[] {
  const days = [...new Set(written.events.filter(isCharge).map(({ occurredOn }) => occurredOn))];
  const statements: Statement[] = [];
  for (const [index, day] of days.entries()) {
    statements.push(makeOut(area, written, { day, next: days[index + 1], before: statements.at(-1) }));
  }
  return statements;
}

type Area = Pick<BillingAccount, 'id' | 'area' | 'numberEnding' | 'schedule' | 'services'>;

interface Bill {
  day: Day;
  /** Day of the next bill; undefined for the newest one. */
  next: Day | undefined;
  before: Statement | undefined;
}

function makeOut(area: Area, written: Written, { day, next, before }: Bill): Statement {
  const { events, lines: known } = written;
  const inAMonth = addMonths(day, 1);
  const id = statementId(area.id, day);
  const charges = events.filter((event) => isCharge(event) && event.occurredOn === day);
  const lines = charges
    .flatMap((charge) => known.get(charge.id) ?? [])
    .map((line, position) => ({ ...line, id: `${id}-${position}` }));
  const since = before?.statementDate ?? '';
  const given = events.filter(
    (event) =>
      !isCharge(event) && receivable(event) !== 0 && event.occurredOn >= since && event.occurredOn < day,
  );
  const previousBalance = before?.totalDue ?? 0;
  const paymentsReceived = sum(given.filter(({ kind }) => kind !== 'credit').map(receivable));
  const adjustments = sum(given.filter(({ kind }) => kind === 'credit').map(receivable));
  const remainingBalance = previousBalance + paymentsReceived + adjustments;
  const currentCharges = sum(charges.map(receivable));
  const dueDate = charges.at(-1)?.dueOn ?? day;
  const totalDue = remainingBalance + currentCharges;
  const paidSince = sum(
    events.filter((event) => !isCharge(event) && event.occurredOn >= day).map(receivable),
  );
  return {
    id,
    area: area.area,
    numberEnding: area.numberEnding,
    statementDate: day,
    serviceFrom: day,
    serviceTo: addDays(next !== undefined && next < inAMonth ? next : inAMonth, -1),
    dueDate,
    previousBalance,
    paymentsReceived,
    adjustments,
    remainingBalance,
    currentCharges,
    totalDue,
    state: stateOf(totalDue, totalDue + paidSince, dueDate < area.schedule.today),
    isCurrent: next === undefined,
    previousActivity: [
      ...(before ? [carriedOver(id, before)] : []),
      ...given.map((event) => activityOf(event, written.methods)),
    ],
    lines,
    comparison: before && {
      difference: currentCharges - before.currentCharges,
      changes: compareBills(before.lines, lines),
    },
    hasCallDetails: area.services.includes('HOME_PHONE'),
    history: [{ id, statementDate: day, currentCharges }, ...(before?.history ?? [])],
  };
}

/** An opaque, stable id that reveals nothing about the account. */
function statementId(billingAccountId: string, day: Day): string {
  return createHash('sha256').update(`statement\n${billingAccountId}\n${day}`).digest('hex').slice(0, 24);
}

/** State of a bill. Payments cover the oldest bill first. */
function stateOf(totalDue: number, left: number, isOver: boolean): StatementState {
  if (totalDue <= 0) return 'NOTHING_DUE';
  if (left <= 0) return 'PAID';
  return isOver ? 'PAST_DUE' : 'DUE';
}

function carriedOver(id: string, before: Statement): PreviousActivity {
  const { statementDate: date, totalDue: amount } = before;
  return { id: `${id}-previous`, date, kind: 'PREVIOUS_BALANCE', method: undefined, amount };
}

function activityOf(event: LedgerLine, methods: KnownMethods): PreviousActivity {
  return {
    id: event.id,
    date: event.occurredOn,
    kind: event.kind === 'credit' ? 'CREDIT' : 'PAYMENT',
    method: methods.get(event.paymentId ?? ''),
    amount: receivable(event),
  };
}

function isCharge({ kind }: LedgerLine): boolean {
  return kind === 'charge';
}

function receivable({ entries }: LedgerLine): number {
  return entries.receivable ?? 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
