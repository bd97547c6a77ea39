import { changing } from './changing.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

/** Turning paperless billing on if it is off, and off if it is on. */
export const paperless: PlayedRepertoire = {
  customers: ['maria', 'james'].map((persona) => ({
    name: persona,
    persona,
    facts: factsOf(persona),
    address: '/billing/paperless',
  })),
  choices: [],
  ways: [
    ...changing({
      at: 'turn-on',
      calls: 'enrollInPaperless',
      refusals: { failed: 'NOT_ALLOWED' },
      leaves: { paperless: true },
    }),
    ...changing({
      at: 'turn-off',
      calls: 'leavePaperless',
      refusals: { failed: 'NOT_ALLOWED' },
      leaves: { paperless: false },
    }),
  ],
};
