import { randomUUID } from 'node:crypto';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';
import type { Caller } from '../account/customer.ts';
import { loadBillingAccount } from '../billing/index.ts';
import type { Day } from '../../platform/calendar.ts';
import type { DatabaseTransaction } from '../../platform/database/index.ts';
import { loadDevice, type Device } from '../mobile/index.ts';
import { acceptKey, findAccepted } from '../idempotency.ts';
import {
  requireAmount,
  requireBillPay,
  requireDate,
  requireDeviceAmount,
  requireEligible,
  requireFewDeclines,
  requireNotOverpaid,
} from './paymentRequirements.ts';
import { findInstrument, spendFunding, type FundedInstrument } from './fundPayment.ts';
import { toKeyedRequest, type PaymentRequest, type PaymentServices } from './paymentRequest.ts';
import { requireNoPossibleDuplicate } from './possibleDuplicate.ts';

/** A payment that was accepted: now, or by an earlier request with the same key. */
export type Acceptance = { kind: 'accepted'; paymentId: string } | { kind: 'replay' };

/**
 * Checks every rule and writes the payment as in flight, all under the account's lock. From then on the key is taken,
 * and the state of the payment is in the database, even if this process dies.
 *
 * @throws Refusal with the first rule that is broken; then nothing is stored and the key is free.
 */
export async function acceptPayment(
  services: PaymentServices,
  caller: Caller,
  request: PaymentRequest,
): Promise<Acceptance> {
  const keyed = toKeyedRequest(caller, request);
  return inAccountTransaction(services.database, keyed.customer.account.id, async (transaction) => {
    const accepted = await findAccepted(transaction, keyed);
    if (accepted !== undefined) return { kind: 'replay' };
    const checked = await checkPayment(services, transaction, caller, request);
    const paymentId = randomUUID();
    await spendFunding(transaction, caller, request.funding, { ...checked, paymentId });
    await requireNoPossibleDuplicate(transaction, caller, request, checked);
    if (checked.device) await requireNotOverpaid(transaction, checked.device, request.amount);
    await acceptKey(transaction, keyed);
    await insertPayment(transaction, caller, request, { ...checked, paymentId });
    return { kind: 'accepted', paymentId };
  });
}

interface CheckedPayment {
  instrument: FundedInstrument;
  device: Device | undefined;
  entryDate: Day;
  paymentDate: Day;
  now: Date;
  /** What is due beside payments on their way, in cents; undefined for a device. */
  leftToPay: number | undefined;
}

async function checkPayment(
  { clock }: PaymentServices,
  transaction: DatabaseTransaction,
  caller: Caller,
  request: PaymentRequest,
): Promise<CheckedPayment> {
  const account = await loadBillingAccount(transaction, clock, caller.customer, request.billingAccountId);
  const { now, today } = account.schedule;
  requireBillPay(account);
  const device = await findDevice(transaction, request);
  if (device) requireDeviceAmount(device, request.amount);
  else requireAmount(account, request.amount);
  const paymentDate = requireDate(account, request);
  const instrument = await findInstrument(transaction, caller, request.funding, now);
  requireEligible(account, instrument, paymentDate);
  await requireFewDeclines(transaction, account.accountId);
  const { balance, pendingAmount, scheduledAmount } = account;
  const leftToPay = device ? undefined : balance.amountDue - pendingAmount - scheduledAmount;
  return { instrument, device, entryDate: today, paymentDate, now, leftToPay };
}

/** The paid device; undefined for a payment of the bill. */
async function findDevice(
  transaction: DatabaseTransaction,
  { billingAccountId, deviceId }: PaymentRequest,
): Promise<Device | undefined> {
  return deviceId === undefined ? undefined : loadDevice(transaction, billingAccountId, deviceId);
}

async function insertPayment(
  transaction: DatabaseTransaction,
  caller: Caller,
  request: PaymentRequest,
  { instrument, entryDate, paymentDate, now, paymentId }: CheckedPayment & { paymentId: string },
): Promise<void> {
  await transaction
    .insertInto('payment')
    .values({
      id: paymentId,
      accountId: caller.customer.account.id,
      billingAccountId: request.billingAccountId,
      idempotencyKey: request.idempotencyKey,
      state: 'in-flight',
      amountCents: request.amount,
      entryDate,
      paymentDate,
      channel: 'ONLINE',
      confirmationNumber: null,
      methodType: instrument.type,
      methodLastFour: instrument.lastFour,
      paymentMethodId: instrument.savedMethodId ?? null,
      processorReference: instrument.processorReference,
      reasonCode: null,
      draftOf: null,
      paysFor: request.deviceId ?? null,
      acceptedAt: now,
      createdAt: new Date(),
      changedAt: new Date(),
    })
    .execute();
}
