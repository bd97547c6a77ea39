import { filling } from './filling.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

const codeField = 'streaming:activate.code';
const onCode = { at: 'code', events: ['activate'] };

/** Activating an app by the code that a TV shows, as somebody who is signed in: what the sandbox did is asked as them. */
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
    // The code is all that can be refused.
  }).filter(({ outcome }) => outcome !== 'failed'),
};
