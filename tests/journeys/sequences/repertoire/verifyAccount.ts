import type { FaultOrder } from '../../../../sandbox/platform/fault/fault.ts';
import type { Hand, PlayedChoice, PlayedRepertoire, PlayedWay } from './hand.ts';
import { factsOf } from './personas.ts';

type Effect = FaultOrder['effect'];

const address = '/cpni-verification';
const minute = 60_000;
const unavailable: Effect = { kind: 'http-status', status: 503 };
const locked: Effect = { kind: 'graphql-error', code: 'TOO_MANY_ATTEMPTS', reason: 'LOCKED' };

/** Verifying a customer by a code; also one whom no code can reach. */
export const verifyAccount: PlayedRepertoire = {
  customers: [
    { name: 'petra', persona: 'petra', facts: notVerified(true), address },
    { name: 'ines', persona: 'ines', facts: notVerified(false), address },
  ],
  choices: [
    {
      name: 'by text message',
      at: 'channel',
      events: ['continue'],
      when: { 'cpni.hasPhone': true },
      answers: () => ({ channel: 'TEXT' }),
      bring: ({ page }) => page.getByRole('radio').first().check({ force: true }),
    },
    {
      name: 'no way',
      at: 'channel',
      events: ['continue'],
      when: { 'verify-account.channel': 'unanswered' },
      answers: () => ({}),
      bring: () => Promise.resolve(),
    },
    typed('the code', ({ customer }) => customer.code()),
    typed('five digits', () => Promise.resolve('12345')),
  ],
  ways: [
    ...sending('send'),
    ...sending('send-again'),
    {
      ...way('verify', 'verified'),
      when: { code: 'sent' },
      calls: 'verifyAccount',
      leadsTo: '/billing/statements',
    },
    refused('verify', 'wrong', { kind: 'graphql-error', code: 'CODE_REFUSED', reason: 'WRONG' }),
    refused('verify', 'expired', { kind: 'graphql-error', code: 'CODE_REFUSED', reason: 'EXPIRED' }),
    refused('verify', 'locked', locked),
    refused('verify', 'failed', { kind: 'graphql-error', code: 'NOT_ALLOWED' }),
    refused('verify', 'unknown', unavailable),
  ],
};

function notVerified(isReached: boolean) {
  return {
    ...factsOf('maria'),
    'account.hasVoice': true,
    'cpni.compliant': false,
    'cpni.hasPhone': isReached,
    'cpni.hasEmail': isReached,
    code: 'none',
  };
}

function typed(name: string, codeOf: (hand: Hand) => Promise<string>): PlayedChoice {
  return {
    name,
    at: 'code',
    events: ['continue'],
    answers: () => ({ code: name === 'the code' ? '123456' : '12345' }),
    async bring(hand) {
      const code = (await codeOf(hand)) || '123456';
      await hand.page.getByRole('textbox', { name: hand.words.say('verify:code.label') }).fill(code);
    },
  };
}

function sending(at: string): readonly PlayedWay[] {
  return [
    {
      ...way(at, 'sent'),
      notes: { code: 'sent' },
      calls: 'sendVerificationCode',
      // Two codes must be half a minute apart.
      async prepare({ customer }) {
        const { now } = (await customer.billing()).paymentSchedule;
        await customer.setClock(new Date(Date.parse(now) + minute), 'moved');
      },
    },
    refused(at, 'sent-just-now', {
      kind: 'graphql-error',
      code: 'TOO_MANY_ATTEMPTS',
      reason: 'SENT_JUST_NOW',
    }),
    refused(at, 'locked', locked),
    refused(at, 'failed', { kind: 'graphql-error', code: 'NOT_ALLOWED' }),
    refused(at, 'unknown', unavailable),
  ];
}

function refused(at: string, outcome: string, effect: Effect): PlayedWay {
  const calls = at === 'verify' ? 'verifyAccount' : 'sendVerificationCode';
  return { ...way(at, outcome), calls, prepare: ({ customer }) => customer.fault(calls, effect, 1) };
}

function way(at: string, outcome: string) {
  return { at, outcome, name: outcome };
}
