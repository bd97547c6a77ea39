import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue } from '../../../engine/index.ts';
import { fakeServices, manualClock } from '../../../engine/runtime/testing/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.head.innerHTML = '';
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
])(
  'SH-BANNER-004: in a browser that says %s the system is known at once',
  async (userAgent, touch, system) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: touch });
    const { facts } = await start();
    expect(facts).toMatchObject({
      'platform.kind': 'web',
      'platform.system': system,
      'platform.canAskForRating': false,
      'platform.biometricRetry': false,
    });
  },
);

it.each([
  [{ width: 430, height: 960 }, false],
  [{ width: 430, height: 961 }, true],
])('SH-NATIVE-003, SH-NATIVE-004: a screen of %j is large: %s', async (screen, large) => {
  vi.stubGlobal('screen', screen);
  expect((await start()).facts['platform.large']).toBe(large);
});

it('SH-NATIVE-001, SH-NATIVE-007, SH-NATIVE-008: inside the app it is what the app says, with its text zoom and scale', async () => {
  const app = stubApp();
  const { facts } = await start();
  expect(facts).toEqual({});
  app.say({ type: 'device', platform: 'android', canAskForRating: true });
  expect(facts).toMatchObject({
    'platform.kind': 'native-android',
    'platform.system': 'android',
    'platform.canAskForRating': true,
  });
  app.say({ type: 'device', platform: 'android', biometricRetry: true });
  expect(facts['platform.biometricRetry']).toBe(true);
  expect(app.sent).toEqual([{ type: 'hello' }, { type: 'textZoom', value: 1 }]);
  expect(viewport()).toBe('width=device-width, maximum-scale=1.0');
});

it('SH-NATIVE-002, SH-NATIVE-008: inside another app it is a web page, which can be scaled', async () => {
  const app = stubApp();
  const { facts } = await start();
  app.say({ type: 'device', platform: 'webview' });
  expect(facts['platform.kind']).toBe('webview');
  expect([app.sent.length, viewport()]).toEqual([1, 'width=device-width']);
});

it('SH-ANLY-012, SH-ANLY-013: who waits for the device goes on after two seconds, and is told that nothing came', async () => {
  const app = stubApp();
  const { facts, clock } = await start();
  clock.advance(1_999);
  expect(facts['platform.deviceData']).toBeUndefined();
  clock.advance(1);
  expect(facts).toMatchObject({ 'platform.kind': 'web', 'platform.deviceData': 'ErrorTimeout' });
  app.say({ type: 'device', platform: 'ios' });
  expect(facts).toMatchObject({ 'platform.kind': 'native-ios', 'platform.deviceData': 'known' });
});

it('SH-ANLY-014: what an app says of its device and nobody can read leaves its own mark', async () => {
  const app = stubApp();
  const { facts, clock, reported } = await start();
  app.say({ type: 'device', platform: 'fridge' });
  expect(facts).toMatchObject({ 'platform.kind': 'web', 'platform.deviceData': 'ErrorUnknown' });
  clock.advance(5_000);
  expect(facts['platform.deviceData']).toBe('ErrorUnknown');
  expect(reported).toEqual([{ what: 'app-message-ignored' }]);
});

it('SH-LAYOUT-006: says what reads codes: nothing, a browser that can, or the app, if it is ours', async () => {
  expect((await start()).facts['platform.scanner']).toBe('none');
  vi.resetModules();
  vi.stubGlobal('BarcodeDetector', () => undefined);
  expect((await start()).facts['platform.scanner']).toBe('camera');
  vi.resetModules();
  const app = stubApp();
  const { facts } = await start();
  app.say({ type: 'device', platform: 'webview', canScanCodes: true });
  expect(facts['platform.scanner']).toBe('camera');
  app.say({ type: 'device', platform: 'ios', canScanCodes: true });
  expect(facts['platform.scanner']).toBe('app');
});

it('SH-ENT-043: says how the screen is held and whether its keyboard is there, now and as that changes', async () => {
  const held = Object.assign(new EventTarget(), { matches: true });
  const seen = Object.assign(new EventTarget(), { height: 800, scale: 1 });
  vi.stubGlobal('matchMedia', () => held);
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 800);
  const { facts } = await start();
  const now = () => [facts['platform.orientation'], facts['platform.keyboardVisible']];
  expect(now()).toEqual(['portrait', false]);
  seen.height = 420;
  seen.dispatchEvent(new Event('resize'));
  expect(now()).toEqual(['portrait', true]);
  // A zoomed viewport is smaller, too, without a keyboard.
  Object.assign(seen, { height: 400, scale: 2 });
  seen.dispatchEvent(new Event('resize'));
  held.matches = false;
  held.dispatchEvent(new Event('change'));
  expect(now()).toEqual(['landscape', false]);
  expect(Object.keys(facts)).toEqual(
    expect.arrayContaining(['platform.kind', 'platform.system', 'platform.large']),
  );
});

it('SH-CONST-025: an app that says nothing for two seconds is none, which is reported', async () => {
  stubApp();
  const { facts, clock, reported } = await start();
  clock.advance(1_999);
  expect(facts).toEqual({});
  clock.advance(1);
  expect([facts['platform.kind'], reported]).toEqual(['web', [{ what: 'device-data-timeout' }]]);
});

const constants: Readonly<Record<string, number | string>> = {
  orientationLockSize: 960,
  deviceDataWait: 2_000,
  nativeTextZoom: 1,
  nativeMaximumScale: '1.0',
};

/** The page has one bridge, so that each test needs the module anew. */
async function start() {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width" />';
  const { platformSource } = await import('./platformSource.ts');
  const facts: Record<string, AtomValue | undefined> = {};
  const reported: unknown[] = [];
  const clock = manualClock();
  platformSource(
    fakeServices({
      clock,
      constant: (name) => constants[name] ?? '',
      set: (values) => void Object.assign(facts, values),
      report: (problem) => void reported.push(problem),
    }),
  );
  return { facts, clock, reported };
}

function stubApp() {
  const sent: unknown[] = [];
  const bridge = new EventTarget();
  vi.stubGlobal(
    'nativeBridge',
    Object.assign(bridge, { postMessage: (text: string) => void sent.push(JSON.parse(text)) }),
  );
  const say = (message: object): boolean =>
    bridge.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  return { sent, say };
}

function viewport(): string | null | undefined {
  return document.querySelector('meta')?.getAttribute('content');
}
