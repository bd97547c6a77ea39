import { expect, it } from 'vitest';
import { fakeServices, settled } from '../../engine/runtime/testing/index.ts';
import { trackFailures } from './trackFailures.ts';

it.each([
  ['SH-ANLY-001', '/api/gateway/activity/ping', []],
  ['SH-ANLY-002', 'https://portal.example/ipvs/api/public/ping?at=1', []],
  ['SH-ANLY-001, SH-ANLY-002', '/api/gateway/activity', ['call']],
])('%s: of %s that fails analytics is told %j', async (_, address, told) => {
  for (const input of [address, new URL(address, 'https://portal.example').href]) {
    const tracked: string[] = [];
    const services = fakeServices({
      constant: (name) => (name === 'untrackedPaths' ? pings : 100),
      track: ({ of }) => void tracked.push(of),
    });
    expect((await trackFailures(refuse, services)(input)).status).toBe(503);
    await import('../failed-call/index.ts');
    await settled();
    expect(tracked).toEqual(told);
  }
});

const refuse = () => Promise.resolve(new Response('Nobody is there.', { status: 503 }));

const pings = ['api/gateway/activity/ping', 'ipvs/api/public/ping'];
