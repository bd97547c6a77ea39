import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressAnswer } from './compressAnswer.ts';

const text = JSON.stringify({ rows: Array.from({ length: 200 }, (_, row) => ({ row, name: 'a row' })) });

describe('an answer that is made for one request', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, identity', null],
    ['', null],
  ])('is sent in the smallest form that the browser takes: "%s" is %s', async (accepted, encoding) => {
    const answer = await compressed(accepted, json(text));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('vary')).toBe('cookie, accept-encoding');
    const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (same: Buffer) => same };
    expect(read[(encoding ?? 'none') as keyof typeof read](bytes).toString()).toBe(text);
    expect(bytes.length < text.length / 4).toBe(encoding !== null);
  });

  it('keeps status and headers', async () => {
    const answer = await compressed('br', json(text, { status: 409, headers: { 'x-trace-id': 'a' } }));
    expect([answer.status, answer.headers.get('x-trace-id')]).toEqual([409, 'a']);
  });

  it.each([
    ['short', json('{}')],
    [
      'of a type that is compressed already',
      new Response(text, { headers: { 'content-type': 'application/pdf' } }),
    ],
    [
      'of events, which would be held back',
      new Response(text, { headers: { 'content-type': 'text/event-stream' } }),
    ],
    ['of a file, whose form is chosen', json(text, { headers: { vary: 'accept-encoding' } })],
  ])('stays as it is when it is %s', async (_, response) => {
    expect((await compressed('br', response)).headers.get('content-encoding')).toBeNull();
  });

  it('has no body when the request has none', async () => {
    const answer = await compressed('br', new Response(null, { status: 204 }));
    expect([answer.status, answer.body]).toEqual([204, null]);
  });
});

function json(body: string, { headers, ...init }: ResponseInit = {}): Response {
  return new Response(body, {
    ...init,
    headers: { 'content-type': 'application/json', vary: 'cookie', ...headers },
  });
}

function compressed(accepted: string, response: Response): Promise<Response> {
  const request = new Request('http://127.0.0.1/needs', { headers: { 'accept-encoding': accepted } });
  return compressAnswer(request, response);
}
