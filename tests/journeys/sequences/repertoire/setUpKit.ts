import { begun } from './begun.ts';
import { pick } from './choosing.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { setting } from './setting.ts';

const onKit = { at: 'kit', events: ['continue'], when: { 'set-up-kit.complete': false } };

/** Setting up delivered equipment. */
export const setUpKit: PlayedRepertoire = {
  asks: '{ equipment { state } }',
  customers: [{ name: 'lucia', persona: 'lucia', facts: factsOf('lucia'), address: '/selfinstall' }],
  choices: [
    {
      ...onKit,
      name: 'everything is in the box',
      answers: () => ({ complete: true }),
      bring: ({ page }) => pick(page.getByRole('checkbox')),
    },
    { ...onKit, name: 'nothing', answers: () => ({}), bring: () => Promise.resolve() },
  ],
  ways: setting({
    at: 'activate-kit',
    calls: 'activateEquipment',
    refusals: { 'needs-technician': 'NOT_ALLOWED NEEDS_TECHNICIAN' },
    leaves: { equipment: [begun, begun] },
  }),
};
