import type { OperationCall } from '../../../engine/index.ts';
import type { EnrollInAutoPayInput } from '../graph/generated/billing.ts';

/** An enrolment in Auto Pay as it is sent: with a saved method, or with one that was entered. Its terms were accepted before. */
export function enrolment({
  input,
  idempotencyKey,
}: Pick<OperationCall, 'input' | 'idempotencyKey'>): EnrollInAutoPayInput {
  return {
    idempotencyKey,
    billingAccountId: String(input['billingAccountId']),
    termsAccepted: true,
    ...chosenMethod(input),
  };
}

/** The method that was chosen for Auto Pay: a saved one, or one that was entered. */
export function chosenMethod(
  input: OperationCall['input'],
): Pick<EnrollInAutoPayInput, 'savedMethodId' | 'token'> {
  return input['methodSource'] === 'saved'
    ? { savedMethodId: String(input['savedMethodId']) }
    : { token: String(input['token']) };
}
