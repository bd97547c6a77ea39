/** The data that decides about the amount of a payment, in cents. */
export interface PaymentAmountFacts {
  amountDue: number;
  /** Absent when the maximum is dynamic. */
  minAmount: number | undefined;
  /** Absent when the biller knows none. */
  maxAmount: number | undefined;
}

/** The least and the most that may be paid at once, in cents, both inclusive. */
export interface AmountLimits {
  minAmount: number;
  maxAmount: number;
}

/** $1.00 (BL-CON-001). */
const minimumPayment = 100;

/** The most that may be paid if the biller knows no maximum (BL-CON-015). */
const fallbackMaximum = 1_000_000;

/**
 * The limits of a payment: the biller's own; a dynamic maximum is at least $1.00. If less than $1.00 is due, the
 * minimum is the amount due (BL-VAL-001 to BL-VAL-025).
 */
export function limitAmount(facts: PaymentAmountFacts): AmountLimits {
  const minAmount = facts.minAmount ?? minimumPayment;
  const dueIsUnderMinimum = facts.amountDue > 0 && facts.amountDue < minimumPayment;
  return {
    minAmount: dueIsUnderMinimum ? facts.amountDue : minAmount,
    maxAmount: facts.maxAmount ?? fallbackMaximum,
  };
}

/** Whether an amount in cents lies between the limits. */
export function isAmountAllowed(amount: number, limits: AmountLimits): boolean {
  return Number.isSafeInteger(amount) && amount >= limits.minAmount && amount <= limits.maxAmount;
}
