import type { BrowserContext } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';
import { byPortal, enterElsewhere, postElsewhere } from './enterElsewhere.ts';

/** What is paid: the first bill today, unless said otherwise. */
export interface PaidElsewhere {
  /** Name of a device's user. */
  device?: string;
  /** The day for which a payment of the bill is scheduled, YYYY-MM-DD. */
  on?: string;
  /** With an account of which the bank says nothing before the next day. */
  isPending?: boolean;
}

/**
 * Pays without the page, with a new bank account, as another device of the same customer would. The provider's answer
 * is ignored: the outcome of the payment depends on the fault that was set.
 *
 * @param amount in cents
 */
export async function payElsewhere(
  context: BrowserContext,
  places: HousePlaces,
  amount: number,
  { device, on, isPending = false }: PaidElsewhere = {},
): Promise<void> {
  const token = await enterElsewhere(context, places, isPending ? slowAccount : account);
  const ask = (data: object) => postElsewhere(context, `${places.portal}/selfservice/graph`, byPortal, data);
  const { data } = (await ask({ query: PAYABLE })) as { data: Payable };
  const [first] = data.billingAccounts;
  const paid = data.deviceBalances.find(({ name }) => name === device);
  const input = {
    idempotencyKey: crypto.randomUUID(),
    billingAccountId: paid?.billingAccountId ?? first?.id,
    ...(paid && { deviceId: paid.id }),
    ...(on !== undefined && { paymentDate: on }),
    amount,
    funding: { token },
    latestKnownPaymentId: (paid ?? first)?.latestPaymentId,
  };
  await ask({ query: paid ? PAY_DEVICE : on === undefined ? PAY : SCHEDULE, variables: { input } });
}

interface Payable {
  billingAccounts: { id: string; latestPaymentId: string | null }[];
  deviceBalances: { id: string; billingAccountId: string; name: string; latestPaymentId: string | null }[];
}

const PAYABLE = `{ billingAccounts { id latestPaymentId } deviceBalances { id billingAccountId name latestPaymentId } }`;

const PAY = `mutation ($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { paymentId } }`;

const SCHEDULE = `mutation ($input: FuturePaymentInput!) { createFuturePayment(input: $input) { paymentId } }`;

const PAY_DEVICE = `mutation ($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) { paymentId } }`;

const account = {
  kind: 'bank-account',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountKind: 'CHECKING',
  nameOnAccount: 'Ana Núñez',
};

const slowAccount = { ...account, accountNumber: '000222222227' };
