import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { AgreeToAppTermsDocument } from '../graph/generated/account.ts';

/** This person agrees to the terms of the app: what covers it goes with the account that is asked for again. */
export function agreeToAppTerms(_call: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['account'],
    async send() {
      const { data } = await graphClient(services).mutate({ mutation: AgreeToAppTermsDocument });
      return data ?? undefined;
    },
  });
}
