import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { readCode } from '../facts/verificationDerivations.ts';
import { SendVerificationCodeDocument, VerifyAccountDocument } from '../graph/generated/verification.ts';

/** Has a code sent by which the customer shows who it is. Asked again, it sends another one, or says that it is too early. */
export async function sendVerificationCode(
  { input }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const { outcome } = await sendChange(services, {
    refreshes: [],
    refusals: { 'TOO_MANY_ATTEMPTS SENT_JUST_NOW': 'sent-just-now', 'TOO_MANY_ATTEMPTS LOCKED': 'locked' },
    async send() {
      const channel = String(input['channel']) as 'TEXT' | 'CALL' | 'EMAIL';
      const { data } = await graphClient(services).mutate({
        mutation: SendVerificationCodeDocument,
        variables: { channel },
      });
      return data?.sendVerificationCode;
    },
  });
  return { outcome: outcome === 'done' ? 'sent' : outcome };
}

/** Shows by the code who the customer is. Sent again, a code that was right stays right (BL-STM-024). */
export async function verifyAccount(
  { input }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const { outcome } = await sendChange(services, {
    refreshes: ['cpni', 'account', 'voice-zone'],
    refusals: {
      'CODE_REFUSED WRONG': 'wrong',
      'CODE_REFUSED EXPIRED': 'expired',
      'TOO_MANY_ATTEMPTS LOCKED': 'locked',
    },
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: VerifyAccountDocument,
        variables: { code: readCode(String(input['code'])) },
      });
      return data?.verifyAccount;
    },
  });
  return { outcome: outcome === 'done' ? 'verified' : outcome };
}
