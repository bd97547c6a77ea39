import type { FactSource } from '../../../engine/index.ts';
import { askSmallGraph } from '../../graph/index.ts';

interface Answer {
  mailbox: { address: string; unread: number } | null;
}

/** The mailbox of the person who is signed in, as webmail says (SH-CALL-012). */
export const mailboxSource: FactSource = (services) => {
  const { set, fail } = services;
  askSmallGraph<Answer>(services, 'webmailGraph', '{ mailbox { address unread } }')
    .then(({ mailbox }) =>
      set({
        'mailbox.has': mailbox !== null,
        'mailbox.unread': mailbox?.unread ?? 0,
        'mailbox.address': mailbox?.address,
      }),
    )
    .catch(fail);
  return () => undefined;
};
