import type { BrowserContext } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';
import { byPortal, enterElsewhere, postElsewhere } from './enterElsewhere.ts';

/**
 * Pays today without the page, with a new bank account, as another device of the same customer would. The provider's answer
 * is ignored: the outcome of the payment depends on the fault that was set.
 *
 * @param amount in cents
 * @param device name of the device's user, if a device is paid instead of the first bill
 */
export async function payElsewhere(
  context: BrowserContext,
  places: HousePlaces,
  amount: number,
  device?: string,
): Promise<void> {
  const token = await enterElsewhere(context, places, account);
  const ask = (data: object) => postElsewhere(context, `${places.portal}/selfservice/graph`, byPortal, data);
  const { data } = (await ask({ query: PAYABLE })) as { data: Payable };
  const [first] = data.billingAccounts;
  const paid = data.deviceBalances.find(({ name }) => name === device);
  const input = {
    idempotencyKey: crypto.randomUUID(),
    billingAccountId: paid?.billingAccountId ?? first?.id,
    ...(paid && { deviceId: paid.id }),
    amount,
    funding: { token },
    latestKnownPaymentId: (paid ?? first)?.latestPaymentId,
  };
  await ask({ query: paid ? PAY_DEVICE : PAY, variables: { input } });
}

interface Payable {
  billingAccounts: { id: string; latestPaymentId: string | null }[];
  deviceBalances: { id: string; billingAccountId: string; name: string; latestPaymentId: string | null }[];
}

const PAYABLE = `{ billingAccounts { id latestPaymentId } deviceBalances { id billingAccountId name latestPaymentId } }`;

const PAY = `mutation ($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { paymentId } }`;

const PAY_DEVICE = `mutation ($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) { paymentId } }`;

const account = {
  kind: 'bank-account',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountKind: 'CHECKING',
  nameOnAccount: 'Ana Núñez',
};
