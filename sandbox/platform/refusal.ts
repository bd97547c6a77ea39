/** All codes of refusals; the graph's `ErrorCode` has the same. */
export const refusalCodes = [
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'BILL_PAY_UNAVAILABLE',
  'AMOUNT_OUT_OF_RANGE',
  'DATE_NOT_ALLOWED',
  'METHOD_NOT_ELIGIBLE',
  'SECURITY_CODE_NOT_VERIFIED',
  'TERMS_NOT_ACCEPTED',
  'ALREADY_ENROLLED',
  'METHOD_IN_USE',
  'WALLET_FULL',
  'IDEMPOTENCY_KEY_REUSED',
  'ATTEMPT_CLOSED',
  'POSSIBLE_DUPLICATE',
  'CODE_REFUSED',
  'TOO_MANY_ATTEMPTS',
  'INVALID_INPUT',
  'SERVICE_UNAVAILABLE',
] as const;

/** One of the codes with which the provider refuses. */
export type RefusalCode = (typeof refusalCodes)[number];

/** Machine-readable details of a refusal beside its code: a reason, a limit. Never data of another account. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A deliberate refusal of the provider. The handler of the request converts it into its form of answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Throws a refusal. */
export function refuse(code: RefusalCode, message: string, details: RefusalDetails = {}): never {
  throw new Refusal(code, message, details);
}
