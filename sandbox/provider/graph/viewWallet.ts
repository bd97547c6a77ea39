import { refuse } from '../../platform/refusal.ts';
import { autoPayFactsOnceOn, loadBillingAccounts, nextAutoPayDay } from '../billing/index.ts';
import { loadWallet } from '../wallet/loadWallet.ts';
import { readMethodUses } from '../wallet/methodUses.ts';
import type { PaymentMethod } from './generated/main.ts';
import type { GraphContext } from './graphContext.ts';
import { viewPaymentMethod } from './viewPaymentMethod.ts';

/**
 * The saved methods of the caller's account, judged for one billing area: the requested one, else the first of the
 * account.
 *
 * @throws Refusal NOT_FOUND for an unknown or foreign area, and for an account without billing areas.
 */
export async function viewWallet(
  { services, caller }: Pick<GraphContext, 'services' | 'caller'>,
  forAccount?: string | null,
): Promise<PaymentMethod[]> {
  const { database, clock } = services;
  const areas = await loadBillingAccounts(database, clock, caller.customer);
  const area = areas.find(({ id }) => id === (forAccount ?? areas[0]?.id));
  if (area === undefined) return refuse('NOT_FOUND', 'There is no such billing account.');
  const { accountId, restriction, schedule } = area;
  const autoPay = { area: area.area, nextDate: nextAutoPayDay(autoPayFactsOnceOn(area)) };
  const usesOf = await readMethodUses(database, accountId);
  const methods = await loadWallet(database, accountId);
  const usual = area.autoPay?.paymentMethodId ?? methods.find(({ isDefault }) => isDefault)?.id;
  return methods.map((method) =>
    viewPaymentMethod(method, {
      today: schedule.today,
      restriction,
      uses: usesOf(method.id),
      autoPay,
      isUsual: method.id === usual,
      areas,
    }),
  );
}
