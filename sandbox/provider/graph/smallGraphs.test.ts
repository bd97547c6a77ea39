import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, portal, graph } = await openTestProvider();
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

it('SH-CALL-013, SH-CALL-029: the deep-link graph tells anybody where the addresses of adverts lead', async () => {
  const rules = {
    data: { vanityRules: expect.arrayContaining([{ path: '/fall', target: '/mkt' }]) as unknown },
  };
  for (const persona of [undefined, 'maria'])
    expect(await ask(persona, '/selfservice/graphdlink', '{ vanityRules { path target } }')).toEqual(rules);
});

const guard = 'mutation ($level: CallGuardLevel!) { setCallGuard(level: $level) { level } }';

it('SH-CALL-014: the voice console sets Call Guard for the whole account, as the main graph does', async () => {
  const hannah = await personas.clone('hannah');
  const level = 'STRICT';
  expect(await askAs(hannah, '/selfservice/vox-con/graphql', guard, { level })).toEqual({
    data: { setCallGuard: { level } },
  });
  expect(await askAs(hannah, '/selfservice/vox-con/graphql', '{ callGuardLevel }')).toEqual({
    data: { callGuardLevel: level },
  });
  expect((await graph(hannah, '{ homePhone { level } }')).data).toMatchObject({ homePhone: { level } });
});

it.each([
  ['a visitor', undefined, 'NOT_SIGNED_IN'],
  ['a Standard user', 'diego', 'NOT_ALLOWED'],
  ['a child', 'chloe', 'NOT_ALLOWED'],
  ['whoever has not shown who it is', 'petra', 'NOT_ALLOWED'],
  ['a client of an employee', 'ezra', 'NOT_ALLOWED'],
])('SH-CALL-014, SH-VOICE-013: the voice console sets nothing for %s', async (_, persona, code) => {
  expect(await ask(persona, '/selfservice/vox-con/graphql', guard, { level: 'OFF' })).toMatchObject({
    errors: [{ extensions: { code } }],
  });
});

it('SH-CALL-014: the voice console knows the levels of Call Guard and no others', async () => {
  const hannah = await personas.clone('hannah');
  expect(await askAs(hannah, '/selfservice/vox-con/graphql', guard, { level: 'LOUD' })).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_INPUT' } }],
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
