import { expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { voiceZoneSource } from './voiceZoneSource.ts';

const path = '/api/authenticate-and-authorize';

it.each([
  ['a code', Response.json({ code: 'abc/+' }), { access: true, authorised: true, authCode: 'abc/+' }],
  ['no code', Response.json({}), { access: true, authorised: false, authCode: undefined }],
  [
    'that one may not',
    Response.json({}, { status: 403 }),
    { access: false, authorised: false, authCode: undefined },
  ],
])('SH-CALL-001, SH-CALL-002: asks once for a code, and is answered with %s', async (_, answer, facts) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer));
  const set = vi.fn<ReturnType<typeof fakeServices>['set']>();
  voiceZoneSource({ ...fakeServices({ fetch, endpoint: () => path }), set });
  await vi.waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  const told = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`voice-zone.${name}`, value]),
  );
  expect(set).toHaveBeenCalledWith(told);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, request] = fetch.mock.calls[0] ?? [];
  expect([url, request?.method]).toEqual([path, 'POST']);
  expect(JSON.parse(String(request?.body))).toEqual({
    clientId: expect.any(String) as string,
    responseType: 'code',
    initiatorClientId: expect.any(String) as string,
  });
});
