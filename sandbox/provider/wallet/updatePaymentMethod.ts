import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller, type Customer } from '../account/customer.ts';
import { autoPayFacts, loadBillingAccounts, nextAutoPayDay } from '../billing/index.ts';
import { isExpirationAllowed, isName, isZip } from '../cardFields.ts';
import { once } from '../idempotency.ts';
import { isExpired } from '../instrument.ts';
import { dayAt } from '../../platform/calendar.ts';
import { loadPaymentMethod } from './loadWallet.ts';
import { readMethodUses } from './methodUses.ts';

/** New values of a saved card; what is not given stays as it is. Its number cannot be changed: another number is another card (BL-WAL-013). */
export interface UpdateMethodRequest {
  idempotencyKey: string;
  paymentMethodId: string;
  /** `MMYY`. */
  expiration?: string;
  zip?: string;
  nameOnCard?: string;
}

/**
 * Changes a saved card and returns its id (BL-WAL-009 to BL-WAL-014).
 *
 * @throws Refusal NOT_ALLOWED, NOT_FOUND, INVALID_INPUT with `field`, or METHOD_NOT_ELIGIBLE: KIND_NOT_ALLOWED for a
 *   bank account, EXPIRED when it would expire before the last day on which it is known to be needed.
 */
export async function updatePaymentMethod(
  { database, clock }: { database: Database; clock: Clock },
  { customer }: Caller,
  { idempotencyKey, ...input }: UpdateMethodRequest,
): Promise<string> {
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'updatePaymentMethod', input };
  return once(database, request, async (transaction) => {
    const { id, timeZone } = customer.account;
    const { paymentMethodId } = input;
    const card = await loadPaymentMethod(transaction, id, paymentMethodId);
    if (card.type === 'BANK_ACCOUNT') refuseUpdate('KIND_NOT_ALLOWED');
    const { expiration = card.expiration ?? '', zip = card.zip ?? '', nameOnCard = card.holderName } = input;
    requireRight({ expiration, zip, nameOnCard }, dayAt(clock.now(id), timeZone));
    const neededUntil = await lastKnownUse(transaction, clock, customer, paymentMethodId);
    if (neededUntil !== undefined && isExpired({ expiration }, neededUntil)) refuseUpdate('EXPIRED');
    await transaction
      .updateTable('paymentMethod')
      .set({ expiration, zip, holderName: nameOnCard.trim() })
      .where('id', '=', paymentMethodId)
      .execute();
    return paymentMethodId;
  });
}

function refuseUpdate(reason: 'KIND_NOT_ALLOWED' | 'EXPIRED'): never {
  return refuse('METHOD_NOT_ELIGIBLE', 'This payment method cannot be changed so.', { reason });
}

function requireRight(
  { expiration, zip, nameOnCard }: Required<Pick<UpdateMethodRequest, 'expiration' | 'zip' | 'nameOnCard'>>,
  today: Day,
): void {
  const fields = [
    ['expiration', isExpirationAllowed(expiration, today)],
    ['zip', isZip(zip)],
    ['nameOnCard', isName(nameOnCard)],
  ] as const;
  const wrong = fields.find(([, isRight]) => !isRight);
  if (wrong !== undefined) refuse('INVALID_INPUT', `The ${wrong[0]} is wrong.`, { field: wrong[0] });
}

/** The latest day on which a payment or the next draft of Auto Pay will use it (BL-VAL-053, BL-VAL-056). */
async function lastKnownUse(
  transaction: DatabaseTransaction,
  clock: Clock,
  customer: Customer,
  methodId: string,
): Promise<Day | undefined> {
  const { payments } = (await readMethodUses(transaction, customer.account.id))(methodId);
  const areas = await loadBillingAccounts(transaction, clock, customer);
  const drafts = areas
    .filter(({ autoPay }) => autoPay?.paymentMethodId === methodId)
    .map((area) => nextAutoPayDay(autoPayFacts(area)));
  return [...drafts, ...payments.map(({ paymentDate }) => paymentDate)].toSorted().at(-1);
}
