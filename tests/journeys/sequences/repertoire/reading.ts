import type { FaultOrder } from '../../../../sandbox/platform/fault/fault.ts';
import { signInToBank } from '../../journey/index.ts';
import { expirationIn } from './methods.ts';
import type { Hand, PlayedWay } from './hand.ts';

const saved = { 'one-time-payment.methodSource': 'saved' };
const newCard = {
  token: 'token',
  methodType: 'VISA',
  cardKind: 'CREDIT',
  lastFour: '4242',
};

/** How reading what was typed into the frame of the card service ends. */
export const reading: readonly PlayedWay[] = [
  { ...way('the code is right', 'read'), when: saved, answers: () => ({ proof: 'proof' }) },
  {
    ...way('a new card', 'read'),
    when: { 'one-time-payment.methodSource': 'new-card', card: 'usual' },
    answers: () => ({ ...newCard, expiration: '1299' }),
  },
  {
    ...way('a new card that expires this month', 'read'),
    when: { 'one-time-payment.methodSource': 'new-card', card: 'expiring' },
    answers: ({ 'billing.today': today }) => ({ ...newCard, expiration: expirationIn(today) }),
  },
  {
    ...way('a new bank account', 'read'),
    when: { 'one-time-payment.methodSource': 'new-bank-account' },
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
    when: { 'one-time-payment.methodSource': 'new-card' },
    prepare: answers('payments', 500),
  },
  {
    ...way('the bank knows who signs in', 'read', 'link-bank'),
    answers: () => ({ token: 'token', methodType: 'BANK_ACCOUNT', lastFour: '4417' }),
  },
  {
    ...way('no password was typed', 'invalid', 'link-bank'),
    prepare: (hand) => signInToBank(hand, ''),
  },
  {
    ...way('the password is wrong', 'mismatch', 'link-bank'),
    prepare: (hand) => signInToBank(hand, 'wrong'),
  },
  {
    ...way('signed in too often', 'too-many-attempts', 'link-bank'),
    prepare: answers('bank-sign-ins', 429),
  },
  { ...way('the bank fails', 'unknown', 'link-bank'), prepare: answers('bank-sign-ins', 500) },
];

function way(name: string, outcome: string, at = 'read-method') {
  return { name, outcome, at };
}

function answers(call: 'security-code-checks' | 'payments' | 'bank-sign-ins', status: 429 | 500) {
  const effect: FaultOrder['effect'] = { kind: 'http-status', status };
  return ({ customer }: Hand): Promise<void> => customer.fault(call, effect, 1);
}
