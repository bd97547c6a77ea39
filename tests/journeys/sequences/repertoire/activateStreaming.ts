import { filling } from './filling.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

const codeField = 'streaming:activate.code';
const onCode = { at: 'code', events: ['activate'] };

/** Activating an app by the code on a TV, signed in: the sandbox is asked for the result as the same customer. */
export const activateStreaming: PlayedRepertoire = {
  customers: [{ name: 'maria', persona: 'maria', facts: factsOf('maria'), address: '/activate-streaming' }],
  choices: [
    filling({
      ...onCode,
      name: 'the code',
      answers: { code: 'ABCD-1234' },
      texts: { [codeField]: 'ABCD-1234' },
    }),
    filling({
      ...onCode,
      name: 'a part of the code',
      answers: { code: 'ABCD' },
      texts: { [codeField]: 'ABCD' },
    }),
  ],
  ways: setting({
    at: 'activate',
    calls: 'activateStreaming',
    refusals: { wrong: 'CODE_REFUSED WRONG', locked: 'TOO_MANY_ATTEMPTS LOCKED' },
    leaves: {},
    // Only the code can be refused.
  }).filter(({ outcome }) => outcome !== 'failed'),
};
