import { sendMutation } from '../../graph/index.ts';
import { readCode } from '../facts/verificationDerivations.ts';
import { SendVerificationCodeDocument, VerifyAccountDocument } from '../graph/generated/verification.ts';

/** Has a code sent by which the customer shows who it is. Asked again, it sends another one, or says that it is too early. */
export const sendVerificationCode = sendMutation({
  mutation: SendVerificationCodeDocument,
  refreshes: [],
  outcome: 'sent',
  variables: ({ input }) => ({ channel: String(input['channel']) as 'TEXT' | 'CALL' | 'EMAIL' }),
});

/** Shows by the code who the customer is. Sent again, a code that was right stays right (BL-STM-024). */
export const verifyAccount = sendMutation({
  mutation: VerifyAccountDocument,
  refreshes: ['cpni', 'account', 'voice-zone'],
  outcome: 'verified',
  variables: ({ input }) => ({ code: readCode(String(input['code'])) }),
});
