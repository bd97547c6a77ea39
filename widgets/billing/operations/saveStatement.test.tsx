import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { saveStatement } from './saveStatement.ts';

const headers = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="statement-2026-11-13.pdf"',
};

let saved: string[] = [];
let opened: string[] = [];

beforeEach(() => {
  saved = [];
  opened = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('BL-STM-017: hands the PDF to the browser under the name that the server gives it', async () => {
  const { outcome, asked } = await save(new Response('%PDF', { headers }));
  expect([outcome, saved, opened]).toEqual(['done', ['statement-2026-11-13.pdf'], []]);
  expect(asked).toEqual([expect.stringMatching(/\/s-1\?language=es$/)]);
});

it.each(['webview', 'native-ios'])(
  'BL-STM-018: opens the PDF in %s where no app of ours listens, which keeps no files',
  async (platform) => {
    const { outcome, asked } = await save(new Response('%PDF', { headers }), platform);
    expect([outcome, saved, opened]).toEqual(['done', [], asked]);
  },
);

it('BL-STM-018: hands our own app the address of the PDF, and the page stays', async () => {
  const postMessage = vi.fn<(text: string) => void>();
  vi.stubGlobal('nativeBridge', { postMessage, addEventListener: () => undefined });
  const { outcome, asked } = await save(new Response('%PDF', { headers }), 'native-android');
  expect([outcome, saved, opened]).toEqual(['done', [], []]);
  const said = postMessage.mock.calls.map(([text]) => JSON.parse(text) as unknown);
  expect(said).toContainEqual({ type: 'document', address: asked[0] });
});

it('BL-STM-018: opens the PDF where an app is around the page and has not said which: no web view keeps files', async () => {
  vi.stubGlobal('nativeBridge', { postMessage: () => undefined, addEventListener: () => undefined });
  const { outcome, asked } = await save(new Response('%PDF', { headers }), 'web');
  expect([outcome, saved, opened]).toEqual(['done', [], asked]);
});

it.each([
  ['refuses', 'web', new Response('{}', { status: 404 })],
  ['answers something else', 'web', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['refuses what the app is to show', 'native-ios', new Response('{}', { status: 503 })],
])('BL-STM-027: has failed where the server %s', async (_, platform, response) => {
  const { outcome } = await save(response, platform);
  expect([outcome, saved, opened]).toEqual(['failed', [], []]);
});

async function save(response: Response, platform = 'web'): Promise<{ outcome: string; asked: string[] }> {
  const asked: string[] = [];
  const services = fakeServices({
    fetch: (address) => {
      asked.push(address);
      return Promise.resolve(response);
    },
  });
  const call = {
    input: { statement: 's-1', language: 'es', platform },
    idempotencyKey: 'key',
    signal: new AbortController().signal,
  };
  return { ...(await saveStatement(call, services)), asked };
}
