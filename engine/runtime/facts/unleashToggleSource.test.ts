import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePorts } from '../testing/index.ts';
import { memoryStorage } from '../ports/index.ts';
import { unleashToggleSource } from './unleashToggleSource.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

afterEach(() => vi.useRealTimers());

describe('before the service has answered', () => {
  it('what came with the page counts', () => {
    const { source } = setup({ bootstrap: on('page'), stored: on('stored') });
    expect(source.current()).toEqual({ page: { enabled: true } });
  });

  it('else what was valid last in this browser', () => {
    expect(setup({ stored: on('stored') }).source.current()).toEqual({ stored: { enabled: true } });
  });

  it.each(['', '{}', '{"toggles":[null]}', '<!doctype html>'])('what is no answer (%s) does not', (text) => {
    const { source } = setup({ bootstrap: text, stored: text });
    expect(source.current()).toBeUndefined();
  });
});

describe('the service', () => {
  it('is asked at once where nothing is known, since who asks waits', async () => {
    const { source, fetch } = setup();
    source.use({ card: 'adult' });
    await vi.waitFor(() => expect(source.current()).toEqual({ answered: { enabled: true } }));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is else not asked before the browser is idle', async () => {
    const { source, fetch, ports } = setup({ stored: on('stored') });
    source.use({ card: 'adult' });
    await import('./unleashClient.ts');
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).not.toHaveBeenCalled();
    ports.becomeIdle();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(askedWith(fetch)).toEqual([{ card: 'adult' }]);
  });

  it('is asked once, however often the context comes', async () => {
    const { source, fetch, ports } = setup();
    for (let time = 0; time < 3; time += 1) source.use({ card: 'adult' });
    ports.becomeIdle();
    source.use({ card: 'adult' });
    await vi.waitFor(() => expect(source.current()).toBeDefined());
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is asked again at once when the context has changed', async () => {
    const { source, fetch, ports } = setup();
    source.use({});
    ports.becomeIdle();
    await vi.waitFor(() => expect(source.current()).toBeDefined());
    source.use({ card: 'adult' });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(askedWith(fetch)).toEqual([{}, { card: 'adult' }]);
  });

  it('does not bring what it said of the context before', async () => {
    const { source, fetch, ports } = setup();
    source.use({});
    ports.becomeIdle();
    await vi.waitFor(() => expect(source.current()).toBeDefined());
    const late = Promise.withResolvers<Response>();
    fetch.mockReturnValueOnce(late.promise);
    source.use({ card: 'child' });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    fetch.mockResolvedValueOnce(new Response(on('for-adults')));
    source.use({ card: 'adult' });
    await vi.waitFor(() => expect(source.current()).toEqual({ 'for-adults': { enabled: true } }));
    late.resolve(new Response(on('for-children')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(source.current()).toEqual({ 'for-adults': { enabled: true } });
  });

  it('is not asked any more by a source that was stopped before the browser was idle', async () => {
    const { source, fetch, ports } = setup({ stored: on('stored') });
    source.use({});
    source.stop();
    ports.becomeIdle();
    await import('./unleashClient.ts');
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked again after each refresh interval', async () => {
    const { source, fetch, ports } = setup();
    source.use({});
    ports.becomeIdle();
    await vi.waitFor(() => expect(source.current()).toBeDefined());
    fetch.mockResolvedValue(new Response(on('later')));
    await vi.waitFor(() => {
      vi.advanceTimersByTime(10_000);
      expect(source.current()).toEqual({ later: { enabled: true } });
    });
  });
});

describe('an answer', () => {
  it('is remembered for the next visit', async () => {
    const { source, ports, storage } = setup();
    source.use({});
    ports.becomeIdle();
    await vi.waitFor(() => expect(source.current()).toBeDefined());
    const { source: next } = setup({ storage });
    expect(next.current()).toEqual({ answered: { enabled: true } });
  });

  it('is told from what the page brought and from what was stored, and is stored with its time', async () => {
    expect(setup({ bootstrap: on('brought'), stored: on('stored') }).source.origin()).toBe('page');
    const { source, ports, storage } = setup({ stored: on('stored') });
    expect(source.origin()).toBe('storage');
    source.use({});
    ports.becomeIdle();
    await vi.waitFor(() => expect(source.origin()).toBe('service'));
    expect(JSON.parse(storage.get('portal.toggles') ?? '')).toMatchObject({ at: ports.clock.now() });
  });

  it('that is nonsense changes nothing of what is known or remembered', async () => {
    const { source, ports, storage, fetch } = setup({ stored: on('stored') });
    fetch.mockImplementation(() => Promise.resolve(new Response('{"toggles":null}')));
    source.use({});
    ports.becomeIdle();
    await vi.waitFor(() => expect(ports.reports).toHaveLength(1));
    expect(source.current()).toEqual({ stored: { enabled: true } });
    expect(storage.get('portal.toggles')).toBe(on('stored'));
  });
});

function on(name: string): string {
  return JSON.stringify({ toggles: [{ name, enabled: true }] });
}

function askedWith(fetch: {
  mock: { calls: readonly (readonly [string, ...unknown[]])[] };
}): Record<string, string>[] {
  return fetch.mock.calls.map(([url]) =>
    Object.fromEntries(
      [...new URL(url).searchParams].flatMap(([name, value]) => {
        const property = /^properties\[(.+)\]$/.exec(name)?.[1];
        return property === undefined ? [] : [[property, value]];
      }),
    ),
  );
}

function setup({
  bootstrap,
  stored,
  storage = memoryStorage(),
}: { bootstrap?: string; stored?: string; storage?: ReturnType<typeof memoryStorage> } = {}) {
  if (stored !== undefined) storage.set('portal.toggles', stored);
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(on('answered'))),
  );
  const ports = fakePorts({ fetch, storage });
  const source = unleashToggleSource({
    ports,
    url: 'https://flags.example/frontend',
    refreshMs: 10_000,
    bootstrap,
  });
  return { source, fetch, ports, storage };
}
