import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { request as pass, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startSandbox } from '../../../sandbox/app/startSandbox.ts';
import { freeSettings } from '../../../sandbox/app/testing/freeSettings.ts';
import { createCookieJar } from '../../../sandbox/identity/testing/cookieJar.ts';
import { listen } from '../../../sandbox/platform/http/listen.ts';
import { createDatabase } from '../../../sandbox/testing/createDatabase.ts';

const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };
const cookies = createCookieJar();
const undo: (() => unknown)[] = [];
/** Origins of a proxy that passes each request to the other of two processes than the one before. */
const origins = { portal: '', cards: '', identity: '', panel: '' };

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'two-'));
  const database = await createDatabase(inject('databaseUrl'));
  undo.push(() => rmSync(folder, { recursive: true }), database.drop);
  mkdirSync(join(folder, 'identity'));
  const both = [await settingsOf('one'), await settingsOf('other')];
  for (const name of ['portal', 'cards', 'identity'] as const) {
    const proxy = await listen(0, alternate(both.map(({ ports }) => ports[name])));
    undo.push(proxy.close);
    origins[name] = `http://127.0.0.1:${proxy.port}`;
  }
  const stops = await Promise.all(both.map((settings) => startSandbox(settings)));
  undo.push(...stops);

  async function settingsOf(name: string) {
    const data = join(folder, name);
    mkdirSync(data);
    symlinkSync(join(folder, 'identity'), join(data, 'identity'));
    return { ...(await freeSettings({ data, portal: folder })), origins, databaseUrl: database.url };
  }
});
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});

it('a sign-in, its session and a ticket are good at either of two processes, and none is after the sign-out', async () => {
  await signIn('maria');
  expect(await sessions()).toEqual(['maria', 'maria']);
  const ticket = await visit(origins.portal, '/pci/cps/v1/frame-sessions', { method: 'POST', headers });
  const { ticket: bearer } = (await ticket.json()) as { ticket: string };
  expect(await entries(bearer)).toEqual([422, 422]);
  await visit(origins.portal, '/auth/sign-out', { method: 'POST', headers });
  expect(await sessions()).toEqual([undefined, undefined]);
  expect(await entries(bearer)).toEqual([401, 401]);
});

function alternate(ports: readonly number[]): RequestListener {
  let turn = 0;
  return (request, response) => {
    turn += 1;
    const { method, url: path, headers: sent } = request;
    const to = { host: '127.0.0.1', port: ports[turn % ports.length], method, path, headers: sent };
    const passed = pass(to, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  };
}

async function visit(origin: string, address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, origin);
  const sent = { ...init.headers, cookie: cookies.header(url.pathname) };
  const response = await fetch(url, { redirect: 'manual', ...init, headers: sent });
  cookies.keep(response);
  return response;
}

async function signIn(username: string): Promise<void> {
  const follow = async (response: Response, init?: RequestInit): Promise<Response> =>
    visit(origins.identity, response.headers.get('location') ?? '', init);
  const page = await follow(await visit(origins.portal, '/auth/sign-in'));
  const form = { method: 'POST', body: new URLSearchParams({ username, password: 'sandbox' }) };
  const submitted = await follow(page, form);
  await follow(await follow(submitted));
}

/** Who is signed in, as each process knows it. */
async function sessions(): Promise<(string | undefined)[]> {
  return [await askWho(), await askWho()];
}

async function askWho(): Promise<string | undefined> {
  const answer = await visit(origins.portal, '/auth/session');
  return ((await answer.json()) as { username?: string }).username;
}

/** The statuses with which each process answers a ticket with an empty form. */
async function entries(ticket: string): Promise<number[]> {
  return [await enter(ticket), await enter(ticket)];
}

async function enter(ticket: string): Promise<number> {
  const answer = await fetch(`${origins.cards}/api/pub/pci/v1/payments`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${ticket}` },
    body: '{"kind":"card"}',
  });
  return answer.status;
}
