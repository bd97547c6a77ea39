import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';
import documents from './generated/documents.json' with { type: 'json' };
import { isKnown } from './knownDocuments.ts';

const sandbox = await openTestProvider({ onlyKnownDocuments: true });
const maria = await sandbox.personas.clone('maria');
afterAll(() => sandbox.database.destroy());

const byPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };

describe('a question by its address', () => {
  it('is answered by its id, for whoever is signed in, and kept nowhere', async () => {
    const answer = await ask({ id: idOf('Account') });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('vary')).toBe('cookie');
    expect(await answer.json()).toMatchObject({ data: { account: { accountCanPayBill: true } } });
  });

  it('names no account: that of the session is meant', async () => {
    const payments = await ask({ id: idOf('PaymentHistory'), variables: '{"first":1}' });
    expect(await payments.json()).toMatchObject({ data: { billingAccounts: [{ payments: [{}] }] } });
    const wallet = await ask({ id: idOf('Wallet') });
    expect(await wallet.json()).toMatchObject({ data: { wallet: expect.any(Array) } });
  });

  it('is answered whatever number it has, which only says that it is asked again', async () => {
    expect((await ask({ id: idOf('Account'), again: '3' })).status).toBe(200);
  });

  it.each([
    ['an id that nobody has made', 'f'.repeat(64)],
    ['none', ''],
    ['that of a mutation: an address changes nothing', idOf('CreateInstantPayment')],
    ['a name of every object', 'constructor'],
  ])('is refused with a code where its id is %s', async (_, id) => {
    const answer = await ask({ id });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }] });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it.each(['[1]', '"x"', '{', '{"first":"many"}', `{"first":${'1'.repeat(1_000)}}`])(
    'is refused where its variables are %s',
    async (variables) => {
      const { errors } = (await (await ask({ id: idOf('PaymentHistory'), variables })).json()) as {
        errors: unknown;
      };
      expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    },
  );

  it('is answered to nobody who is not signed in', async () => {
    const address = `/selfservice/graph?id=${idOf('Account')}`;
    expect((await sandbox.portal(undefined, address, { headers: byPage })).status).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { ...byPage, 'sec-fetch-site': 'cross-site' }],
    ['another origin of this site', { ...byPage, 'sec-fetch-site': 'same-site' }],
    ['the address line', { ...byPage, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a frame', { ...byPage, 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['an image', { ...byPage, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a script', { ...byPage, 'sec-fetch-dest': 'script' }],
    ['somebody who does not say', {}],
  ])('is answered to the page only, and not to %s', async (_, headers) => {
    const answer = await ask({ id: idOf('Account') }, headers);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('data');
  });

  it('is answered to a browser that does not say who asks, where our header is there', async () => {
    expect((await ask({ id: idOf('Account') }, { 'x-portal-request': '1' })).status).toBe(200);
  });
});

describe('where only known documents are answered', () => {
  it('a text that the portal does not ask is refused, whatever it is', async () => {
    const { status, codes } = await sandbox.graph(maria, '{ account { username } }');
    expect({ status, codes }).toEqual({ status: 404, codes: ['UNKNOWN_DOCUMENT'] });
  });

  it.each(Object.values(documents).map((text) => [text.split('\n')[0], text] as const))(
    'what the portal asks is, with the type names that its client adds: %s',
    (_, text) => {
      const typed = text.replaceAll(/ \{\n(?= +\w)/g, ' {\n__typename\n').replace('__typename', '');
      expect(isKnown(JSON.stringify({ query: text }))).toBe(true);
      expect(isKnown(JSON.stringify({ query: typed }))).toBe(true);
      expect(isKnown(JSON.stringify({ query: text.replace('{', '{ also: __schema { description }') }))).toBe(
        false,
      );
    },
  );
});

it('every operation of the portal has a document that is known', () => {
  const root = join(import.meta.dirname, '../../..');
  const names = globSync('widgets/*/graph/*.graphql', { cwd: root }).flatMap((file) =>
    parse(readFileSync(join(root, file), 'utf8')).definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? []) : [],
    ),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(idOf(name)).toMatch(/^[\da-f]{64}$/);
});

function idOf(operation: string): string {
  const known = Object.entries(documents).filter(([, text]) => RegExp(`^\\w+ ${operation}\\b`).test(text));
  return known.at(-1)?.[0] ?? '';
}

function ask(query: Record<string, string>, headers: Record<string, string> = byPage): Promise<Response> {
  return sandbox.portal(maria, `/selfservice/graph?${new URLSearchParams(query)}`, { headers });
}
