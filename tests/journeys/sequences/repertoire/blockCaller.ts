import { filling } from './filling.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

/** Blocking a number. */
export const blockCaller: PlayedRepertoire = {
  asks: '{ homePhone { callers { number rule } } }',
  customers: [
    {
      name: 'hannah',
      persona: 'hannah',
      facts: factsOf('hannah'),
      address: '/services/voice/call-guard/block',
    },
  ],
  choices: [number('a number', '(704) 555-0123'), number('a part of a number', '704')],
  ways: setting({
    at: 'save',
    calls: 'setCaller',
    refusals: { 'own-number': 'INVALID_INPUT OWN_NUMBER' },
    leaves: { homePhone: { callers: [{ number: '7045550123', rule: 'BLOCKED' }, {}] } },
  }),
};

function number(name: string, typed: string) {
  return filling({
    name,
    at: 'number',
    events: ['save'],
    answers: { number: typed },
    texts: { 'voice:guard.number': typed },
  });
}
