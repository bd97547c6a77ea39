import { filling } from './filling.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

/** Changing the name of a network, and its password or not. */
export const changeNetwork: PlayedRepertoire = {
  asks: '{ networks { name } }',
  customers: [
    {
      name: 'maria',
      persona: 'maria',
      facts: factsOf('maria'),
      async address({ ask }) {
        const { networks } = await ask<{ networks: { id: string }[] }>('{ networks { id } }');
        return `/services/internet/networks/${networks[0]?.id}`;
      },
    },
  ],
  choices: [
    called('a name and a password', 'Casa', 'correct horse'),
    called('a name alone', 'Casa', ''),
    called('no name', ' ', 'correct horse'),
    called('a password that is too short', 'Casa', '1234567'),
  ],
  ways: setting({ at: 'save', calls: 'changeNetwork', leaves: { networks: [{ name: 'Casa' }, {}] } }),
};

function called(choice: string, name: string, password: string) {
  return filling({
    name: choice,
    at: 'network',
    events: ['save'],
    answers: { name, password },
    texts: { 'networks:edit.name': name, 'networks:edit.password': password },
  });
}
