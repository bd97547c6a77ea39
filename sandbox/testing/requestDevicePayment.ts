import { loadBillingAccounts } from '../provider/billing/index.ts';
import { loadDevices } from '../provider/mobile/index.ts';
import type { PaymentRequest } from '../provider/payment/index.ts';
import type { PaymentDesk, TestCustomer } from './openPaymentDesk.ts';

/** A payment of $50.00 for the device with most left to pay; it names every payment for it until now as known. */
export async function requestDevicePayment(
  desk: PaymentDesk,
  customer: TestCustomer,
  changes: Partial<PaymentRequest> = {},
): Promise<PaymentRequest> {
  const accounts = await loadBillingAccounts(desk.database, desk.clock, customer.caller.customer);
  const [device] = await loadDevices(
    desk.database,
    accounts.map(({ id }) => id),
  );
  if (device === undefined) throw new Error('There is no device.');
  return desk.request(customer, {
    operation: 'createDeviceOneTimePaymentV2',
    billingAccountId: device.billingAccountId,
    deviceId: device.id,
    latestKnownPaymentId: device.latestPaymentId,
    amount: 5000,
    ...changes,
  });
}
