import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { readGraphFailure } from './graphFailure.ts';

it.each<[string, string[] | undefined, string, string]>([
  ['at the mutation', ['createInstantPaymentV2'], 'NOT_ALLOWED', 'refused'],
  ['at no field', undefined, 'INVALID_INPUT', 'refused'],
  [
    'at the mutation, with a code that refuses nothing',
    ['createInstantPaymentV2'],
    'SERVICE_UNAVAILABLE',
    'unknown',
  ],
  [
    'inside of the answer of what was done',
    ['createInstantPaymentV2', 'leftToPay'],
    'NOT_ALLOWED',
    'unknown',
  ],
])('an error %s says whether something was done', (_, path, code, kind) => {
  const errors = [{ message: 'No.', ...(path && { path }), extensions: { code } }];
  expect(readGraphFailure(new CombinedGraphQLErrors({ errors })).kind).toBe(kind);
});

it('a call without an answer says nothing', () => {
  const reason = new TypeError('no network');
  expect(readGraphFailure(reason)).toEqual({ kind: 'unknown', reason });
});
