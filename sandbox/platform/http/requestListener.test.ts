import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, toRequestListener, type FetchHandler } from './requestListener.ts';
import { listen, PortTakenError, type ArrivalLimits, type Listener } from './listen.ts';
import { readBody } from './readRequest.ts';
import { sendRaw } from './testing/rawRequest.ts';

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

  it('knows from which address a request has come', async () => {
    const url = await serve(async (request) => new Response(addressOf(request)));
    expect(await (await fetch(url)).text()).toBe('127.0.0.1');
  });

  it.each([
    ['nobody is believed', 0, '192.0.2.1', '127.0.0.1'],
    ['one proxy noted it', 1, '192.0.2.1', '192.0.2.1'],
    ['one proxy noted it after what came with the request', 1, '127.0.0.1, 192.0.2.1', '192.0.2.1'],
    ['two proxies noted it', 2, '127.0.0.1, 2001:db8::1 ,192.0.2.1', '2001:db8::1'],
    ['it has not come through both proxies', 2, '192.0.2.1', '127.0.0.1'],
    ['what was noted is no address', 1, '192.0.2.1, unknown', '127.0.0.1'],
  ])('knows from which address a request has come where %s', async (_where, proxies, forwarded, address) => {
    const url = await serve(async (request) => new Response(addressOf(request)), proxies);
    const headers = { 'x-forwarded-for': forwarded };
    expect(await (await fetch(url, { headers })).text()).toBe(address);
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

describe('a body that is too large', () => {
  it.each([66_000, 5_000_000])('is answered, and the client reads it: %i bytes', async (size) => {
    const { port } = await serveReading();
    const message = `POST / HTTP/1.1\nHost: localhost\nConnection: close\nContent-Length: ${size}\n\n`;
    expect((await sendRaw(port, message, new Uint8Array(size))).status).toBe(413);
  });

  it('is cut off when it is larger beyond reason', async () => {
    const { port } = await serveReading();
    const message = 'POST / HTTP/1.1\nHost: localhost\nContent-Length: 900000000\n\n';
    await sendRaw(port, message, new Uint8Array(11_000_000));
    expect(problems).toEqual([]);
  });

  it('is answered, too, by who reads nothing of it', async () => {
    const { port } = await serveAt(async () => new Response(undefined, { status: 403 }));
    const message = 'POST / HTTP/1.1\nHost: localhost\nConnection: close\nContent-Length: 5000000\n\n';
    expect((await sendRaw(port, message, new Uint8Array(5_000_000))).status).toBe(403);
  });
});

describe('a request that names nobody or nothing', () => {
  it.each([
    ['localhost:5300.evil.test', '/'],
    ['a, b', '/'],
    ['a b', '/'],
    ['a<b', '/'],
    ['a/b', '/'],
    ['user@localhost', '/'],
    ['localhost:99999', '/'],
    ['', '/'],
    ['localhost', 'http://evil.test/'],
    ['localhost', 'http://'],
    ['localhost', 'javascript:x'],
    ['localhost', 'x'],
    ['localhost', '*'],
    ['localhost\nHost: evil.test', '/'],
  ])('is refused before it reaches a handler: Host %j, target %j', async (host, target) => {
    const method = target === '*' ? 'OPTIONS' : 'GET';
    const { port } = await serveAt(async () => new Response('reached'));
    const answer = await sendRaw(port, `${method} ${target} HTTP/1.1\nHost: ${host}\n\n`);
    expect([answer.status, problems]).toEqual([400, []]);
    expect(answer.text).not.toContain('reached');
  });

  it('is refused without a Host in HTTP/1.0 too', async () => {
    const { port } = await serveAt(async () => new Response('reached'));
    expect((await sendRaw(port, 'GET / HTTP/1.0\n\n')).status).toBe(400);
  });

  it.each([
    ['localhost:4000', '/here?x=1', 'http://localhost:4000/here?x=1'],
    ['LOCALHOST', 'http://localhost/here', 'http://localhost/here'],
    ['[::1]:4000', '/', 'http://[::1]:4000/'],
  ])('is none when it names them: Host %j, target %j', async (host, target, url) => {
    const { port } = await serveAt(async (request) => new Response(new URL(request.url).href));
    const answer = await sendRaw(port, `GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);
    expect([answer.status, answer.text.includes(url)]).toEqual([200, true]);
  });
});

describe('a request that does not arrive', () => {
  it.each([
    ['nothing is sent', ''],
    ['the headers do not end', 'GET / HTTP/1.1\nHost: localhost\n'],
    ['the body does not end', 'POST / HTTP/1.1\nHost: localhost\nContent-Length: 2\n\nx'],
  ])('has its connection closed, and is no failure of ours: %s', async (_, message) => {
    const { port } = await serveReading({ headers: 50, whole: 100 });
    const { status } = await sendRaw(port, message);
    expect([[0, 408].includes(status), problems]).toEqual([true, []]);
  });
});

const problems: unknown[] = [];
const running: Listener[] = [];
afterEach(async () => {
  problems.splice(0);
  await Promise.all(running.splice(0).map((listener) => listener.close()));
});

async function serve(handle: FetchHandler, proxies = 0): Promise<string> {
  return `http://127.0.0.1:${(await serveAt(handle, undefined, proxies)).port}`;
}

/** Starts a listener that reads bodies of up to a thousand bytes. */
function serveReading(arrival?: ArrivalLimits): Promise<Listener> {
  return serveAt(async (request) => {
    const text = await readBody(request.body, 1000);
    return new Response(text, { status: text === undefined ? 413 : 200 });
  }, arrival);
}

async function serveAt(handle: FetchHandler, arrival?: ArrivalLimits, proxies = 0): Promise<Listener> {
  const options = {
    proxies,
    onError: (error: unknown) => {
      problems.push(error);
      return new Response('sorry', { status: 500 });
    },
    isDropped: (response: Response) => response.headers.has('x-drop'),
  };
  const listener = await listen(0, toRequestListener(handle, options), arrival);
  running.push(listener);
  return listener;
}
