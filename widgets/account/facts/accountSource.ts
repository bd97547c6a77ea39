import type { AtomValue, FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { AccountQuestion, type AccountQuery } from '../graph/generated/account.ts';

/** The account that the customer is signed in to. Its manifest says when it is asked for (SH-CALL-015). */
export const accountSource: FactSource = (services) => {
  const { set, fail } = services;
  askGraph(services, AccountQuestion, {})
    .then(({ account }) => set(accountFacts(account)))
    .catch(fail);
  return () => undefined;
};

/** The facts of an account in its answer: full name -> value. */
export function accountFacts(account: AccountQuery['account']): Record<string, AtomValue | undefined> {
  const has = (line: string): boolean =>
    account.services.some(({ type, provisioned }) => type === line && provisioned);
  const voicemails = account.services.find(({ type }) => type === 'VOICE')?.voicemailCount ?? undefined;
  return {
    'account.footprint': account.footprint,
    'account.customerType': account.customerType,
    'account.suppressedBilling': account.suppressedBilling,
    'account.delinquent': account.delinquent,
    'account.canPayBill': account.accountCanPayBill,
    'account.hasSeveralBills': account.billedAreas.length > 1,
    'account.hasSeveralAutoPays': account.autoPayAreas.length > 1,
    'account.mobileAutoPayMissing': account.mobileAutoPayMissing,
    'account.type': account.type === 'Standard' ? 'Standard' : 'other',
    'account.hasInternet': has('INTERNET'),
    'account.hasTv': has('TV'),
    'account.hasVoice': has('VOICE'),
    'account.seesVoicemail': voicemails !== undefined,
    'account.voicemails': voicemails ?? 0,
    'account.appTerms': account.appTerms ?? 'missing',
    'account.cartItems': account.cart.length,
    'account.cartForMobile': account.cart.some(({ isMobile }) => isMobile),
    'account.headOfHousehold': account.isHeadOfHousehold,
    'account.hasMobile': account.billedAreas.includes('MOBILE'),
    'account.billDelivery': account.billingPreferences.billDelivery,
    'account.hasOutage': account.hasOutage,
    'account.suspend': account.seasonalSuspension,
    'account.suspendChangesOn': account.suspensionChangesOn ?? undefined,
  };
}
