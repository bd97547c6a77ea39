import type { BrowserContext } from '@playwright/test';
import type { FaultOrder } from '../../../sandbox/platform/fault/fault.ts';
import type { LedgerLine } from '../../../sandbox/provider/ledger/readLedger.ts';
import type { Panel } from '../house/panel.ts';
import type { HousePlaces } from '../house/places.ts';
import { byPortal, enterElsewhere, postElsewhere } from './enterElsewhere.ts';
import { payElsewhere, type PaidElsewhere } from './payElsewhere.ts';

/** A signed-in customer, with access to their data at the provider. */
export interface Customer {
  username: string;
  /** Makes an operation of this customer fail. */
  fault(operation: string, effect: FaultOrder['effect'], times?: number): Promise<void>;
  clearFaults(): Promise<void>;
  /** Moves this customer's account to another time. */
  setClock(at: Date, mode?: 'frozen' | 'moved'): Promise<void>;
  /** Events of the book about payments since the journey began. */
  newPayments(): Promise<readonly LedgerLine[]>;
  /** Number of calls of an operation that arrived. */
  countOf(operation: string): Promise<number>;
  /** Queries the graph directly, without the page. */
  ask<Answer>(query: string): Promise<Answer>;
  /** The provider's data of the core account, without the page. */
  billing(): Promise<ProviderBilling>;
  /** Pays so many cents without the page: of the first bill, today or on a day, or of somebody's device. */
  payElsewhere(amount: number, what?: PaidElsewhere): Promise<void>;
  /** Enters a card or a bank account at the card service, without the page, and resolves with its token. */
  enter(method: object): Promise<string>;
  /** The last verification code that is not used yet; empty without one. */
  code(): Promise<string>;
  endSession(): Promise<void>;
}

/** The core account and its payments, as the graph answers them. */
export interface ProviderBilling {
  amountDue: number;
  paperless: boolean;
  autoPay: { enrolled: boolean };
  paymentSchedule: { today: string; lastFuturePaymentDate: string; cutOffAt: string; now: string };
  payments: readonly ProviderPayment[];
  scheduledPayments: readonly ProviderPayment[];
  /** Accepted payments whose outcome is unknown. */
  paymentsInFlight: readonly { id: string }[];
}

interface ProviderPayment {
  id: string;
  amount: number | null;
  status: string;
  confirmationNumber: string | null;
  paymentDate: string;
}

const PASSWORD = 'sandbox';

/** Signs a person in without the pages of the sign-in, which have their own journey. */
export async function signIn(
  context: BrowserContext,
  { portal }: HousePlaces,
  username: string,
): Promise<void> {
  // A signed-in person would be led on without the question for the user name.
  await context.clearCookies();
  const page = await context.request.get(`${portal}/auth/sign-in?returnTo=/support`);
  const done = await context.request.post(page.url(), { form: { username, password: PASSWORD } });
  if (!done.url().startsWith(`${portal}/support`))
    throw new Error(`${username} could not sign in: ${done.url()}`);
}

/** A fresh clone of a persona, known to the provider and not signed in yet. */
export async function createCustomer(
  panel: Panel,
  places: HousePlaces,
  context: BrowserContext,
  persona: string,
): Promise<Customer> {
  const username = await panel.clone(persona);
  const before = new Set((await panel.ledger(username)).map(({ paymentId }) => paymentId));
  return {
    username,
    fault: (operation, effect, times) =>
      panel.setFault({ operation, username, effect, ...(times !== undefined && { remaining: times }) }),
    clearFaults: () => panel.clearFaults(username),
    setClock: (at, mode) => panel.setClock(username, at, mode),
    async newPayments() {
      const lines = await panel.ledger(username);
      return lines.filter(({ paymentId }) => paymentId !== undefined && !before.has(paymentId));
    },
    countOf: async (operation) => (await panel.calls(username))[operation] ?? 0,
    ask: (query) => ask(context, places, query),
    billing: () => askForBilling(context, places),
    payElsewhere: (amount, what) => payElsewhere(context, places, amount, what),
    enter: (method) => enterElsewhere(context, places, method),
    code: () => panel.code(username),
    endSession: () => panel.signOutEverywhere(username),
  };
}

const QUERY = `{ billingAccounts { amountDue paperless autoPay { enrolled }
  paymentSchedule { today lastFuturePaymentDate cutOffAt now }
  payments(first: 50) { ...row } scheduledPayments { ...row } paymentsInFlight { id } } }
  fragment row on Payment { id amount status confirmationNumber paymentDate }`;

async function ask<Answer>(context: BrowserContext, { portal }: HousePlaces, query: string): Promise<Answer> {
  const answer = await postElsewhere(context, `${portal}/selfservice/graph`, byPortal, { query });
  const { data } = answer as { data?: Answer | null };
  if (!data) throw new Error(`The graph does not answer ${query}: ${JSON.stringify(answer)}`);
  return data;
}

async function askForBilling(context: BrowserContext, places: HousePlaces): Promise<ProviderBilling> {
  const { billingAccounts } = await ask<{ billingAccounts: ProviderBilling[] }>(context, places, QUERY);
  const [first] = billingAccounts;
  if (first === undefined) throw new Error('There is no billing account.');
  return first;
}
