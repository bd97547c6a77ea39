import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SandboxSettings } from '../platform/settings/settings.ts';
import { createCookieJar, type CookieJar } from '../identity/testing/cookieJar.ts';
import { freeSettings } from './testing/freeSettings.ts';
import { startSandbox } from './startSandbox.ts';

const own = { 'x-portal-request': '1', 'content-type': 'application/json' };
const graph = { method: 'POST', headers: own, body: '{"query":"{ account { firstName } }"}' };

describe('the sandbox', () => {
  it('answers a signed-out call of the graph with 401', async () => {
    const answer = await portal('/selfservice/graph', graph);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_SIGNED_IN' } }] });
  });

  it('signs a persona in, answers for that person, and signs out again', async () => {
    await signIn('maria');
    const answer = await portal('/selfservice/graph', graph);
    expect(await answer.json()).toMatchObject({ data: { account: { firstName: 'María' } } });
    await portal('/auth/sign-out', { method: 'POST', headers: own });
    expect((await portal('/selfservice/graph', graph)).status).toBe(401);
  });

  it('signs a clone in by its name', async () => {
    const cloned = await panel('/personas/maria/clone', { method: 'POST' });
    const { username } = (await cloned.json()) as { username: string };
    await signIn(username);
    expect(await (await portal('/auth/session')).json()).toMatchObject({ signedIn: true, username });
  });

  it('lets the panel sign a person out everywhere', async () => {
    await signIn('maria');
    expect((await panel('/sessions/maria', { method: 'DELETE' })).status).toBe(204);
    expect(await (await portal('/auth/session')).json()).toEqual({ signedIn: false });
  });

  it('keeps other sites away from the panel', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' };
    expect((await panel('/sessions/maria', { method: 'DELETE', headers })).status).toBe(403);
    expect((await panel('/analytics', { headers })).status).toBe(403);
  });

  it('cuts the connection when a fault says so', async () => {
    await signIn('maria');
    const fault = { operation: 'account', username: 'maria', remaining: 1, effect: { kind: 'drop' } };
    const set = await panel('/faults', { method: 'POST', headers: own, body: JSON.stringify(fault) });
    expect(set.status).toBe(201);
    await expect(portal('/selfservice/graph', graph)).rejects.toThrow('fetch failed');
    expect((await portal('/selfservice/graph', graph)).status).toBe(200);
  });

  it.each([
    ['/selfservice/graph', 66_000],
    ['/selfservice/graph', 5_000_000],
    ['/analytics/events', 5_000_000],
  ])('says that a body is too large, and the client reads it: %s, %i bytes', async (path, size) => {
    await signIn('maria');
    const answer = await portal(path, { method: 'POST', headers: own, body: 'x'.repeat(size) });
    expect(answer.status).toBe(413);
  });

  it('shows what arrived at the analytics sink, and forgets it', async () => {
    await portal('/analytics/events', { method: 'POST', headers: own, body: '[{"name":"seen"}]' });
    const seen = await (await panel('/analytics')).json();
    expect(seen).toEqual({ count: 1, events: [{ topic: 'events', event: { name: 'seen' } }] });
    await panel('/analytics', { method: 'DELETE' });
    expect(await (await panel('/analytics')).json()).toEqual({ count: 0, events: [] });
  });

  it('keeps what a customer said, however much strangers say, and takes nothing of what no release asks', async () => {
    await signIn('maria');
    await portal('/analytics/events', { method: 'POST', headers: own, body: '[{"name":"real"}]' });
    cookies.clear();
    const body = JSON.stringify(['x'.repeat(60_000)]);
    const posts = Array.from({ length: 100 }, () =>
      portal('/analytics/events', { method: 'POST', headers: own, body }),
    );
    const statuses = new Set((await Promise.all(posts)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([204, 429]));
    expect((await portal('/analytics/made-up', { method: 'POST', headers: own, body })).status).toBe(404);
    const { events } = (await (await panel('/analytics')).json()) as { events: unknown[] };
    expect(events[0]).toEqual({ topic: 'events', event: { name: 'real' } });
    expect(JSON.stringify(events).length).toBeLessThan(3_000_000);
    await expect.poll(analyticsFiles).toEqual(['events.jsonl', 'events.visitors.jsonl']);
  });

  it('answers what browsers report of policies until there is too much of it', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => reportViolation()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const lines = logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('forbids'));
    expect(lines).toHaveLength(answers.length - refused.length);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(250);
  });

  it('counts each address that its proxy noted for itself', async () => {
    const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index}`);
    const answers = await Promise.all(addresses.map(reportViolation));
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
  });

  it('shows pages while the flag service is away', async () => {
    expect((await portal('/billing')).status).toBe(200);
    expect((await portal('/flags')).status).toBe(503);
  });

  it('serves the card frame to the portal only, on its own origin', async () => {
    const frame = await fetch(`${settings.origins.cards}/frame`);
    expect(frame.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${settings.origins.portal}`,
    );
    expect(frame.headers.get('x-frame-options')).toBeNull();
    expect((await portal('/frame', { headers: { 'sec-fetch-dest': 'iframe' } })).status).toBe(404);
  });
});

let folder: string;
let settings: SandboxSettings;
let stop: () => Promise<void>;
let cookies: CookieJar;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const portalFolder = join(folder, 'dist');
  mkdirSync(join(portalFolder, 'card-frame'), { recursive: true });
  writeFileSync(join(portalFolder, 'index.html'), '<!doctype html><!--bootstrap-->');
  writeFileSync(join(portalFolder, 'card-frame/index.html'), '<!doctype html>');
  const releases = join(portalFolder, 'assets/releases');
  mkdirSync(releases, { recursive: true });
  writeFileSync(join(releases, 'current.json'), '{"format":1,"bundle":"/assets/releases/built.json"}');
  writeFileSync(
    join(releases, 'built.json'),
    '{"manifests":{"analytics":{"use":{"topic":{"default":"events"}}}}}',
  );
  settings = { ...(await freeSettings({ data: join(folder, 'data'), portal: portalFolder })), proxies: 1 };
  stop = await startSandbox(settings);
});
beforeEach(() => {
  cookies = createCookieJar();
});
afterAll(async () => {
  logged.mockRestore();
  await stop();
  rmSync(folder, { recursive: true });
});

async function portal(address: string, init: RequestInit = {}): Promise<Response> {
  return visit(new URL(address, settings.origins.portal), init);
}

function panel(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(settings.origins.panel + path, init);
}

function analyticsFiles(): string[] {
  return readdirSync(join(settings.dataFolder, 'analytics')).toSorted();
}

function reportViolation(from = '192.0.2.255'): Promise<Response> {
  return portal('/csp-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
    body: JSON.stringify({ 'csp-report': { 'violated-directive': 'x'.repeat(10_000) } }),
  });
}

async function visit(url: URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookies.header(url.pathname));
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  cookies.keep(response);
  return response;
}

async function signIn(username: string): Promise<void> {
  const begun = await portal('/auth/sign-in?returnTo=/billing');
  const page = await visit(new URL(begun.headers.get('location') ?? ''));
  const address = new URL(page.headers.get('location') ?? '', settings.origins.identity);
  const submitted = await visit(address, {
    method: 'POST',
    body: new URLSearchParams({ username, password: 'sandbox' }),
  });
  const resumed = await visit(new URL(submitted.headers.get('location') ?? ''));
  await visit(new URL(resumed.headers.get('location') ?? ''));
}
