import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, portal } = await openTestProvider();
afterAll(() => database.destroy());

it('SH-CALL-011: visitors read at the auxiliary graph which plans everybody can have, in either language', async () => {
  const question =
    'query ($language: String!) { plans(language: $language) { name description price promotionMonths } }';
  expect(await ask(undefined, '/selfservice/graphauxiliary', question, { language: 'es' })).toMatchObject({
    data: {
      plans: [
        { name: 'Internet 300' },
        { name: 'Internet 500' },
        { name: 'Internet 1 Gig', price: 6999, promotionMonths: 12 },
        // TV Choice has a promotion for customers only.
        { name: 'TV Choice', price: 2499, promotionMonths: null },
        { name: 'Home Phone Unlimited' },
      ],
    },
  });
});

it.each([
  ['ABCD-1234', { data: { activateStreaming: { isActive: true } } }],
  ['abcd 1234', { data: { activateStreaming: { isActive: true } } }],
  ['ABCD-0000', { errors: [{ extensions: { code: 'CODE_REFUSED', reason: 'WRONG' } }] }],
  ['ABCD-123', { errors: [{ extensions: { code: 'CODE_REFUSED', reason: 'WRONG' } }] }],
])('a TV that shows %s is answered %j', async (code, answer) => {
  const mutation = 'mutation ($code: String!) { activateStreaming(code: $code) { isActive } }';
  expect(await ask(undefined, '/selfservice/graphauxiliary', mutation, { code })).toMatchObject(answer);
});

it('SH-ROUTE-037: who tries code after code is refused after ten, and nobody else is', async () => {
  const mutation = 'mutation ($code: String!) { activateStreaming(code: $code) { isActive } }';
  const guesser = await personas.clone('maria');
  const answerTo = (username: string, code: string): Promise<unknown> =>
    askAs(username, '/selfservice/graphauxiliary', mutation, { code });
  for (let tries = 0; tries < 10; tries += 1)
    expect(await answerTo(guesser, 'ABCD-0000')).toMatchObject({
      errors: [{ extensions: { code: 'CODE_REFUSED' } }],
    });
  expect(await answerTo(guesser, 'ABCD-1234')).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS', reason: 'LOCKED' } }],
  });
  expect(await answerTo(await personas.clone('maria'), 'ABCD-1234')).toMatchObject({
    data: { activateStreaming: { isActive: true } },
  });
});

it('SH-CALL-012: webmail tells whose mailbox it is to whoever is signed in', async () => {
  const question = '{ mailbox { address unread } }';
  expect(await ask('maria', '/webmail/graphql', question)).toEqual({
    data: {
      mailbox: { address: expect.stringContaining('@') as string, unread: expect.any(Number) as number },
    },
  });
  expect(await ask(undefined, '/webmail/graphql', question)).toMatchObject({
    errors: [{ extensions: { code: 'NOT_SIGNED_IN' } }],
  });
});

async function ask(
  persona: string | undefined,
  path: string,
  query: string,
  variables = {},
): Promise<unknown> {
  return askAs(persona && (await personas.clone(persona)), path, query, variables);
}

async function askAs(
  username: string | undefined,
  path: string,
  query: string,
  variables = {},
): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await portal(username, path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}
