import type { AtomValue } from '../../../../engine/core/fact/index.ts';
import type { FaultOrder } from '../../../../sandbox/platform/fault/fault.ts';
import { signInToBank } from '../../journey/index.ts';
import type { Hand, PlayedWay } from './hand.ts';

const newCard = {
  token: 'token',
  methodType: 'VISA',
  cardKind: 'CREDIT',
  lastFour: '4242',
};

/**
 * The ends of reading the text typed into the frame of the card service, in a sequence with data about what is typed there.
 * The choice of a new card has noted which one it is.
 */
export function readingOf(
  sequence: string,
  at = 'read-method',
  sourceIn = 'methodSource',
): readonly PlayedWay[] {
  const from = (source: string) => ({ [`${sequence}.${sourceIn}`]: source });
  const saved = from('saved');
  const way = wayAt(at);
  return [
    { ...way('the code is right', 'read'), when: saved, answers: () => ({ proof: 'proof' }) },
    {
      ...way('a new card', 'read'),
      when: { ...from('new-card'), card: 'usual' },
      answers: () => ({ ...newCard, expiration: '1299' }),
    },
    {
      ...way('a new card that expires this month', 'read'),
      when: { ...from('new-card'), card: 'expiring' },
      answers: ({ 'billing.today': today }) => ({ ...newCard, expiration: expirationIn(today) }),
    },
    {
      ...way('a prepaid card', 'read'),
      when: { ...from('new-card'), card: 'prepaid' },
      answers: () => ({ ...newCard, methodType: 'MASTERCARD', cardKind: 'PREPAID', lastFour: '5100' }),
    },
    {
      ...way('a new bank account', 'read'),
      when: from('new-bank-account'),
      answers: () => ({ token: 'token', methodType: 'BANK_ACCOUNT', lastFour: '6789' }),
    },
    { ...way('no code was typed', 'invalid'), when: saved, prepare: ({ steps }) => steps.typeCode('') },
    { ...way('the code is wrong', 'mismatch'), when: saved, prepare: ({ steps }) => steps.typeCode('999') },
    {
      ...way('tried too often', 'too-many-attempts'),
      when: saved,
      prepare: answers('security-code-checks', 429),
    },
    {
      ...way('the card service fails', 'unknown'),
      when: saved,
      prepare: answers('security-code-checks', 500),
    },
    {
      ...way('the card service does not take the new card', 'unknown'),
      when: from('new-card'),
      prepare: answers('payments', 500),
    },
    {
      ...way('the ZIP code of the new card is left out', 'invalid'),
      when: from('new-card'),
      prepare: async ({ steps }) => steps.field('frameCard', 'zip').fill(''),
    },
    {
      ...way('new cards were tried too often', 'too-many-attempts'),
      when: from('new-card'),
      prepare: answers('payments', 429),
    },
  ];
}

/** The ends of signing in to the bank. */
export function linkingAt(at: string): readonly PlayedWay[] {
  const way = wayAt(at);
  return [
    {
      ...way('the bank knows who signs in', 'read'),
      answers: () => ({ token: 'token', methodType: 'BANK_ACCOUNT', lastFour: '4417' }),
    },
    { ...way('no password was typed', 'invalid'), prepare: (hand) => signInToBank(hand, '') },
    { ...way('the password is wrong', 'mismatch'), prepare: (hand) => signInToBank(hand, 'wrong') },
    { ...way('signed in too often', 'too-many-attempts'), prepare: answers('bank-sign-ins', 429) },
    { ...way('the bank fails', 'unknown'), prepare: answers('bank-sign-ins', 500) },
  ];
}

/** MMYY of the month of a day. */
export function expirationIn(day: AtomValue | undefined): string {
  const text = String(day);
  return `${text.slice(5, 7)}${text.slice(2, 4)}`;
}

/** Makes the card service, or the bank, answer one call with a status. */
export function answers(call: 'security-code-checks' | 'payments' | 'bank-sign-ins', status: 429 | 500) {
  const effect: FaultOrder['effect'] = { kind: 'http-status', status };
  return ({ customer }: Hand): Promise<void> => customer.fault(call, effect, 1);
}

function wayAt(at: string) {
  return (name: string, outcome: string) => ({ name, outcome, at });
}
