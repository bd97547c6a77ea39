import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import {
  MarkNotificationsReadDocument,
  SetPreferenceDocument,
  type SetPreferenceMutationVariables,
} from '../graph/generated/messages.ts';

type Run = (call: OperationCall, services: PackServices) => Promise<OperationResult>;

/**
 * Emails about a topic, or no longer. What it shall be follows from what the customer sees: twice is as once. Nothing is sent
 * of text messages, which may have been switched elsewhere meanwhile.
 */
export const switchEmail: Run = ({ input }, services) =>
  setPreference(services, { topic: topicOf(input), byEmail: input['byEmail'] !== true });

/** Text messages about a topic, or no longer. */
export const switchText: Run = ({ input }, services) =>
  setPreference(services, { topic: topicOf(input), byText: input['byText'] !== true });

/** Puts down everything that the customer was told as read. */
export const markNotificationsRead: Run = (_call, services) =>
  sendChange(services, {
    refreshes: ['notification'],
    async send() {
      const { data } = await graphClient(services).mutate({ mutation: MarkNotificationsReadDocument });
      return data?.markNotificationsRead;
    },
  });

function topicOf({ topic }: OperationCall['input']): SetPreferenceMutationVariables['topic'] {
  return String(topic) as SetPreferenceMutationVariables['topic'];
}

function setPreference(
  services: PackServices,
  variables: SetPreferenceMutationVariables,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['preference'],
    async send() {
      const { data } = await graphClient(services).mutate({ mutation: SetPreferenceDocument, variables });
      return data?.setPreference;
    },
  });
}
