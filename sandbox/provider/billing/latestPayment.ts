import { sql } from 'kysely';
import type { PaymentState } from '../../platform/database/index.ts';

/** Ends the id of a scheduled payment whose day has come: a page that knew it as scheduled does not know that it is taken. */
const taken = '.taken';

/** States of a scheduled payment from its day on. */
const statesOnceTaken: readonly PaymentState[] = ['in-flight', 'successful', 'pending', 'declined', 'failed'];

/** Whether a row of `payment` is a scheduled payment whose day has come: only one that was scheduled has a number before. */
export function wasTaken() {
  return sql<boolean>`(confirmation_number is not null and entry_date < payment_date and state in (${sql.join(statesOnceTaken)}))`;
}

/** What pages are told as the payment of a bill that was accepted or taken last. */
export function toLatestPaymentId({ id, isTaken }: { id: string; isTaken: boolean }): string {
  return isTaken ? `${id}${taken}` : id;
}

/** The payment that a page knew, and whether it knew that it was taken. */
export function readLatestPaymentId(latest: string): { id: string; isTaken: boolean } {
  return latest.endsWith(taken)
    ? { id: latest.slice(0, -taken.length), isTaken: true }
    : { id: latest, isTaken: false };
}
