import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import type { PaymentOutcomeFragment } from '../graph/generated/billing.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';

it.each([
  ['was declined', { reasonCode: 'DECLINED' }, 'declined'],
  ['failed for another reason than a decline', { reasonCode: 'NOT_COMPLETED' }, 'failed'],
  ['failed for no reason that is told', {}, 'failed'],
] as const)('a payment without an id that %s is told so (BL-CAL-007)', (_, answer, outcome) => {
  expect(outcomeOf(answerOf(answer))).toEqual({ outcome });
});

it.each(['FAILED', 'CANCELLED'] as const)('a payment that is %s is not told as paid', (status) => {
  expect(outcomeOf(answerOf({ paymentId: 'p-1', status }))).toEqual({ outcome: 'failed' });
});

it.each([undefined, null])('no answer at all says nothing: it is not known (%s)', (answer) => {
  expect(outcomeOf(answer)).toEqual({ outcome: 'unknown' });
});

it.each([
  ['SUCCESSFUL', 'succeeded'],
  ['PENDING', 'pending'],
  ['SCHEDULED', 'scheduled'],
] as const)('a payment that is %s has %s', (status, outcome) => {
  expect(outcomeOf(answerOf({ paymentId: 'p-1', confirmationNumber: 'C-1', status }))).toEqual({
    outcome,
    answers: { confirmationNumber: 'C-1' },
  });
});

it('says when it was sent by the clocks of the biller, wherever the browser is, and what is left to pay', () => {
  const answer = { status: 'SUCCESSFUL', at: '2026-11-20T17:04:00Z', leftToPay: 0 } as const;
  const told = { confirmationNumber: 'C-1', time: '07:04', zone: 'HST', leftToPay: '0' };
  expect(
    outcomeOf(
      answerOf({ paymentId: 'p-1', confirmationNumber: 'C-1', timeZone: 'Pacific/Honolulu', ...answer }),
    ).answers,
  ).toEqual(told);
});

it('says with what it is paid: another tab may have sent it, with another method than was chosen here', () => {
  const method = { type: 'VISA', lastFour: '4242' } as const;
  const answer = answerOf({ paymentId: 'p-1', status: 'SUCCESSFUL', method });
  expect(outcomeOf(answer).answers).toMatchObject({ methodType: 'VISA', lastFour: '4242' });
});

it('without a confirmation number the id stands in (BL-CAL-006)', () => {
  expect(outcomeOf(answerOf({ paymentId: 'p-1', status: 'SUCCESSFUL' })).answers).toEqual({
    confirmationNumber: 'p-1',
  });
});

describe('a call that failed', () => {
  it('with a refusal is what the manifest says of that, and not known where it says nothing', () => {
    expect(outcomeOfFailure(graphError('NOT_ALLOWED'))).toEqual({
      outcome: 'unknown',
      refusal: ['NOT_ALLOWED'],
    });
  });

  it('because nothing more arrives with its key was not sent, whatever a manifest says', () => {
    expect(outcomeOfFailure(graphError('ATTEMPT_CLOSED'))).toEqual({ outcome: 'not-sent' });
  });

  it('because it may repeat another one names that, and all that have to be named to pay besides', () => {
    const extensions = {
      paymentIds: ['p-2', 'p-1'],
      amount: 8410,
      since: '2026-11-20T17:00:00Z',
      inFlight: true,
    };
    expect(outcomeOfFailure(graphError('POSSIBLE_DUPLICATE', extensions))).toEqual({
      outcome: 'possible-duplicate',
      answers: {
        duplicates: 'p-2 p-1',
        duplicateAmount: '8410',
        duplicateSince: '2026-11-20T17:00:00Z',
        duplicateInFlight: true,
        duplicateScheduled: false,
        duplicateOn: '',
        askedAmount: '0',
      },
    });
    const scheduled = { ...extensions, inFlight: false, scheduledFor: '2026-12-04' };
    expect(outcomeOfFailure(graphError('POSSIBLE_DUPLICATE', scheduled)).answers).toMatchObject({
      duplicateScheduled: true,
      duplicateOn: '2026-12-04',
    });
    const asked = { amount: 8410, besides: ['p-0', 'p-1'] };
    expect(outcomeOfFailure(graphError('POSSIBLE_DUPLICATE', extensions), asked).answers).toMatchObject({
      duplicates: 'p-2 p-1 p-0',
      askedAmount: '8410',
    });
  });

  it.each([
    graphError('INTERNAL'),
    graphError('IDEMPOTENCY_KEY_REUSED'),
    new TypeError('There is no network.'),
    undefined,
  ])('says nothing of what became of the payment: %s', (error) => {
    expect(outcomeOfFailure(error)).toEqual({ outcome: 'unknown' });
  });
});

function answerOf(given: Partial<PaymentOutcomeFragment>): PaymentOutcomeFragment {
  return {
    paymentId: null,
    confirmationNumber: null,
    status: null,
    amount: null,
    paymentDate: null,
    at: null,
    timeZone: null,
    leftToPay: null,
    method: null,
    reasonCode: null,
    ...given,
  };
}

function graphError(code: string, more: object = {}): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused.', extensions: { code, ...more } }] });
}
