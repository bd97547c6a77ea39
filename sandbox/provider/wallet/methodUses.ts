import type { Day } from '../../platform/calendar.ts';
import type { BillingArea, Database } from '../../platform/database/index.ts';

/** A payment that is scheduled or on its way. */
export interface UsingPayment {
  id: string;
  /** In cents. */
  amount: number | undefined;
  paymentDate: Day;
  /** Whether it is dated later than the day of entry. */
  scheduled: boolean;
}

/** The uses of a saved method. */
export interface MethodUses {
  /** The billing areas whose Auto Pay uses it. */
  autoPay: BillingArea[];
  /** The next one first. */
  payments: UsingPayment[];
}

/** Why a saved method cannot be deleted (BL-WAL-016 to BL-WAL-018). */
export type DeleteBlock = 'AUTO_PAY' | 'SCHEDULED_PAYMENT' | 'PAYMENT_IN_FLIGHT';

/** Finds the uses of each saved method of an account, in every billing area; the returned function accepts any id. */
export async function readMethodUses(
  database: Database,
  accountId: string,
): Promise<(methodId: string) => MethodUses> {
  const enrolments = await database
    .selectFrom('autoPay')
    .innerJoin('billingAccount', 'billingAccount.id', 'autoPay.billingAccountId')
    .select(['autoPay.paymentMethodId', 'billingAccount.area'])
    .where('billingAccount.accountId', '=', accountId)
    .orderBy('billingAccount.area')
    .execute();
  const payments = await database
    .selectFrom('payment')
    .select(['id', 'paymentMethodId', 'amountCents', 'entryDate', 'paymentDate'])
    .where('accountId', '=', accountId)
    .where('state', 'in', ['scheduled', 'in-flight'])
    .orderBy('paymentDate')
    .orderBy('acceptanceNumber')
    .execute();
  return (methodId) => ({
    autoPay: enrolments.filter((row) => row.paymentMethodId === methodId).map(({ area }) => area),
    payments: payments
      .filter((row) => row.paymentMethodId === methodId)
      .map(({ id, amountCents, entryDate, paymentDate }) => ({
        id,
        amount: amountCents ?? undefined,
        paymentDate,
        scheduled: entryDate < paymentDate,
      })),
  });
}

/** Says why a method cannot be deleted; `undefined` when it can. */
export function blockDeletion({ autoPay, payments }: MethodUses): DeleteBlock | undefined {
  if (autoPay.length > 0) return 'AUTO_PAY';
  if (payments.some(({ scheduled }) => scheduled)) return 'SCHEDULED_PAYMENT';
  return payments.length > 0 ? 'PAYMENT_IN_FLIGHT' : undefined;
}
