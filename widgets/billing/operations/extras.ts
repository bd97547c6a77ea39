import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, readGraphFailure } from '../../graph/index.ts';
import {
  EnrollInAutoPayDocument,
  EnrollInPaperlessDocument,
  SavePaymentMethodDocument,
} from '../graph/generated/billing.ts';
import { extraKeys } from './extraKeys.ts';

/** What is done with a payment, after it: each on its own, and none of them undoes the payment (BL-OTP-052). */
type Extra = (call: OperationCall, services: PackServices) => Promise<OperationResult>;

/** Puts the method that was entered into the wallet. */
export const savePaymentMethod: Extra = ({ input, idempotencyKey }, services) =>
  done(services, ['billing'], async () => {
    const { data } = await graphClient(services).mutate({
      mutation: SavePaymentMethodDocument,
      variables: {
        input: { idempotencyKey: `${idempotencyKey}-${extraKeys.save}`, token: String(input['token']) },
      },
    });
    return data?.savePaymentMethod;
  });

/** Turns paperless billing on. */
export const enrollInPaperless: Extra = ({ input, idempotencyKey }, services) =>
  done(services, ['billing'], async () => {
    const { data } = await graphClient(services).mutate({
      mutation: EnrollInPaperlessDocument,
      variables: {
        input: {
          idempotencyKey: `${idempotencyKey}-${extraKeys.paperless}`,
          billingAccountId: String(input['billingAccountId']),
        },
      },
    });
    return data?.enrollInPaperless;
  });

/** Turns Auto Pay on with the method of the payment. Its terms were accepted before the payment was sent. */
export const enrollInAutoPay: Extra = ({ input, idempotencyKey }, services) =>
  done(services, ['billing'], async () => {
    const { data } = await graphClient(services).mutate({
      mutation: EnrollInAutoPayDocument,
      variables: {
        input: {
          idempotencyKey: `${idempotencyKey}-${extraKeys.autoPay}`,
          billingAccountId: String(input['billingAccountId']),
          termsAccepted: true,
          ...(input['methodSource'] === 'saved'
            ? { savedMethodId: String(input['savedMethodId']) }
            : { token: String(input['token']) }),
        },
      },
    });
    return data?.enrollInAutoPay;
  });

/** An answer without what was asked for says nothing, and neither does a key that was used for something else. */
async function done(
  services: PackServices,
  groups: readonly string[],
  send: () => Promise<object | null | undefined>,
): Promise<OperationResult> {
  try {
    if (!(await send())) return { outcome: 'unknown' };
    void services.refresh(groups);
    return { outcome: 'done' };
  } catch (error) {
    const failure = readGraphFailure(error);
    const isRefused = failure.kind === 'refused' && failure.code !== 'IDEMPOTENCY_KEY_REUSED';
    return { outcome: isRefused ? 'failed' : 'unknown' };
  }
}
