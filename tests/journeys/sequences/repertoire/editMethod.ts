import { changing } from './changing.ts';
import type { Hand, PlayedCustomer, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { answers } from './reading.ts';
import { methodAddress } from './wallet.ts';

/** Changing a saved card, one that Auto Pay uses, and a bank account, which cannot be changed. */
export const editMethod: PlayedRepertoire = {
  customers: [
    customer('maria', '4242', { 'saved-method.method': 'VISA', 'saved-method.autoPayFor': 'absent' }),
    customer('priya', '5100', { 'saved-method.method': 'MASTERCARD', 'saved-method.autoPayFor': 'CORE' }),
    customer('maria', '6789', { 'saved-method.method': 'BANK_ACCOUNT', 'saved-method.autoPayFor': 'absent' }),
  ],
  choices: [
    {
      name: 'another expiration',
      at: 'card',
      events: ['continue'],
      answers: () => ({}),
      async bring(hand) {
        await hand.steps.field('frameCard', 'expiration').fill('08/33');
        await hand.steps.field('frameCard', 'zip').fill('28277');
        await typeNewCode(hand, '');
      },
    },
  ],
  ways: [
    {
      ...way('what was changed', 'read'),
      isLocal: true,
      answers: () => ({ expiration: '0833', zip: '28202', nameOnCard: 'name' }),
    },
    {
      ...way('the ZIP code is too short', 'invalid'),
      prepare: ({ steps }) => steps.field('frameCard', 'zip').fill('1234'),
    },
    { ...way('the new code is wrong', 'mismatch'), prepare: (hand) => typeNewCode(hand, '999') },
    {
      ...way('codes were tried too often', 'too-many-attempts'),
      async prepare(hand) {
        await answers('security-code-checks', 429)(hand);
        await typeNewCode(hand, '123');
      },
    },
    {
      ...way('the card service fails', 'unknown'),
      async prepare(hand) {
        await answers('security-code-checks', 500)(hand);
        await typeNewCode(hand, '123');
      },
    },
    ...changing({
      at: 'save',
      calls: 'updatePaymentMethod',
      refusals: {
        failed: 'NOT_ALLOWED',
        'expires-too-soon': 'METHOD_NOT_ELIGIBLE EXPIRED',
        gone: 'NOT_FOUND',
      },
    }),
  ],
};

function customer(
  persona: string,
  lastFour: string,
  method: Readonly<Record<string, string>>,
): PlayedCustomer {
  return {
    name: `${persona}, with what ends in ${lastFour}`,
    persona,
    facts: { ...factsOf(persona), ...method },
    address: methodAddress(lastFour, 'edit'),
  };
}

function way(name: string, outcome: string) {
  return { name, outcome, at: 'read' };
}

function typeNewCode({ steps }: Hand, code: string): Promise<void> {
  return steps.field('frameCard', 'securityCodeOptional').fill(code);
}
