import { afterEach, describe, expect, it } from 'vitest';
import { listen, PortTakenError, toRequestListener, type FetchHandler, type Listener } from './index.ts';

describe('listener', () => {
  it('hands method, headers and body to a web-standard handler and sends its answer', async () => {
    const url = await serve(async (request) =>
      Response.json(
        { method: request.method, path: new URL(request.url).pathname, body: await request.text() },
        {
          status: 201,
          headers: [
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
          ],
        },
      ),
    );
    const response = await fetch(`${url}/here?x=1`, { method: 'POST', body: 'hello' });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({ method: 'POST', path: '/here', body: 'hello' });
  });

  it('answers for a handler that throws', async () => {
    const url = await serve(() => Promise.reject(new Error('a secret')));
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([500, 'sorry']);
  });

  it('cuts the connection when the answer is to be dropped', async () => {
    const url = await serve(async () => new Response(undefined, { headers: { 'x-drop': '1' } }));
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('streams a body that is written bit by bit', async () => {
    const url = await serve(async () => new Response(new Blob(['a', 'b']).stream()));
    expect(await (await fetch(url)).text()).toBe('ab');
  });

  it('says which port is taken', async () => {
    const first = await listen(0, (_request, response) => response.end());
    running.push(first);
    await expect(listen(first.port, () => undefined)).rejects.toThrow(new PortTakenError(first.port));
  });
});

const running: Listener[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((listener) => listener.close()));
});

async function serve(handle: FetchHandler): Promise<string> {
  const listener = await listen(
    0,
    toRequestListener(handle, {
      onError: () => new Response('sorry', { status: 500 }),
      isDropped: (response) => response.headers.has('x-drop'),
    }),
  );
  running.push(listener);
  return `http://127.0.0.1:${listener.port}`;
}
