import type { PlayedCustomer } from './hand.ts';
import { factsOf } from './personas.ts';

/**
 * Somebody with a home phone, at the page of its first line or message.
 *
 * @param path the address of the page of a thing
 */
export function withHomePhone(things: 'lines' | 'voicemails', path: (id: string) => string): PlayedCustomer {
  return {
    name: 'hannah',
    persona: 'hannah',
    facts: factsOf('hannah'),
    async address({ ask }) {
      const { homePhone } = await ask<{ homePhone: Record<string, { id: string }[]> }>(
        `{ homePhone { ${things} { id } } }`,
      );
      return path(homePhone[things]?.[0]?.id ?? '');
    },
  };
}
