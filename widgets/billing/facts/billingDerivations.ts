import type { AtomValue, Derivation } from '../../../engine/index.ts';

/** Facts that follow from the billing account. Amounts are integer cents. */
export const billingDerivations: Readonly<Record<string, Derivation>> = {
  'billing.owes': { from: ['billing.amountDue'], compute: isPositive },
  'billing.isPastDue': { from: ['billing.pastDue'], compute: isPositive },
  'billing.pastDueOffered': {
    from: ['billing.pastDue', 'billing.amountDue', 'billing.minAmount'],
    // Below the minimum it could not be paid (BL-VAL-027); where it is all that is due it is the same choice twice.
    compute: (pastDue, amountDue, minimum) =>
      allKnown(pastDue, amountDue, minimum) &&
      Number(pastDue) >= Number(minimum) &&
      Number(pastDue) < Number(amountDue),
  },
  'billing.isWhollyPastDue': {
    from: ['billing.pastDue', 'billing.amountDue'],
    compute: (pastDue, amountDue) =>
      allKnown(pastDue, amountDue) ? Number(pastDue) > 0 && Number(pastDue) >= Number(amountDue) : undefined,
  },
  'billing.isCovered': {
    from: ['billing.amountDue', 'billing.leftToPay'],
    compute: isNothingLeft,
  },
  'billing.isPastDueCovered': {
    from: ['billing.pastDue', 'billing.leftPastDue'],
    compute: isNothingLeft,
  },
  'billing.hasCredit': {
    from: ['billing.credit', 'billing.amountDue'],
    compute: (credit, amountDue) =>
      allKnown(credit, amountDue) ? Number(credit) > 0 && amountDue === 0 : undefined,
  },
  'billing.autoPayDiscountOffered': { from: ['billing.autoPayDiscount'], compute: isPositive },
};

/** What follows of a device. */
export const deviceBillingDerivations: Readonly<Record<string, Derivation>> = {
  'device-billing.owes': { from: ['device-billing.amountDue'], compute: isPositive },
  'device-billing.countsPayment': {
    from: ['device-payment.latestKnownPaymentId', 'device-payment.besides', 'device-amounts.latestPaymentId'],
    compute: (before, told, latest) =>
      allKnown(before, told, latest)
        ? latest !== before && !String(told).split(' ').includes(String(latest))
        : undefined,
  },
};

function isPositive(value: AtomValue | undefined): boolean | undefined {
  return value === undefined ? undefined : Number(value) > 0;
}

/** Something is owed, and what is on its way comes to all of it. */
function isNothingLeft(owed: AtomValue | undefined, left: AtomValue | undefined): boolean | undefined {
  return allKnown(owed, left) ? Number(owed) > 0 && left === 0 : undefined;
}

function allKnown(...values: readonly (AtomValue | undefined)[]): boolean {
  return values.every((value) => value !== undefined);
}
