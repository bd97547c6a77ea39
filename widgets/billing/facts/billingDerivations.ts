import type { AtomValue, Derivations } from '../../../engine/index.ts';

/** Facts that follow from the billing account. Amounts are integer cents. */
export const billingDerivations: Derivations = {
  owes: { inputs: { amount: 'money' }, compute: isPositive },
  isPastDue: { inputs: { amount: 'money' }, compute: isPositive },
  pastDueOffered: {
    inputs: { pastDue: 'money', toPay: 'money', minimum: 'money' },
    // Below the minimum it could not be paid (BL-VAL-027); the amount that is proposed would be the same choice twice.
    compute: (pastDue, toPay, minimum) =>
      allKnown(pastDue, toPay, minimum) && Number(pastDue) >= Number(minimum) && pastDue !== toPay,
  },
  isWhollyPastDue: {
    inputs: { pastDue: 'money', amountDue: 'money' },
    compute: (pastDue, amountDue) =>
      allKnown(pastDue, amountDue) ? Number(pastDue) > 0 && Number(pastDue) >= Number(amountDue) : undefined,
  },
  isPayableAtOnce: {
    inputs: { amountDue: 'money', most: 'money' },
    compute: (amountDue, most) => (allKnown(amountDue, most) ? Number(amountDue) <= Number(most) : undefined),
  },
  isPartlyOnItsWay: {
    inputs: { owed: 'money', left: 'money', minimum: 'money' },
    compute: (owed, left, minimum) =>
      allKnown(owed, left, minimum)
        ? Number(left) < Number(owed) && Number(left) >= Number(minimum)
        : undefined,
  },
  toPay: {
    inputs: { isPartly: 'boolean', owed: 'money', left: 'money' },
    compute: (isPartly, owed, left) => (allKnown(isPartly) ? (isPartly === true ? left : owed) : undefined),
  },
  isCovered: {
    inputs: { owed: 'money', left: 'money' },
    compute: isNothingLeft,
  },
  isScheduledLate: {
    inputs: { owed: 'money', onItsWay: 'enum', scheduled: 'date', due: 'date' },
    compute: (owed, onItsWay, scheduled, due) =>
      isPositive(owed) &&
      onItsWay === 'scheduled' &&
      due !== undefined &&
      String(scheduled ?? '') > String(due),
  },
  isPastDueCovered: {
    inputs: { owed: 'money', left: 'money' },
    compute: isNothingLeft,
  },
  hasCredit: {
    inputs: { credit: 'money', amountDue: 'money' },
    compute: (credit, amountDue) =>
      allKnown(credit, amountDue) ? Number(credit) > 0 && amountDue === 0 : undefined,
  },
  autoPayDiscountOffered: { inputs: { amount: 'money' }, compute: isPositive },
};

/** Facts derived from a device's bill. */
export const deviceBillingDerivations: Derivations = {
  owes: { inputs: { amount: 'money' }, compute: isPositive },
  countsPayment: {
    inputs: { before: 'text', told: 'text', latest: 'text' },
    compute: (before, told, latest) =>
      allKnown(before, told, latest)
        ? latest !== before && !String(told).split(' ').includes(String(latest))
        : undefined,
  },
};

function isPositive(value: AtomValue | undefined): boolean | undefined {
  return value === undefined ? undefined : Number(value) > 0;
}

/** Whether an amount is due and pending payments cover all of it. */
function isNothingLeft(owed: AtomValue | undefined, left: AtomValue | undefined): boolean | undefined {
  return allKnown(owed, left) ? Number(owed) > 0 && left === 0 : undefined;
}

function allKnown(...values: readonly (AtomValue | undefined)[]): boolean {
  return values.every((value) => value !== undefined);
}
