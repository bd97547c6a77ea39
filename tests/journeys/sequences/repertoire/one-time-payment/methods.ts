import type { AtomValue } from '../../../../../engine/core/fact/index.ts';
import { chooseNewCard, enteredNow, pick, savedCard, unlessChosen, type ChosenMethod } from '../choosing.ts';
import type { PlayedChoice } from '../hand.ts';
import { methodsOf, onMethod, usualWallet } from '../methods.ts';
import { expirationIn } from '../reading.ts';

const sequence = 'one-time-payment';

/** Choices on the step of the method. */
export const methods: readonly PlayedChoice[] = [
  ...methodsOf({ sequence, group: 'payment', bankAccount: '6789' }),
  {
    ...onMethod('a new card that expires this month', usualWallet),
    notes: { card: 'expiring' },
    answers: unlessChosen(sequence, enteredNow('new-card')),
    async bring(hand) {
      const { today } = (await hand.customer.billing()).paymentSchedule;
      await chooseNewCard(hand);
      await hand.steps.addCard({
        number: '4242424242424242',
        expiration: `${today.slice(5, 7)}/${today.slice(2, 4)}`,
      });
    },
  },
  {
    ...onMethod('the saved card that expires this month', { wallet: 'expiring card' }),
    answers: (facts) => unlessChosen(sequence, cardOfThisMonth(facts['billing.today']))(facts),
    async bring({ steps }) {
      await pick(steps.savedMethod('DISCOVER', '9424'));
      await steps.typeCode('123');
    },
  },
  {
    ...onMethod('nothing', { wallet: 'empty', 'one-time-payment.methodSource': 'unanswered' }),
    answers: () => ({}),
    bring: () => Promise.resolve(),
  },
];

function cardOfThisMonth(today: AtomValue | undefined): ChosenMethod {
  return { ...savedCard('DISCOVER', '9424'), cardExpiration: expirationIn(today) };
}
