import { pick } from './choosing.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

/** Setting the level of Call Guard. */
export const callGuardLevel: PlayedRepertoire = {
  asks: '{ homePhone { level } }',
  customers: [
    {
      name: 'hannah',
      persona: 'hannah',
      facts: factsOf('hannah'),
      address: '/services/voice/call-guard/level',
    },
  ],
  choices: [
    {
      name: 'as much as possible',
      at: 'level',
      events: ['save'],
      answers: () => ({ level: 'STRICT' }),
      bring: ({ page, words }) => pick(page.getByRole('radio', { name: words.say('voice:levels.STRICT') })),
    },
    {
      name: 'nothing',
      at: 'level',
      events: ['save'],
      when: { 'call-guard-level.level': 'unanswered' },
      answers: () => ({}),
      bring: () => Promise.resolve(),
    },
  ],
  ways: setting({ at: 'save', calls: 'setCallGuard', leaves: { homePhone: { level: 'STRICT' } } }),
};
