import { afterEach, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { saveStatement } from './saveStatement.ts';

afterEach(() => void vi.restoreAllMocks());

it('BL-STM-017: hands the PDF to the browser under the name that the server gives it', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="statement-2026-11-13.pdf"',
  };
  const { outcome, asked } = await save(new Response('%PDF', { headers }));
  expect(outcome).toBe('done');
  expect(saved).toEqual(['statement-2026-11-13.pdf']);
  expect(asked).toEqual([expect.stringMatching(/\/s-1\?language=es$/)]);
});

it.each([
  ['refuses', new Response('{}', { status: 404 })],
  ['answers something else', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('BL-STM-027: has failed where the server %s', async (_, response) => {
  expect((await save(response)).outcome).toBe('failed');
});

async function save(response: Response): Promise<{ outcome: string; asked: string[] }> {
  const asked: string[] = [];
  const services = fakeServices({
    fetch: (address) => {
      asked.push(address);
      return Promise.resolve(response);
    },
  });
  const call = {
    input: { statement: 's-1', language: 'es' },
    idempotencyKey: 'key',
    signal: new AbortController().signal,
  };
  return { ...(await saveStatement(call, services)), asked };
}
