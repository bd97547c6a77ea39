import { expect, it } from 'vitest';
import { createBridge, type AppRequest } from './nativeBridge.ts';
import type { DeviceReport } from './readMessage.ts';

it('says that it listens, and what the page asks, as JSON', () => {
  const { bridge, sent } = setup();
  bridge.send({ type: 'textZoom', value: 1 });
  expect(sent).toEqual([{ type: 'hello' }, { type: 'textZoom', value: 1 }]);
});

it('reports an app that put its half on the page and does not listen, and goes on', () => {
  const { bridge, say, reported } = setup(() => {
    throw new TypeError('undefined is not an object');
  });
  bridge.send({ type: 'textZoom', value: 1 });
  expect(reported).toMatchObject([{ what: 'app-not-reached' }, { what: 'app-not-reached' }]);
  const heard: (DeviceReport | 'unreadable')[] = [];
  bridge.onDevice((device) => heard.push(device));
  say({ type: 'device', platform: 'ios' });
  expect(heard).toMatchObject([{ platform: 'native-ios' }]);
});

it('tells everybody what the app says of the device, those who come later, too', () => {
  const { bridge, say } = setup();
  const heard: (DeviceReport | 'unreadable')[] = [];
  const stop = bridge.onDevice((device) => heard.push(device));
  say({ type: 'device', platform: 'ios' });
  bridge.onDevice((device) => heard.push(device));
  expect(heard).toMatchObject([{ platform: 'native-ios' }, { platform: 'native-ios' }]);
  stop();
  say({ type: 'device', platform: 'ios', biometricRetry: true });
  expect(heard).toMatchObject([{}, {}, { biometricRetry: true }]);
  expect(heard).toHaveLength(3);
});

it('keeps what was asked before the portal stood, the last five of it', () => {
  const { bridge, say } = setup();
  for (const each of [1, 2, 3, 4, 5, 6, 7]) say({ type: 'open', address: `/${each}` });
  const asked: AppRequest[] = [];
  bridge.onRequest((request) => asked.push(request));
  say({ type: 'push', message: {} });
  expect(asked).toEqual([
    ...['/3', '/4', '/5', '/6', '/7'].map((address) => ({ type: 'open', address })),
    { type: 'push', message: {} },
  ]);
});

it('opens the scanner of the app for one at a time, and hands over what it read, or that it was closed', async () => {
  const { bridge, say, sent } = setup();
  say({ type: 'scanned', text: 'nobody asked' });
  const [first, second] = [bridge.scanCode(), bridge.scanCode()];
  expect(await first).toBeUndefined();
  say({ type: 'scanned', text: '123456789012' });
  expect(await second).toBe('123456789012');
  const closed = bridge.scanCode();
  say({ type: 'scanned' });
  expect(await closed).toBeUndefined();
  expect(sent.slice(1)).toEqual(Array.from({ length: 3 }, () => ({ type: 'scanCode' })));
});

it('SH-PUSH-010: reports what it cannot read without its content, and goes on', () => {
  const { bridge, say, reported } = setup();
  const asked: AppRequest[] = [];
  bridge.onRequest((request) => asked.push(request));
  say({ type: 'open', address: 'https://evil.example/?secret' });
  say({ type: 'open', address: '/billing' });
  expect(reported).toEqual([{ what: 'app-message-ignored' }]);
  expect(asked).toEqual([{ type: 'open', address: '/billing' }]);
});

function setup(postMessage?: (text: string) => void) {
  const sent: unknown[] = [];
  const reported: unknown[] = [];
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const bridge = createBridge(
    {
      postMessage: postMessage ?? ((text) => void sent.push(JSON.parse(text))),
      addEventListener: (_, listener) => void listeners.push(listener),
    },
    (problem) => void reported.push(problem),
    'https://portal.example',
  );
  const say = (message: object): void => {
    for (const listener of listeners) listener({ data: JSON.stringify(message) });
  };
  return { bridge, say, sent, reported };
}
