import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTimeLimit } from '../../../engine/index.ts';
import { fakeServices, manualClock } from '../../../engine/runtime/testing/index.ts';
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

it('BL-STM-027: does not wait forever for a PDF that does not come', async () => {
  const clock = manualClock();
  const services = fakeServices({
    clock,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  });
  const saving = saveStatement(call(), services);
  clock.advance(answerTimeLimit);
  await expect(saving).rejects.toThrow('took too long');
  expect([saved, opened]).toEqual([[], []]);
});

it('has the session checked where nobody is signed in any more: trying again later would not help', async () => {
  const refresh = vi.fn<(groups: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const services = fakeServices({
    refresh,
    fetch: () => Promise.resolve(new Response('{}', { status: 401 })),
  });
  expect(await saveStatement(call(), services)).toEqual({ outcome: 'failed' });
  expect(refresh).toHaveBeenCalledExactlyOnceWith(['session']);
});

it('saves the very bytes', async () => {
  const bytes = Uint8Array.from([0x25, 0x50, 0xff, 0xd8, 0x00, 0x80]);
  const create = vi.spyOn(URL, 'createObjectURL');
  await save(new Response(bytes, { headers }));
  const file = create.mock.calls[0]?.[0] as Blob;
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

async function save(response: Response, platform = 'web'): Promise<{ outcome: string; asked: string[] }> {
  const asked: string[] = [];
  const services = fakeServices({
    fetch: (address) => {
      asked.push(address);
      return Promise.resolve(response);
    },
  });
  return { ...(await saveStatement(call(platform), services)), asked };
}

function call(platform = 'web') {
  return {
    input: { statement: 's-1', language: 'es', platform },
    idempotencyKey: 'key',
    signal: new AbortController().signal,
  };
}
