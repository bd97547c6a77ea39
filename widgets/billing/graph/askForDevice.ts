import type { SourceServices } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { BillingAccountQuestion, type BillingTermsFragment } from './generated/billing.ts';
import { DeviceBillsQuestion, type DeviceBillsQuery } from './generated/mobile.ts';

/** What is left of a device, and what of it was paid last. */
export type DeviceBill = DeviceBillsQuery['deviceBalances'][number];

/** The device that is looked at, elsewhere the first, and the bill that it is on. Rejects where there is none. */
export async function askForDevice(services: SourceServices): Promise<[DeviceBill, BillingTermsFragment]> {
  const { deviceBalances } = await askGraph(services, DeviceBillsQuestion, {});
  const id = services.fact('device-balance.id');
  const device = deviceBalances.find((each) => id === undefined || each.id === id);
  if (!device) throw new Error('There is no such device.');
  const account = services.fact('device-balance.accountId') ?? device.billingAccountId;
  const { billingAccount } = await askGraph(services, BillingAccountQuestion, { id: String(account) });
  return [device, billingAccount];
}
