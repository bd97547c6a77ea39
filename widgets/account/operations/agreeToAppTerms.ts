import { sendMutation } from '../../graph/index.ts';
import { AgreeToAppTermsDocument } from '../graph/generated/account.ts';

/** This person agrees to the terms of the app: what covers it goes with the account that is asked for again. */
export const agreeToAppTerms = sendMutation({
  mutation: AgreeToAppTermsDocument,
  refreshes: ['account'],
  variables: () => ({}),
});
