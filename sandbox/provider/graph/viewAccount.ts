import { mayPayBill, type Customer } from '../account/customer.ts';
import { hasAutoPayMethod, isDelinquent, type BillingAccount } from '../billing/index.ts';
import { hasOutage } from '../outage/index.ts';
import type { Account, CartItem, CartItemNameArgs } from './generated/main.ts';
import { readLanguage } from '../../platform/language.ts';

/** An item in the cart, named in the requested language. */
export type LazyCartItem = Omit<CartItem, 'name'> & { name: (args: CartItemNameArgs) => string };

/** An account whose cart is in the requested language. */
export interface LazyAccount extends Omit<Account, 'cart'> {
  cart: LazyCartItem[];
}

/** The account as the graph shows it. */
export function viewAccount(
  customer: Customer,
  areas: readonly BillingAccount[],
  seesPhone: boolean,
): LazyAccount {
  const { account, username, firstName, lastName, role, isHeadOfHousehold } = customer;
  const [main] = areas;
  return {
    accountNumber: account.accountNumber,
    username,
    firstName,
    lastName,
    role,
    isHeadOfHousehold,
    address: account.address,
    footprint: account.footprint,
    billerType: account.billerType,
    billerRegion: account.billerRegion,
    billingId: account.billingId,
    spcoreDivisionId: account.spcoreDivisionId,
    locationId: account.locationId,
    cycleDay: account.cycleDay,
    dueDate: main?.balance.dueDate,
    delinquent: areas.some(isDelinquent),
    autopayEnrolled: areas.some(({ autoPay }) => autoPay !== undefined),
    billingPreferences: { billDelivery: main?.paperless === true ? 'online' : 'paper-and-online' },
    isCpniCompliant: account.isCpniCompliant,
    type: account.type,
    accountCanPayBill: mayPayBill(customer),
    customerType: account.customerType,
    suppressedBilling: account.suppressedBilling,
    services: account.services.map((service) =>
      service.type === 'VOICE' && service.provisioned && seesPhone
        ? { ...service, voicemailCount: account.homePhone?.voicemails.length ?? 0 }
        : service,
    ),
    seasonalSuspension: account.suspension?.state ?? 'NOT_ELIGIBLE',
    suspensionChangesOn: account.suspension?.changesOn,
    billedAreas: areas.map(({ area }) => area),
    mobileAutoPayMissing: areas.some(lacksRequiredAutoPay),
    hasOutage: hasOutage(account.address),
    appTerms: account.appTerms.find((said) => said.username === username)?.answer,
    cart: viewCart(account.cart),
    autoPayAreas: areas.filter(canHaveAutoPay).map(({ area }) => area),
  };
}

/** The cart as the graph shows it. */
export function viewCart(cart: Customer['account']['cart']): LazyCartItem[] {
  return cart.map(({ name, ...item }) => ({ ...item, name: ({ language }) => name[readLanguage(language)] }));
}

function lacksRequiredAutoPay(account: BillingAccount): boolean {
  return account.area === 'MOBILE' && account.autoPay === undefined && canHaveAutoPay(account);
}

function canHaveAutoPay({ area, autoPay, disconnected, restriction }: BillingAccount): boolean {
  return autoPay !== undefined || (!disconnected && hasAutoPayMethod(area, restriction));
}
