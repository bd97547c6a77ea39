import { pick } from './choosing.ts';
import { filling } from './filling.ts';
import type { PlayedChoice, PlayedRepertoire } from './hand.ts';
import { withHomePhone } from './homePhone.ts';
import { setting } from './setting.ts';

const onForwarding = { at: 'forwarding', events: ['save'] };
const saving = { at: 'save', calls: 'forwardCalls' };

/** Setting the target of a line's calls. */
export const forwardCalls: PlayedRepertoire = {
  asks: '{ homePhone { lines { forwarding forwardTo } } }',
  customers: [withHomePhone('lines', (id) => `/services/voice/phone/${id}/forwarding`)],
  choices: [
    {
      ...onForwarding,
      name: 'nowhere',
      answers: () => ({ where: 'OFF' }),
      bring: ({ page, words }) =>
        pick(page.getByRole('radio', { name: words.say('voice:forwardings.OFF'), exact: true })),
    },
    toNumber('to a number', '7045550123'),
    toNumber('to a part of a number', '704'),
    {
      ...onForwarding,
      name: 'nothing',
      when: { 'forward-calls.where': 'unanswered' },
      answers: () => ({}),
      bring: () => Promise.resolve(),
    },
  ],
  ways: [
    ...setting({
      ...saving,
      when: { 'forward-calls.where': 'BUSY' },
      refusals: { 'own-number': 'INVALID_INPUT OWN_NUMBER' },
      leaves: { homePhone: { lines: [{ forwarding: 'BUSY', forwardTo: '7045550123' }] } },
    }),
    {
      ...saving,
      name: 'done, nowhere',
      outcome: 'done',
      when: { 'forward-calls.where': 'OFF' },
      leaves: { homePhone: { lines: [{ forwarding: 'OFF', forwardTo: null }] } },
    },
  ],
};

function toNumber(name: string, number: string): PlayedChoice {
  const typed = filling({
    ...onForwarding,
    name,
    answers: { where: 'BUSY', number },
    texts: { 'voice:forwardTo': number },
  });
  return {
    ...typed,
    async bring(hand) {
      await pick(hand.page.getByRole('radio', { name: hand.words.say('voice:forwardings.BUSY') }));
      await typed.bring(hand);
    },
  };
}
