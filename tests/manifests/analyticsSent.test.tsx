import { expect, it, onTestFinished, vi } from 'vitest';
import { assignmentOf } from '../../engine/core/fact/index.ts';
import { startAnalytics } from '../../engine/runtime/analytics/startAnalytics.ts';
import type { Moment, MomentsOptions } from '../../engine/runtime/analytics/moment.ts';
import { fakePorts, settled } from '../../engine/runtime/testing/index.ts';
import { site } from './realSite.ts';

const usage = '/analytics/portal-usage';

it('SH-ANLY-003, SH-ANLY-005: what happens within five seconds goes to the topic as one list, and nothing where nothing happened', async () => {
  const { happens, ports, posted } = await start();
  happens(2);
  ports.clock.advance(4_999);
  expect(posted()).toEqual([]);
  ports.clock.advance(1);
  expect(posted()).toEqual([['problem', 'problem']]);
  await settled();
  ports.clock.advance(60_000);
  expect(posted()).toHaveLength(1);
});

it('SH-ANLY-006: no more than a hundred go within a second, and the others after it', async () => {
  const { happens, ports, posted } = await start();
  happens(250);
  ports.clock.advance(5_000);
  for (const _ of [1, 2]) {
    await settled();
    ports.clock.advance(999);
    await settled();
    expect(posted().at(-1)).toHaveLength(100);
    ports.clock.advance(1);
  }
  expect(posted().map(({ length }) => length)).toEqual([100, 100, 50]);
});

it('SH-ANLY-007, SH-CONN-011, SH-CONN-012: what happens without a network is sent once it is back, with the event that says so', async () => {
  const { happens, ports, posted, goOnline } = await start(false);
  happens(3);
  ports.clock.advance(60_000);
  expect(posted()).toEqual([]);
  goOnline();
  expect(posted()).toEqual([['problem', 'problem', 'problem', 'connectionRestored']]);
});

/** The analytics of the portal that ships, with a clock and a network of the test. */
async function start(isOnline = true) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const bodies: { url: string; events: { event: string }[] }[] = [];
  const ports = fakePorts({
    fetch: (url, init) => {
      bodies.push({ url: String(url), events: JSON.parse(String(init?.body)) as { event: string }[] });
      return Promise.resolve(new Response());
    },
  });
  let assignment = assignmentOf(site.vocabulary, { 'connection.online': isOnline });
  const listeners = new Set<() => void>();
  const store = {
    assignment: () => assignment,
    subscribe: (_: unknown, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const options = {
    site,
    ports,
    store,
    parts: { analytics: () => Promise.resolve(site.manifests.analytics) },
  } as unknown as MomentsOptions;
  const listening: ((moment: Moment) => void)[] = [];
  const stop = await startAnalytics(options, (listener) => void listening.push(listener));
  onTestFinished(() => {
    stop();
    online.mockRestore();
  });
  return {
    ports,
    happens(times: number) {
      for (let count = 0; count < times; count += 1)
        listening[0]?.({
          kind: 'problem',
          code: 'widget-failed',
          at: 0,
          assignment,
          togglesFrom: 'service',
        } as Moment);
      ports.becomeIdle();
    },
    posted: () =>
      bodies.filter(({ url }) => url === usage).map(({ events }) => events.map(({ event }) => event)),
    goOnline() {
      online.mockReturnValue(true);
      assignment = assignmentOf(site.vocabulary, { 'connection.online': true });
      for (const listener of listeners) listener();
      window.dispatchEvent(new Event('online'));
    },
  };
}
