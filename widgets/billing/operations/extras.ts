import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, readGraphFailure } from '../../graph/index.ts';
import {
  EnrollInAutoPayDocument,
  EnrollInPaperlessDocument,
  SavePaymentMethodDocument,
} from '../graph/generated/billing.ts';

/** What is done with a payment, after it: each on its own, and none of them undoes the payment (BL-OTP-052). */
type Extra = (call: OperationCall, services: PackServices) => Promise<OperationResult>;

/** Puts the method that was entered into the wallet. */
export const savePaymentMethod: Extra = ({ input, idempotencyKey }, services) =>
  done(services, ['billing'], () =>
    graphClient(services).mutate({
      mutation: SavePaymentMethodDocument,
      variables: { input: { idempotencyKey: `${idempotencyKey}-save`, token: String(input['token']) } },
    }),
  );

/** Turns paperless billing on. */
export const enrollInPaperless: Extra = ({ input, idempotencyKey }, services) =>
  done(services, ['billing'], () =>
    graphClient(services).mutate({
      mutation: EnrollInPaperlessDocument,
      variables: {
        input: {
          idempotencyKey: `${idempotencyKey}-paperless`,
          billingAccountId: String(input['billingAccountId']),
        },
      },
    }),
  );

/** Turns Auto Pay on with the method of the payment. Its terms were accepted before the payment was sent. */
export const enrollInAutoPay: Extra = ({ input, idempotencyKey }, services) =>
  done(services, ['billing'], () =>
    graphClient(services).mutate({
      mutation: EnrollInAutoPayDocument,
      variables: {
        input: {
          idempotencyKey: `${idempotencyKey}-auto-pay`,
          billingAccountId: String(input['billingAccountId']),
          termsAccepted: true,
          ...(input['methodSource'] === 'saved'
            ? { savedMethodId: String(input['savedMethodId']) }
            : { token: String(input['token']) }),
        },
      },
    }),
  );

async function done(
  services: PackServices,
  groups: readonly string[],
  send: () => Promise<unknown>,
): Promise<OperationResult> {
  try {
    await send();
    void services.refresh(groups);
    return { outcome: 'done' };
  } catch (error) {
    return { outcome: readGraphFailure(error).kind === 'refused' ? 'failed' : 'unknown' };
  }
}
