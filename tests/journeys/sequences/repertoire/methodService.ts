import type { Customer } from '../../journey/index.ts';
import { termsOn } from './autoPay.ts';
import { changing } from './changing.ts';
import type { PlayedChoice, PlayedCustomer, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { methodAddress } from './wallet.ts';

const areas = ['core', 'mobile', 'streaming'] as const;

type Area = (typeof areas)[number];

/** Choosing the services whose Auto Pay uses a method: of three bills, of one, and of none. */
export const methodService: PlayedRepertoire = {
  customers: [
    { ...customer('hannah', '4444', 'AVAILABLE AVAILABLE AVAILABLE'), prepare: saveCard },
    customer('hannah', '4242', 'AVAILABLE USED AVAILABLE'),
    customer('maria', '4444', 'AVAILABLE absent absent'),
    customer('carlos', '2773', 'absent AVAILABLE absent'),
    customer('carlos', '6650', 'absent KIND_NOT_ALLOWED absent'),
  ],
  choices: [...combinations().map(chosen), ...termsOn('save')],
  ways: areas.flatMap((area) =>
    changing({
      at: `change-${area}`,
      calls: 'setAutoPayMethod',
      refusals: { failed: 'METHOD_NOT_ELIGIBLE EXPIRED' },
    }),
  ),
};

/** A customer with a method, and its state for Auto Pay of each service. */
function customer(persona: string, lastFour: string, states: string): PlayedCustomer {
  const [core = '', mobile = '', streaming = ''] = states.split(' ');
  return {
    name: `${persona}, with what ends in ${lastFour}`,
    persona,
    facts: {
      ...factsOf(persona),
      'saved-method.coreAutoPay': core,
      'saved-method.mobileAutoPay': mobile,
      'saved-method.streamingAutoPay': streaming,
    },
    address: methodAddress(lastFour, 'service'),
  };
}

/** Saves a card that nothing uses. */
async function saveCard({ ask, enter }: Customer): Promise<void> {
  const token = await enter({
    kind: 'card',
    cardNumber: '5555555555554444',
    expiration: `12${String(new Date().getFullYear() + 3).slice(-2)}`,
    securityCode: '123',
    zip: '10701',
    nameOnCard: 'Hannah Rosen',
  });
  const input = `{ idempotencyKey: "${crypto.randomUUID()}", token: "${token}" }`;
  await ask(`mutation { savePaymentMethod(input: ${input}) { id } }`);
}

/** Every set of services. */
function combinations(): readonly (readonly Area[])[] {
  return areas.reduce<readonly (readonly Area[])[]>(
    (sets, area) => [...sets.map((set) => [...set, area]), ...sets],
    [[]],
  );
}

function chosen(set: readonly Area[]): PlayedChoice {
  const ticks = areas.map((area) => [area, set.includes(area)] as const);
  return {
    name: set.join(' and ') || 'no service',
    at: 'services',
    events: ['continue'],
    // Only offered services can be ticked.
    when: Object.fromEntries(set.map((area) => [`saved-method.${area}AutoPay`, 'AVAILABLE'])),
    answers: (facts) =>
      Object.fromEntries(ticks.filter(([area]) => facts[`saved-method.${area}AutoPay`] === 'AVAILABLE')),
    async bring({ page, words }) {
      for (const [area, isTicked] of ticks) {
        const box = page.getByRole('checkbox', { name: words.say(`billing:areas.${area.toUpperCase()}`) });
        if (isTicked || (await box.isVisible())) await box.setChecked(isTicked, { force: true });
      }
    },
  };
}
