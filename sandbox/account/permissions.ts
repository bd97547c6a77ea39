import { refuse } from '../refusal/index.ts';
import type { Customer } from './findCustomer.ts';

/** Standard users never pay; others pay when the biller says so (BL-ROL-003, BL-ROL-006). */
export function mayPayBill(customer: Customer): boolean {
  return customer.role !== 'Standard' && customer.canPayBill;
}

/** Every role except Standard has the wallet (BL-ROL-013, BL-ROL-014). */
export function maySeeWallet(customer: Customer): boolean {
  return customer.role !== 'Standard';
}

/** Enterprise accounts and accounts with suppressed billing are billed on another site (BL-RST-001, BL-RST-002). */
export function hasBillingHere(customer: Customer): boolean {
  return customer.account.customerType !== 'ENTERPRISE' && !customer.account.suppressedBilling;
}

/** @throws Refusal NOT_ALLOWED when the customer may not pay, enroll, save, cancel or have bills sent otherwise. */
export function requireMayPayBill(customer: Customer): void {
  if (!mayPayBill(customer)) refuse('NOT_ALLOWED', 'This person may not pay for this account.');
}

/** @throws Refusal NOT_ALLOWED when the customer has no wallet. */
export function requireMaySeeWallet(customer: Customer): void {
  if (!maySeeWallet(customer)) refuse('NOT_ALLOWED', 'This person may not see the saved payment methods.');
}
