import { expect, it } from 'vitest';
import { callCardService, type CardServiceCall, type ServiceOutcome } from './cardService.ts';

const card: CardServiceCall = {
  ticket: 'ticket-1',
  mode: 'card',
  methodId: undefined,
  values: { cardNumber: '4242424242424242', securityCode: '123' },
};

it('asks the tokenisation path for a token, with the ticket', async () => {
  const method = { type: 'VISA', lastFour: '4242', expiration: '0829' };
  const { outcome, sent } = await answering(card, 201, { token: 'token-1', method });
  expect(outcome).toEqual({ kind: 'token', token: 'token-1', method });
  expect(sent.url).toBe('/api/pub/pci/v1/payments');
  expect(sent.headers.get('authorization')).toBe('Bearer ticket-1');
  expect(sent.body).toEqual({ kind: 'card', cardNumber: '4242424242424242', securityCode: '123' });
});

it('asks for a proof of the security code of a saved card', async () => {
  const check = {
    ...card,
    mode: 'security-code',
    methodId: 'method-1',
    values: { securityCode: '123' },
  } as const;
  const { outcome, sent } = await answering(check, 201, { proof: 'proof-1' });
  expect(outcome).toEqual({ kind: 'proof', proof: 'proof-1' });
  expect(sent.url).toBe('/pci/cps/v1/security-code-checks');
  expect(sent.body).toEqual({ methodId: 'method-1', securityCode: '123' });
});

it('asks the bank for a token of the account of whoever signs in', async () => {
  const method = { type: 'BANK_ACCOUNT', lastFour: '4417' };
  const values = { userName: 'maria.bank', password: 'hers' };
  const signIn = { ...card, mode: 'bank-sign-in', values } as const;
  const { outcome, sent } = await answering(signIn, 201, { token: 'token-1', method });
  expect(outcome).toEqual({ kind: 'token', token: 'token-1', method });
  expect(sent.url).toBe('/bank/v1/bank-sign-ins');
  expect(sent.body).toEqual(values);
});

it.each([
  [409, { reason: 'mismatch' }, { kind: 'mismatch' }],
  [429, { reason: 'too-many-attempts' }, { kind: 'too-many-attempts' }],
  [
    422,
    { fields: [{ field: 'zip', error: 'invalid' }] },
    { kind: 'invalid', fields: [{ field: 'zip', error: 'invalid' }] },
  ],
  [401, {}, { kind: 'failed' }],
  [404, {}, { kind: 'failed' }],
  [500, {}, { kind: 'failed' }],
  [201, { nonsense: true }, { kind: 'failed' }],
] as const)('understands the answer %i', async (status, body, expected) => {
  const { outcome } = await answering(card, status, body);
  expect(outcome).toEqual(expected);
});

it('says that it failed when there is no answer', async () => {
  const outcome = await callCardService(card, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toEqual({ kind: 'failed' });
});

interface Sent {
  url: string;
  headers: Headers;
  body: unknown;
}

async function answering(
  call: CardServiceCall,
  status: number,
  body: object,
): Promise<{ outcome: ServiceOutcome; sent: Sent }> {
  const sent: Sent = { url: '', headers: new Headers(), body: undefined };
  const outcome = await callCardService(call, (input, init) => {
    sent.url = String(input);
    sent.headers = new Headers(init?.headers);
    sent.body = JSON.parse(String(init?.body));
    return Promise.resolve(Response.json(body, { status }));
  });
  return { outcome, sent };
}
