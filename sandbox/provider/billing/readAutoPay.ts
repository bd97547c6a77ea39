import type { Selectable } from 'kysely';
import type { AutoPayInterruptionTable, Database } from '../../platform/database/index.ts';
import type { AutoPayTerms } from './autoPay.ts';
import type { BillingAccount } from './billingAccount.ts';

type AutoPayOfAccount = Pick<BillingAccount, 'autoPay' | 'interruptedAutoPay' | 'draftedBill'>;

const none: AutoPayOfAccount = { autoPay: undefined, interruptedAutoPay: undefined, draftedBill: undefined };

/** Reads Auto Pay of billing accounts; the returned function accepts any id. */
export async function readAutoPay(
  database: Database,
  ids: readonly string[],
): Promise<(billingAccountId: string) => AutoPayOfAccount> {
  if (ids.length === 0) return () => none;
  const enrolments = await database
    .selectFrom('autoPay')
    .selectAll()
    .where('billingAccountId', 'in', ids)
    .execute();
  const interruptions = await database
    .selectFrom('autoPayInterruption')
    .selectAll()
    .where('billingAccountId', 'in', ids)
    .execute();
  const drafts = await database
    .selectFrom('payment')
    .select(({ fn }) => ['billingAccountId', fn.max('draftOf').as('draftOf')])
    .where('billingAccountId', 'in', ids)
    .groupBy('billingAccountId')
    .execute();
  return (id) => {
    const enrolment = enrolments.find(({ billingAccountId }) => billingAccountId === id);
    const interruption = interruptions.find(({ billingAccountId }) => billingAccountId === id);
    return {
      autoPay: enrolment && { paymentMethodId: enrolment.paymentMethodId, ...toTerms(enrolment) },
      interruptedAutoPay: interruption && toTerms(interruption),
      draftedBill: drafts.find(({ billingAccountId }) => billingAccountId === id)?.draftOf ?? undefined,
    };
  };
}

function toTerms({
  effectiveOn,
  debitDay: day,
  debitDayChosenOn: chosenOn,
}: Selectable<AutoPayInterruptionTable>): AutoPayTerms {
  return { effectiveOn, debitDay: day === null || chosenOn === null ? undefined : { day, chosenOn } };
}
