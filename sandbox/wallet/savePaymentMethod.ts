import { requireMayPayBill, type Caller } from '../account/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../database/index.ts';
import { once } from '../idempotency/index.ts';
import { saveToken } from './saveToken.ts';

/** A method that was entered and shall be kept. */
export interface SaveMethodRequest {
  idempotencyKey: string;
  token: string;
}

/**
 * Saves an entered method to the wallet and answers its id.
 *
 * @throws Refusal NOT_ALLOWED, or what saving the token refuses.
 */
export async function savePaymentMethod(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { idempotencyKey, token }: SaveMethodRequest,
): Promise<string> {
  const { customer } = caller;
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'savePaymentMethod', input: { token } };
  return once(database, request, (transaction) => saveToken(transaction, clock, caller, token));
}
