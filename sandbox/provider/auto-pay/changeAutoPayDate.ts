import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { isLateDebitDay, loadBillingAccount } from '../billing/index.ts';
import { once } from '../idempotency.ts';

/** A request for another day of the month for Auto Pay. */
export interface ChangeAutoPayDateRequest {
  idempotencyKey: string;
  billingAccountId: string;
  /** 1 to 31. */
  day: number;
}

/**
 * Changes only the day on which Auto Pay drafts (BL-APD-004); returns the id of the billing account.
 *
 * @throws Refusal NOT_FOUND, INVALID_INPUT for a day outside 1 to 31, DATE_NOT_ALLOWED with the reason LATE
 *   (BL-APD-016), or NOT_ALLOWED: for a person who may not, or with the reason NOT_ENROLLED or NOT_CORE (BL-APD-005).
 */
export async function changeAutoPayDate(
  { database, clock }: { database: Database; clock: Clock },
  { customer }: Caller,
  { idempotencyKey, ...input }: ChangeAutoPayDateRequest,
): Promise<string> {
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'changeAutoPayDate', input };
  return once(database, request, async (transaction) => {
    const { billingAccountId, day } = input;
    const account = await loadBillingAccount(transaction, clock, customer, billingAccountId);
    if (!Number.isInteger(day) || day < 1 || day > 31) refuse('INVALID_INPUT', 'No month has such a day.');
    if (account.area !== 'CORE') refuseChange('NOT_CORE');
    if (account.autoPay === undefined) refuseChange('NOT_ENROLLED');
    if (isLateDebitDay(day, account)) {
      refuse('DATE_NOT_ALLOWED', 'Monthly payments would be late on this day.', { reason: 'LATE' });
    }
    await transaction
      .updateTable('autoPay')
      .set({ debitDay: day, debitDayChosenOn: account.schedule.today })
      .where('billingAccountId', '=', billingAccountId)
      .execute();
    return billingAccountId;
  });
}

function refuseChange(reason: 'NOT_CORE' | 'NOT_ENROLLED'): never {
  return refuse('NOT_ALLOWED', 'The day of Auto Pay cannot be changed for this account.', { reason });
}
