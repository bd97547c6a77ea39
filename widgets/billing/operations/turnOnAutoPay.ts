import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { EnrollInAutoPayDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';
import { enrolment } from './enrolment.ts';

/** Turns Auto Pay on (BL-APE-001). Sent once, with the attempt's key. */
export function turnOnAutoPay(call: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: EnrollInAutoPayDocument,
        variables: { input: enrolment(call) },
      });
      return data?.enrollInAutoPay;
    },
  });
}
