import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { readCode } from '../facts/verificationDerivations.ts';
import { SendVerificationCodeDocument, VerifyAccountDocument } from '../graph/generated/verification.ts';

/** Has a code sent by which the customer shows who it is. Asked again, it sends another one, or says that it is too early. */
export async function sendVerificationCode(
  { input }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const result = await sendChange(services, {
    refreshes: [],
    async send() {
      const channel = String(input['channel']) as 'TEXT' | 'CALL' | 'EMAIL';
      const { data } = await graphClient(services).mutate({
        mutation: SendVerificationCodeDocument,
        variables: { channel },
      });
      return data?.sendVerificationCode;
    },
  });
  return result.outcome === 'done' ? { outcome: 'sent' } : result;
}

/** Shows by the code who the customer is. Sent again, a code that was right stays right (BL-STM-024). */
export async function verifyAccount(
  { input }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const result = await sendChange(services, {
    refreshes: ['cpni', 'account', 'voice-zone'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: VerifyAccountDocument,
        variables: { code: readCode(String(input['code'])) },
      });
      return data?.verifyAccount;
    },
  });
  return result.outcome === 'done' ? { outcome: 'verified' } : result;
}
