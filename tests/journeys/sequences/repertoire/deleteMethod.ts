import { changing } from './changing.ts';
import type { PlayedCustomer, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { methodAddress } from './wallet.ts';

/** Deleting a saved method: an unused one, and those in use. */
export const deleteMethod: PlayedRepertoire = {
  customers: [
    customer('maria', '4242', 'absent'),
    customer('priya', '5100', 'AUTO_PAY'),
    customer('sofia', '2046', 'SCHEDULED_PAYMENT'),
  ],
  choices: [],
  ways: changing({
    at: 'delete',
    calls: 'deletePaymentMethod',
    refusals: { failed: 'NOT_ALLOWED', 'in-use': 'METHOD_IN_USE AUTO_PAY' },
  }),
};

function customer(persona: string, lastFour: string, deleteBlock: string): PlayedCustomer {
  return {
    name: persona,
    persona,
    facts: { ...factsOf(persona), 'saved-method.deleteBlock': deleteBlock },
    address: methodAddress(lastFour, 'delete'),
  };
}
