import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestMessage, readMessage } from './readMessage.ts';

const origin = 'https://portal.example';

it.each([
  ['ios', 'native-ios', true],
  ['android', 'native-android', true],
  ['webview', 'webview', false],
])(
  'SH-NATIVE-001, SH-NATIVE-002: reads what %s says of itself; what is no app of ours can nothing',
  (platform, read, can) => {
    const message = {
      type: 'device',
      platform,
      canAskForRating: true,
      biometricRetry: 'yes',
      speedTestMode: true,
      canScanCodes: true,
      more: 1,
    };
    expect(said(message)).toEqual({
      type: 'device',
      device: {
        platform: read,
        canAskForRating: can,
        biometricRetry: false,
        speedTestMode: true,
        canScanCodes: can,
      },
    });
  },
);

it.each(['__proto__', 'fridge', 7, undefined])(
  'SH-ANLY-014: a device of the platform %j cannot be read',
  (platform) => {
    expect(said({ type: 'device', platform })).toEqual({ type: 'device', device: 'unreadable' });
  },
);

it('hands a tapped message on as it is: whoever knows the categories reads it', () => {
  const message = { category: 'BILLING', data: { payload: {} } };
  expect(said({ type: 'push', message })).toEqual({ type: 'push', message });
  expect(said({ type: 'push' })).toEqual({ type: 'push', message: undefined });
});

it.each([
  ['123456789012', { type: 'scanned', text: '123456789012' }],
  [undefined, { type: 'scanned', text: undefined }],
  [null, { type: 'scanned', text: undefined }],
  ['1'.repeat(1_001), undefined],
  [7, undefined],
])('SH-LAYOUT-006: reads what the scanner of the app read', (text, read) => {
  expect(said({ type: 'scanned', text })).toEqual(read);
});

it.each([
  ['/billing?a=1#top', '/billing?a=1'],
  ['https://portal.example/billing', '/billing'],
  ['//evil.example/billing', undefined],
  ['/\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['https://portal.example//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://portal.example:8443/', undefined],
  [7, undefined],
])('opens of %j the address %j', (address, opens) => {
  expect(said({ type: 'open', address })).toEqual(opens && { type: 'open', address: opens });
});

it.each([
  undefined,
  { type: 'push' },
  '',
  'no JSON',
  'null',
  '[]',
  '{"type":"toString"}',
  JSON.stringify({ type: 'push', message: 'x'.repeat(longestMessage) }),
])('SH-PUSH-010: reads nothing from %j', (given) => expect(readMessage(given, origin)).toBeUndefined());

it('never throws, and never leads to another origin, whatever it is given', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.webUrl({ withQueryParameters: true })), (text) => {
      const read = readMessage(JSON.stringify({ type: 'open', address: text }), origin);
      const leads = read?.type === 'open' ? read.address : '/';
      expect(new URL(leads, origin).origin).toBe(origin);
      expect(() => readMessage(text, origin)).not.toThrow();
    }),
  );
});

function said(message: object) {
  return readMessage(JSON.stringify(message), origin);
}
