import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, clock, faults, personas, graph, provider } = await openTestProvider();
afterAll(() => database.destroy());
afterEach(() => faults.clear());

const panel = 'http://127.0.0.1:4003';

describe('the panel', () => {
  it('lists everybody who can sign in', async () => {
    const { body } = await ask('GET', '/personas');
    expect(body['personas']).toContainEqual(expect.objectContaining({ username: 'maria', role: 'Primary' }));
  });

  it('clones and resets somebody', async () => {
    const cloned = await ask('POST', '/personas/grace/clone');
    expect(cloned.status).toBe(201);
    const username = String(cloned.body['username']);
    expect((await ask('POST', `/personas/${username}/reset`)).status).toBe(204);
    expect((await ask('GET', `/ledger/${username}`)).body['balances']).toMatchObject([{ amountDue: 50 }]);
    expect((await ask('POST', '/personas/nobody/clone')).status).toBe(404);
  });

  it('shows the ledger of somebody, and that the whole book is sound', async () => {
    const maria = await personas.clone('maria');
    const { body } = await ask('GET', `/ledger/${maria}`);
    expect(body['balances']).toMatchObject([{ area: 'CORE', amountDue: 8410 }]);
    expect(body['transactions']).toHaveLength(15);
    expect((await ask('GET', '/ledger')).body).toEqual({ findings: [] });
  });

  it('counts the operations that arrived, also those that a fault kept from running', async () => {
    const maria = await personas.clone('maria');
    await graph(maria, '{ account { username } }');
    faults.set({ operation: 'account', username: maria, effect: { kind: 'http-status', status: 503 } });
    await graph(maria, '{ account { username } billingAccounts { id } }');
    // A name that the graph does not have is not kept: it could be as long as a request.
    await graph(maria, '{ account { username } invented }');
    expect((await ask('GET', `/calls?username=${maria}`)).body).toEqual({
      calls: { account: 3, billingAccounts: 1 },
    });
    await ask('DELETE', `/calls?username=${maria}`);
    expect((await ask('GET', `/calls?username=${maria}`)).body).toEqual({ calls: {} });
  });

  it("sets and resets one person's clock, and does what is due by it", async () => {
    const ben = await personas.clone('ben');
    const at = '2026-12-08T17:00:00.000Z';
    const set = await ask('PUT', '/clock', { mode: 'frozen', at, username: ben });
    expect(set.body).toEqual({ now: at, mode: 'frozen' });
    const { data } = await graph(ben, '{ billingAccounts { paymentSchedule { today } } }');
    expect(data).toEqual({ billingAccounts: [{ paymentSchedule: { today: '2026-12-08' } }] });
    const reset = await ask('DELETE', `/clock?username=${ben}`);
    expect(reset.body).toEqual({ now: clock.now().toISOString(), mode: 'frozen' });
  });

  it.each([
    [{ mode: 'frozen', at: 'noon' }, 422],
    [{ mode: 'backwards', at: '2026-12-08T17:00:00Z' }, 422],
    [{ mode: 'frozen', at: '2026-12-08T17:00:00Z', username: 'nobody' }, 404],
  ])('does not set the clock to %o', async (order, status) => {
    expect((await ask('PUT', '/clock', order)).status).toBe(status);
  });

  it('sets, lists and clears faults', async () => {
    const order = { operation: 'wallet', username: 'maria', effect: { kind: 'hang' } };
    const set = await ask('POST', '/faults', order);
    expect(set).toMatchObject({ status: 201, body: order });
    await ask('POST', '/faults', { ...order, username: 'ben' });
    await ask('DELETE', `/faults/${String(set.body['id'])}`);
    expect((await ask('GET', '/faults')).body).toMatchObject({ faults: [{ username: 'ben' }] });
    await ask('DELETE', '/faults?username=ben');
    expect((await ask('GET', '/faults')).body).toEqual({ faults: [] });
    expect(await ask('POST', '/faults', { operation: 'wallet' })).toMatchObject({
      status: 422,
      body: { problem: '"effect" must be an object.' },
    });
  });

  it.each([
    ['GET', '/nothing', 404],
    ['GET', '/panelRoutes.ts', 404],
    ['GET', '/..%2fpanelRoutes.ts', 404],
    ['GET', '/ledger/%E0%A4%A', 404],
    ['PUT', '/personas', 405],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await ask(method, path)).status).toBe(status);
  });

  it('offers faults for every operation of the graph', () => {
    const sandbox = join(import.meta.dirname, '../..');
    const schema = buildSchema(readFileSync(join(sandbox, 'provider/graph/main.graphql'), 'utf8'));
    const page = readFileSync(join(sandbox, 'control/panel/page/faults.js'), 'utf8');
    const types = [schema.getQueryType(), schema.getMutationType()];
    const operations = types.flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(operations.filter((name) => !page.includes(`  '${name}',\n`))).toEqual([]);
  });

  it('knows nobody by a name that no database takes', async () => {
    const answers = await Promise.all([
      ask('POST', '/personas/a%00b/clone'),
      ask('GET', '/ledger/a%00b'),
      ask('GET', '/clock?username=a%00b'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it.each([
    ['a page of another site', 'http://127.0.0.1:4003', { origin: 'https://elsewhere.example' }],
    ['a page of another site without an origin', 'http://127.0.0.1:4003', { 'sec-fetch-site': 'cross-site' }],
    ['a name that was made to point here', 'http://elsewhere.example:4003', {}],
  ])('refuses %s', async (_who, origin, headers) => {
    const request = new Request(`${origin}/reset`, { method: 'POST', headers });
    expect((await provider.handlePanel(request)).status).toBe(403);
  });

  it.each(['/', '/panel.css', '/panel.js', '/people.js'])(
    'sends its page under the strictest policy: %s',
    async (path) => {
      const response = await provider.handlePanel(new Request(`${panel}${path}`));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain(
        "default-src 'none'; script-src 'self'",
      );
      expect(await response.text()).not.toMatch(/<script>|style=|onclick/);
    },
  );
});

async function ask(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await provider.handlePanel(new Request(`${panel}${path}`, init));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown> };
}
