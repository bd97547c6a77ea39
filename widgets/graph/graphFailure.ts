import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SmallGraphError } from './askSmallGraph.ts';

/**
 * Why a call of the graph gave no answer. `refused`: the provider says no, with one of its codes, and has changed
 * nothing. `unknown`: it cannot be told whether anything happened.
 */
export type GraphFailure =
  | { kind: 'refused'; code: string; details: Readonly<Record<string, unknown>> }
  | { kind: 'unknown'; reason: unknown };

/**
 * Codes with which the provider answers before it has done anything. IDEMPOTENCY_KEY_REUSED is none of them: something was
 * done with the key before, and what became of that is found out.
 */
const refusals = new Set([
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
  'POSSIBLE_DUPLICATE',
  'ATTEMPT_CLOSED',
  'CODE_REFUSED',
  'TOO_MANY_ATTEMPTS',
  'INVALID_INPUT',
]);

/** Whether a code says that the provider has refused, and changed nothing. */
export function isRefusal(code: unknown): code is string {
  return typeof code === 'string' && refusals.has(code);
}

/** The names of a refusal in manifests: with its reason, and for any reason. */
export function refusalNames(code: string, reason: unknown): string[] {
  return [...(typeof reason === 'string' ? [`${code}.${reason}`] : []), code];
}

/** Reads an error that the client, or a question to a small graph, has thrown. */
export function readGraphFailure(error: unknown): GraphFailure {
  const details = detailsOf(error) ?? {};
  const { code } = details;
  if (isRefusal(code)) return { kind: 'refused', code, details };
  return { kind: 'unknown', reason: error };
}

/** A refusal stands at what was asked for. An error further inside is about the answer, of what was done by then. */
function detailsOf(error: unknown): Readonly<Record<string, unknown>> | undefined {
  if (error instanceof SmallGraphError) return error.details;
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return (first?.path ?? []).length > 1 ? undefined : first?.extensions;
}
