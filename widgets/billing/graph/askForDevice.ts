import type { SourceServices } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { BillingAccountQuestion, type BillingTermsFragment } from './generated/billing.ts';
import { DeviceBillsQuestion, type DeviceBillsQuery } from './generated/mobile.ts';

/** The rest to pay for a device, and its last payment. */
export type DeviceBill = DeviceBillsQuery['deviceBalances'][number];

/** The page's device, or else the first one, with its bill. Rejects without one. */
export async function askForDevice(services: SourceServices): Promise<[DeviceBill, BillingTermsFragment]> {
  const { deviceBalances } = await askGraph(services, DeviceBillsQuestion, {});
  const id = services.fact('device-balance.id');
  const device = deviceBalances.find((each) => id === undefined || each.id === id);
  if (!device) throw new Error('There is no such device.');
  const account = services.fact('device-balance.accountId') ?? device.billingAccountId;
  const { billingAccount } = await askGraph(services, BillingAccountQuestion, { id: String(account) });
  return [device, billingAccount];
}
