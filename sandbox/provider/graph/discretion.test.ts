import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const [production, development] = [await openTestProvider(), await openTestProvider({ development: true })];
afterAll(() => Promise.all([production.database.destroy(), development.database.destroy()]));

const history =
  'query ($id: ID!, $first: Int) { billingAccount(id: $id) { payments(first: $first) { id } } }';
const pay = 'mutation ($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { paymentId } }';

/** Requests that GraphQL itself rejects, with a text in them that the answer must not contain. */
const refused: [string, object][] = [
  ['a field that is spelled a little wrong', { query: '{ acount { usernam } }' }],
  ['a field that is spelled a little wrong, deep down', { query: '{ account { usernam } }' }],
  ['an argument that does not exist', { query: '{ billingAccount(idd: "canary") { amountDue } }' }],
  ['a type that does not exist', { query: 'query ($a: BilingArea) { account { username } }' }],
  ['a value of another type', { query: history, variables: { id: 'x', first: 'canary' } }],
  ['an id that is none', { query: history, variables: { id: 'canary canary' } }],
  ['a field of the input that does not exist', { query: pay, variables: { input: { ammount: 'canary' } } }],
  ['a variable that is missing', { query: history, variables: { canary: true } }],
  ['variables that are none', { query: history, variables: 'canary' }],
  ['extensions that are none', { query: '{ __typename }', extensions: 'canary' }],
  ['a parameter that is unknown', { query: '{ __typename }', canary: 'canary' }],
  ['a question for the schema', { query: '{ __schema { types { name } } }' }],
  ['a question for a type', { query: '{ __type(name: "Account") { name } }' }],
];

describe('in production', () => {
  it.each(refused)('%s is refused without a word about the schema or what was sent', async (_what, body) => {
    const { errors, text } = await ask(production, body);
    expect(errors.map(({ message, extensions }) => ({ message, extensions }))).toEqual(
      errors.map(() => ({ message: 'The request is not valid.', extensions: { code: 'INVALID_INPUT' } })),
    );
    expect(errors).not.toEqual([]);
    expect(text).not.toMatch(/canary|did you mean/i);
  });
});

it('for developers the schema is told, and what is wrong', async () => {
  const [schema, misspelt] = await Promise.all([
    ask(development, { query: '{ __type(name: "Account") { name } }' }),
    ask(development, { query: '{ acount { username } }' }),
  ]);
  expect(schema.text).toBe('{"data":{"__type":{"name":"Account"}}}');
  expect(misspelt.errors).toMatchObject([
    { message: expect.stringContaining('Did you mean "account"?'), extensions: { code: 'INVALID_INPUT' } },
  ]);
});

async function ask({ portal, personas }: typeof production, body: object) {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await portal(await personas.clone('maria'), '/selfservice/graph', init);
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions: object }[] };
  return { text, errors };
}
