import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import {
  EnrollInAutoPayDocument,
  EnrollInPaperlessDocument,
  SavePaymentMethodDocument,
} from '../graph/generated/billing.ts';
import { changedByAutoPay, changedByPaperless, changedByWallet } from './changed.ts';
import { extraKeys } from './extraKeys.ts';
import { enrolment } from './enrolment.ts';

/** The operations that go with a payment and run after it: each on its own, and none undoes the payment (BL-OTP-052). */
type Extra = (call: OperationCall, services: PackServices) => Promise<OperationResult>;

/** Puts the method that was entered into the wallet. */
export const savePaymentMethod: Extra = ({ input, idempotencyKey }, services) =>
  sendChange(services, {
    refreshes: changedByWallet,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: SavePaymentMethodDocument,
        variables: {
          input: { idempotencyKey: `${idempotencyKey}-${extraKeys.save}`, token: String(input['token']) },
        },
      });
      return data?.savePaymentMethod;
    },
  });

/** Turns paperless billing on, with a payment or without one. Where it was turned on meanwhile, all is as it was wanted. */
export const enrollInPaperless: Extra = ({ input, idempotencyKey }, services) =>
  sendChange(services, {
    refreshes: changedByPaperless,
    doneBy: 'ALREADY_ENROLLED',
    async send() {
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
    },
  });

/**
 * Turns Auto Pay on with the method of the payment. Its terms were accepted before the payment was sent. Where it was turned
 * on meanwhile, it is on, with what was chosen there.
 */
export const enrollInAutoPay: Extra = ({ input, idempotencyKey }, services) =>
  sendChange(services, {
    refreshes: changedByAutoPay,
    doneBy: 'ALREADY_ENROLLED',
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: EnrollInAutoPayDocument,
        variables: {
          input: enrolment({ input, idempotencyKey: `${idempotencyKey}-${extraKeys.autoPay}` }),
        },
      });
      return data?.enrollInAutoPay;
    },
  });
