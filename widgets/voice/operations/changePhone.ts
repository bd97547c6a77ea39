import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { askSmallGraph, graphClient, sendChange } from '../../graph/index.ts';
import {
  DeleteVoicemailDocument,
  ForwardCallsDocument,
  SetCallerDocument,
  type ForwardCallsMutationVariables,
} from '../graph/generated/voice.ts';
import { readPhoneNumber } from '../phoneNumber.ts';

type Run = (call: OperationCall, services: PackServices) => Promise<OperationResult>;

/** Sets the target of a line's calls. */
export const forwardCalls: Run = ({ input }, services) =>
  sendChange(services, {
    refreshes: ['phone-line'],
    async send() {
      const forwarding = String(input['forwarding']) as ForwardCallsMutationVariables['input']['forwarding'];
      const number = forwarding === 'OFF' ? null : digitsOf(input['number']);
      const { data } = await graphClient(services).mutate({
        mutation: ForwardCallsDocument,
        variables: { input: { line: String(input['line']), forwarding, number } },
      });
      return data?.forwardCalls;
    },
  });

/** Deletes a message. */
export const deleteVoicemail: Run = ({ input }, services) =>
  sendChange(services, {
    refreshes: ['voicemail', 'account'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: DeleteVoicemailDocument,
        variables: { voicemail: String(input['voicemail']) },
      });
      return data?.deleteVoicemail;
    },
  });

const callGuard = `mutation SetCallGuard($level: CallGuardLevel!) {
  setCallGuard(level: $level) { level }
}`;

/** Sets how much Call Guard keeps away, at the voice console (SH-CALL-014). */
export const setCallGuard: Run = ({ input }, services) =>
  sendChange(services, {
    refreshes: ['home-phone'],
    async send() {
      const level = String(input['level']);
      const answer = await askSmallGraph<{ setCallGuard: object | null }>(
        services,
        'voiceConsoleGraph',
        callGuard,
        { level },
      );
      return answer.setCallGuard;
    },
  });

/** Never lets a number through any more. */
export const blockCaller: Run = ({ input }, services) => setCaller(services, input['number'], 'BLOCKED');

/** Takes a number as any other again. */
export const forgetCaller: Run = ({ input }, services) => setCaller(services, input['number'], null);

function setCaller(
  services: PackServices,
  number: unknown,
  rule: 'BLOCKED' | null,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['caller'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: SetCallerDocument,
        variables: { number: digitsOf(number), rule },
      });
      return data?.setCaller;
    },
  });
}

function digitsOf(typed: unknown): string {
  return readPhoneNumber(String(typed)) ?? '';
}
