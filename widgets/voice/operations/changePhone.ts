import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { askSmallGraph, sendChange, sendMutation } from '../../graph/index.ts';
import {
  DeleteVoicemailDocument,
  ForwardCallsDocument,
  SetCallerDocument,
  type ForwardCallsMutationVariables,
} from '../graph/generated/voice.ts';
import { readPhoneNumber } from '../phoneNumber.ts';

/** Sets the target of a line's calls. */
export const forwardCalls = sendMutation({
  mutation: ForwardCallsDocument,
  refreshes: ['phone-line'],
  variables: ({ input }) => {
    const forwarding = String(input['forwarding']) as ForwardCallsMutationVariables['input']['forwarding'];
    const number = forwarding === 'OFF' ? null : digitsOf(input['number']);
    return { input: { line: String(input['line']), forwarding, number } };
  },
});

/** Deletes a message. */
export const deleteVoicemail = sendMutation({
  mutation: DeleteVoicemailDocument,
  refreshes: ['voicemail', 'account'],
  variables: ({ input }) => ({ voicemail: String(input['voicemail']) }),
});

const callGuard = `mutation SetCallGuard($level: CallGuardLevel!) {
  setCallGuard(level: $level) { level }
}`;

/** Sets how much Call Guard keeps away, at the voice console (SH-CALL-014). */
export function setCallGuard({ input }: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['home-phone'],
    async send() {
      const level = String(input['level']);
      const answer = await askSmallGraph<{ setCallGuard: object | null }>(
        services,
        'voiceConsoleGraph',
        callGuard,
        { level },
      );
      return Boolean(answer.setCallGuard);
    },
  });
}

const rule = { mutation: SetCallerDocument, refreshes: ['caller'] };

/** Never lets a number through any more. */
export const blockCaller = sendMutation({
  ...rule,
  variables: ({ input }) => ({ number: digitsOf(input['number']), rule: 'BLOCKED' as const }),
});

/** Takes a number as any other again. */
export const forgetCaller = sendMutation({
  ...rule,
  variables: ({ input }) => ({ number: digitsOf(input['number']), rule: null }),
});

function digitsOf(typed: unknown): string {
  return readPhoneNumber(String(typed)) ?? '';
}
