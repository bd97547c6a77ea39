import type { PlayedRepertoire } from './hand.ts';
import { withHomePhone } from './homePhone.ts';
import { setting } from './setting.ts';

/** Deleting a message. */
export const deleteVoicemail: PlayedRepertoire = {
  asks: '{ homePhone { voicemails { id } } }',
  customers: [withHomePhone('voicemails', (id) => `/voice/${id}/delete`)],
  choices: [],
  ways: setting({
    at: 'delete',
    calls: 'deleteVoicemail',
    leaves: { homePhone: { voicemails: [{}, {}, {}] } },
  }),
};
