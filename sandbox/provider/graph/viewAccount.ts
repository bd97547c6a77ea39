import { mayPayBill, type Customer } from '../account/customer.ts';
import { hasAutoPayMethod, isDelinquent, type BillingAccount } from '../billing/index.ts';
import { hasOutage } from '../outage/index.ts';
import type { Account } from './generated/main.ts';

/** The account as the graph shows it. */
export function viewAccount(
  customer: Customer,
  areas: readonly BillingAccount[],
  seesPhone: boolean,
): Account {
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
    autoPayAreas: areas.filter(canHaveAutoPay).map(({ area }) => area),
  };
}

function lacksRequiredAutoPay(account: BillingAccount): boolean {
  return account.area === 'MOBILE' && account.autoPay === undefined && canHaveAutoPay(account);
}

function canHaveAutoPay({ area, autoPay, disconnected, restriction }: BillingAccount): boolean {
  return autoPay !== undefined || (!disconnected && hasAutoPayMethod(area, restriction));
}
