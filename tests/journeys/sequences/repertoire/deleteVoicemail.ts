import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

/** Deleting a message. */
export const deleteVoicemail: PlayedRepertoire = {
  asks: '{ homePhone { voicemails { id } } }',
  customers: [
    {
      name: 'hannah',
      persona: 'hannah',
      facts: factsOf('hannah'),
      async address({ ask }) {
        const { homePhone } = await ask<{ homePhone: { voicemails: { id: string }[] } }>(
          '{ homePhone { voicemails { id } } }',
        );
        return `/voice/${homePhone.voicemails[0]?.id}/delete`;
      },
    },
  ],
  choices: [],
  ways: setting({
    at: 'delete',
    calls: 'deleteVoicemail',
    leaves: { homePhone: { voicemails: [{}, {}, {}] } },
  }),
};
