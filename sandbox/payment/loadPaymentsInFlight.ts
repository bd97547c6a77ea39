import type { Caller } from '../account/index.ts';
import type { Database } from '../database/index.ts';
import type { Day } from '../clock/index.ts';
import { selectSentPayments } from './sentPayments.ts';

/** A payment that was accepted and whose end is not known yet. */
export interface PaymentInFlight {
  id: string;
  /** In cents. */
  amount: number;
  paymentDate: Day;
  /** When it was accepted, by the account's clock. */
  acceptedAt: Date;
  /** First name of who sent it; absent when it is the caller. */
  payer: string | null;
}

/** Loads the payments in flight of a billing account, the one that was accepted first first. */
export function loadPaymentsInFlight(
  database: Database,
  caller: Caller,
  billingAccountId: string,
): Promise<PaymentInFlight[]> {
  return selectSentPayments(database, caller, billingAccountId)
    .where('payment.state', '=', 'in-flight')
    .orderBy('payment.acceptanceNumber')
    .execute();
}
