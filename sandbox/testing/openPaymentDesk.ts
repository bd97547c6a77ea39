import { randomUUID } from 'node:crypto';
import { findCustomer, type Caller } from '../provider/account/customer.ts';
import { loadBillingAccount, loadBillingAccounts, type BillingAccount } from '../provider/billing/index.ts';
import type { DatabaseOptions, ProcessorBehaviour } from '../platform/database/index.ts';
import {
  createPayment,
  type PaymentRequest,
  type PaymentResult,
  type PaymentServices,
} from '../provider/payment/index.ts';
import { createSimulatedProcessor } from '../provider/simulatedProcessor.ts';
import type { Session } from '../identity/session/sessionStore.ts';
import { issueProof } from '../provider/token/securityCodeProof.ts';
import { loadWallet, type PaymentMethod } from '../provider/wallet/loadWallet.ts';
import { openTestSandbox, type TestSandbox } from './openSandbox.ts';

/** A new clone of a persona, with the first billing area and the wallet. */
export interface TestCustomer {
  caller: Caller;
  /** The first billing area. */
  area: BillingAccount;
  wallet: PaymentMethod[];
}

/** Pays in tests without a page: the provider's own functions on a database of the test. */
export interface PaymentDesk extends TestSandbox {
  services: PaymentServices;
  /** The services with a processor that always has this behaviour. */
  servicesThat(behaviour: ProcessorBehaviour): PaymentServices;
  /** Creates a new clone of a persona. */
  meet(persona: string): Promise<TestCustomer>;
  /** Another person of the same household, who may pay too, in another session. */
  meetWith(customer: TestCustomer, persona: string): Promise<TestCustomer>;
  /**
   * A payment of today with the first saved method, which names every payment until now as known; for a card it includes
   * a proof of the security code.
   */
  request(customer: TestCustomer, changes?: Partial<PaymentRequest>): Promise<PaymentRequest>;
  pay(customer: TestCustomer, changes?: Partial<PaymentRequest>): Promise<PaymentResult>;
}

/** Opens the desk on a database, in memory unless said otherwise. */
export async function openPaymentDesk(options?: DatabaseOptions): Promise<PaymentDesk> {
  const sandbox = await openTestSandbox(options);
  const { database, clock } = sandbox;
  const servicesWith = (behaviour?: ProcessorBehaviour): PaymentServices => ({
    database,
    clock,
    processor: createSimulatedProcessor(database, behaviour),
  });
  const services = servicesWith();

  async function request(
    customer: TestCustomer,
    changes: Partial<PaymentRequest> = {},
  ): Promise<PaymentRequest> {
    return {
      operation: changes.paymentDate === undefined ? 'createInstantPaymentV2' : 'createFuturePayment',
      idempotencyKey: randomUUID(),
      billingAccountId: customer.area.id,
      amount: 1500,
      funding: changes.funding ?? (await fundWith(sandbox, customer)),
      latestKnownPaymentId: await latestPaymentOf(sandbox, customer),
      ...changes,
    };
  }

  return {
    ...sandbox,
    services,
    servicesThat: servicesWith,
    meet: async (persona) => signIn(sandbox, await sandbox.personas.clone(persona)),
    meetWith: (customer, persona) => meetWith(sandbox, customer, persona),
    request,
    pay: async (customer, changes) =>
      createPayment(services, customer.caller, await request(customer, changes)),
  };
}

async function meetWith(
  sandbox: TestSandbox,
  { caller }: TestCustomer,
  persona: string,
): Promise<TestCustomer> {
  const { username } = await sandbox.database
    .updateTable('customer')
    .set({ role: 'Admin', canPayBill: true })
    .where('accountId', '=', caller.session.accountId)
    .where('persona', '=', persona)
    .returning('username')
    .executeTakeFirstOrThrow();
  return signIn(sandbox, username);
}

async function signIn({ database, clock }: TestSandbox, username: string): Promise<TestCustomer> {
  const customer = await findCustomer(database, username);
  if (customer === undefined) throw new Error(`${username} was not seeded.`);
  const [area] = await loadBillingAccounts(database, clock, customer);
  if (area === undefined) throw new Error(`${username} has no billing area.`);
  const { role, account } = customer;
  const session: Session = { id: randomUUID(), username, accountId: account.id, role };
  return { caller: { session, customer }, area, wallet: await loadWallet(database, account.id) };
}

async function latestPaymentOf(
  { database, clock }: TestSandbox,
  { caller, area }: TestCustomer,
): Promise<string | undefined> {
  return (await loadBillingAccount(database, clock, caller.customer, area.id)).latestPaymentId;
}

async function fundWith(
  { database, clock }: TestSandbox,
  customer: TestCustomer,
): Promise<PaymentRequest['funding']> {
  const [method] = customer.wallet;
  if (method === undefined) throw new Error('The wallet is empty.');
  if (method.type === 'BANK_ACCOUNT') return { savedMethodId: method.id };
  const { session } = customer.caller;
  const proof = await issueProof(database, session, method.id, clock.now(session.accountId));
  return { savedMethodId: method.id, securityCodeProof: proof };
}
