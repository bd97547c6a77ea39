import type { Database } from '../../platform/database/index.ts';
import type { Caller } from '../account/customer.ts';
import type { Device } from '../mobile/index.ts';
import { loadPaymentsInFlight } from '../payment/index.ts';
import type { DeviceBalance, PaymentInFlight } from './generated/main.ts';
import { viewPaymentInFlight } from './viewBillingAccount.ts';

/** A device whose payments are read only when requested. */
export interface LazyDeviceBalance extends Omit<DeviceBalance, 'paymentsInFlight'> {
  paymentsInFlight: () => Promise<PaymentInFlight[]>;
}

/** A device as the graph shows it. */
export function viewDevice(database: Database, caller: Caller, device: Device): LazyDeviceBalance {
  const { id: paysFor, billingAccountId } = device;
  return {
    ...device,
    paymentsInFlight: async () =>
      (await loadPaymentsInFlight(database, caller, { billingAccountId, paysFor })).map(viewPaymentInFlight),
  };
}
