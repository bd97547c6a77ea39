import { codeOnLabel } from '../../journey/index.ts';
import { begun } from './begun.ts';
import { filling } from './filling.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

const onCode = { at: 'code', events: ['activate'] };
const codeField = 'activation:flow.code.label';

/** Activating equipment by the code on its label, also with none that waits. */
export const activateEquipment: PlayedRepertoire = {
  asks: '{ equipment { state } }',
  customers: ['lucia', 'maria'].map((persona) => ({
    name: persona,
    persona,
    facts: factsOf(persona),
    address: '/activation/flow',
  })),
  choices: [
    filling({
      ...onCode,
      name: 'the code',
      answers: { code: '123456789012' },
      texts: { [codeField]: ({ customer }) => codeOnLabel(customer) },
    }),
    filling({
      ...onCode,
      name: 'a part of the code',
      answers: { code: '1234' },
      texts: { [codeField]: '1234' },
    }),
  ],
  ways: setting({
    at: 'activate',
    calls: 'activateEquipment',
    refusals: { wrong: 'CODE_REFUSED WRONG', 'needs-technician': 'NOT_ALLOWED NEEDS_TECHNICIAN' },
    leaves: { equipment: [begun, { state: 'NOT_ACTIVATED' }] },
  }),
};
