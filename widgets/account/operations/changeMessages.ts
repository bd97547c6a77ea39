import type { OperationCall } from '../../../engine/index.ts';
import { sendMutation } from '../../graph/index.ts';
import {
  MarkNotificationsReadDocument,
  SetPreferenceDocument,
  type SetPreferenceMutationVariables,
} from '../graph/generated/messages.ts';

const preference = { mutation: SetPreferenceDocument, refreshes: ['preference'] };

/**
 * Emails about a topic, or no longer. What it shall be follows from what the customer sees: twice is as once. Nothing is sent
 * of text messages, which may have been switched elsewhere meanwhile.
 */
export const switchEmail = sendMutation({
  ...preference,
  variables: ({ input }) => ({ topic: topicOf(input), byEmail: input['byEmail'] !== true }),
});

/** Text messages about a topic, or no longer. */
export const switchText = sendMutation({
  ...preference,
  variables: ({ input }) => ({ topic: topicOf(input), byText: input['byText'] !== true }),
});

/** Puts down everything that the customer was told as read. */
export const markNotificationsRead = sendMutation({
  mutation: MarkNotificationsReadDocument,
  refreshes: ['notification'],
  variables: () => ({}),
});

function topicOf({ topic }: OperationCall['input']): SetPreferenceMutationVariables['topic'] {
  return String(topic) as SetPreferenceMutationVariables['topic'];
}
