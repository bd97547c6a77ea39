import { createHash } from 'node:crypto';
import { addDays } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { loadStatement } from '../statement/index.ts';
import { requireVerified } from './privacy.ts';

/** One call of the home phone. */
export interface CallDetail {
  id: string;
  /** Last four digits of the home phone's number. */
  line: string;
  at: string;
  number: string;
  minutes: number;
  /** Cents. */
  amount: number;
}

const callsOnStatement = 20;

/**
 * The calls on a statement, the newest first. They are derived from its id, so that they never change.
 *
 * @throws Refusal NOT_ALLOWED where access is restricted, or with the reason NOT_VERIFIED; NOT_FOUND as `loadStatement`
 */
export async function loadCallDetails(
  services: { database: Database; clock: Clock },
  customer: Customer,
  statementId: string,
): Promise<CallDetail[]> {
  await requireVerified(services.database, customer);
  const { id, statementDate, numberEnding, hasCallDetails } = await loadStatement(
    services,
    customer,
    statementId,
  );
  if (!hasCallDetails) return [];
  return Array.from({ length: callsOnStatement }, (_, index): CallDetail => {
    const [hour = 0, minute = 0, minutes = 0, last = 0] = createHash('sha256')
      .update(`${id}\n${index}`)
      .digest();
    const time = [hour % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return {
      id: `${id}-call-${index}`,
      line: numberEnding,
      at: `${addDays(statementDate, -1 - index)}T${time}:00.000Z`,
      number: `(704) 555-${String(100 + (last % 100)).padStart(4, '0')}`,
      minutes: 1 + (minutes % 60),
      amount: 0,
    };
  });
}
