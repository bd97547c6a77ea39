/** The relation of an amount to the amount due and to the limits. All amounts are integer cents. */
export type AmountRelation =
  | 'unanswered'
  | 'malformed'
  | 'below-minimum'
  | 'below-amount-due'
  | 'acceptable'
  | 'above-amount-due'
  | 'above-maximum';

/** The chosen amount, with the typed text of another one. */
export interface AmountAnswer {
  choice: string;
  typed: string;
}

/** The amounts to compare with. */
export interface AmountLimits {
  amountDue: number;
  /** What the choice of the amount due pays: the rest of it where a part is on its way. */
  toPay: number;
  /** Beside pending payments. */
  pastDue: number;
  minimum: number;
  maximum: number;
}

/**
 * Parses an amount as people type it: `84.10`, `$1,234.5`, ` 60 `. Undefined unless it is a positive amount with at most
 * two decimals (BL-VAL-005, BL-VAL-006). Never goes through floating point.
 */
export function parseAmount(typed: string): number | undefined {
  const match = /^\$?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,9})?)(?:\.(\d{0,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return undefined;
  const cents = Number(whole.replaceAll(',', '') || '0') * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

/** The amount that an answer means, in cents; undefined while there is none. Where nothing is due, it is the typed one. */
export function chosenAmount(
  { choice, typed }: AmountAnswer,
  { toPay, pastDue }: Pick<AmountLimits, 'toPay' | 'pastDue'>,
): number | undefined {
  if (toPay === 0 || choice === 'other') return parseAmount(typed);
  if (choice === 'amount-due') return toPay;
  return choice === 'past-due' ? pastDue : undefined;
}

/** Compares an answer with the limits. An amount due below the minimum is itself the lower limit (BL-VAL-003). */
export function amountRelation(answer: AmountAnswer, limits: AmountLimits): AmountRelation {
  const { amountDue, minimum, maximum } = limits;
  const isOther = amountDue === 0 || answer.choice === 'other';
  if (!isOther && answer.choice !== 'amount-due' && answer.choice !== 'past-due') return 'unanswered';
  const amount = chosenAmount(answer, limits);
  if (amount === undefined) return 'malformed';
  if (amount > maximum) return 'above-maximum';
  if (!isOther) return 'acceptable';
  if (amountDue > 0 && amountDue < minimum) {
    if (amount < amountDue) return 'below-amount-due';
  } else if (amount < minimum) {
    return 'below-minimum';
  }
  return amount > amountDue ? 'above-amount-due' : 'acceptable';
}
