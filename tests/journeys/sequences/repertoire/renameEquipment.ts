import { filling } from './filling.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

/** Renaming a piece of equipment. */
export const renameEquipment: PlayedRepertoire = {
  asks: '{ equipment { nickname } }',
  customers: [
    {
      name: 'maria',
      persona: 'maria',
      facts: { ...factsOf('maria'), 'equipment.kind': 'GATEWAY', 'toggle:equipment-nicknames': true },
      async address({ ask }) {
        const { equipment } = await ask<{ equipment: { id: string }[] }>('{ equipment { id } }');
        return `/services/equipment/${equipment[0]?.id}`;
      },
    },
  ],
  choices: [
    filling({
      name: 'a name',
      at: 'name',
      events: ['save'],
      answers: { name: 'Sala' },
      texts: { 'equipment:name': 'Sala' },
    }),
  ],
  ways: setting({
    at: 'save',
    calls: 'nameEquipment',
    leaves: { equipment: [{ nickname: 'Sala' }, {}, {}, {}] },
  }),
};
