import { expect, it } from 'vitest';
import { fakePorts, settled, type FakePorts } from '../testing/index.ts';
import { createSender, mostKept } from './sender.ts';

it('sends what came within five seconds as one list, in its order, and nothing when there is nothing', async () => {
  const { sender, ports, posted } = setup();
  sender.add({ at: 1, event: 'a' });
  sender.add({ at: 2, event: 'b' });
  ports.clock.advance(4_999);
  expect(posted()).toEqual([]);
  ports.clock.advance(1);
  expect(posted()).toEqual([['a', 'b']]);
  await settled();
  ports.clock.advance(60_000);
  expect([posted().length, ports.clock.waiting()]).toEqual([1, 0]);
});

it('sends no more than a hundred within a second, and keeps the others', async () => {
  const { sender, ports, posted } = setup();
  for (let index = 0; index < 250; index += 1) sender.add({ at: 0, event: `e${index}` });
  sender.flush();
  sender.flush();
  await settled();
  expect(posted().map(({ length }) => length)).toEqual([100]);
  for (const _ of [1, 2]) {
    ports.clock.advance(1_000);
    await settled();
  }
  expect(posted().map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(posted().flat()).toEqual(Array.from({ length: 250 }, (_, index) => `e${index}`));
});

it('keeps what happens while there is no network, and sends it at once when there is one', async () => {
  const { sender, ports, posted, network } = setup();
  network.isOnline = false;
  for (const event of ['a', 'b', 'c']) sender.add({ at: 0, event });
  ports.clock.advance(60_000);
  sender.leave();
  expect(posted()).toEqual([]);
  network.isOnline = true;
  sender.flush();
  expect(posted()).toEqual([['a', 'b', 'c']]);
});

it('keeps no more than its limit, and says how many were dropped', async () => {
  const { sender, ports, bodies, network } = setup();
  network.isOnline = false;
  for (let index = 0; index < mostKept + 7; index += 1) sender.add({ at: 0, event: `e${index}` });
  network.isOnline = true;
  sender.flush();
  await settled();
  ports.clock.advance(1_000);
  expect(bodies()[0]?.[0]).toMatchObject({ event: 'e0', dropped: 7 });
  expect(bodies()[1]?.[0]).toEqual({ at: 0, event: 'e100', sent: ports.clock.now() });
});

it('sends again, in the same order and ever more seldom, what nobody took; but not what nobody ever will', async () => {
  const { sender, ports, posted, network } = setup();
  network.status = 503;
  sender.add({ at: 0, event: 'a' });
  ports.clock.advance(5_000);
  await settled();
  sender.add({ at: 0, event: 'b' });
  ports.clock.advance(9_999);
  expect(posted()).toEqual([['a']]);
  network.status = 400;
  ports.clock.advance(1);
  await settled();
  ports.clock.advance(600_000);
  expect(posted()).toEqual([['a'], ['a', 'b']]);
});

it('sends all that is left at once when the page goes, in parts that outlive it', () => {
  const { sender, bodies, ports } = setup();
  for (let index = 0; index < 500; index += 1)
    sender.add({ at: 0, event: `event-${index}-${'x'.repeat(200)}` });
  sender.leave();
  expect(bodies().flat()).toHaveLength(500);
  expect(bodies().every((body) => JSON.stringify(body).length <= 50_000)).toBe(true);
  expect(ports.sent.every(({ keepalive }) => keepalive === true)).toBe(true);
});

function setup() {
  const network = { isOnline: true, status: 204 };
  const sent: RequestInit[] = [];
  const ports: FakePorts & { sent: RequestInit[] } = {
    ...fakePorts({
      fetch: (_, init = {}) => {
        sent.push(init);
        return Promise.resolve(new Response(undefined, { status: network.status }));
      },
    }),
    sent,
  };
  const sender = createSender({
    ports,
    url: '/analytics/test',
    every: 5_000,
    mostPerSecond: 100,
    isOnline: () => network.isOnline,
  });
  const bodies = () => sent.map(({ body }) => JSON.parse(String(body)) as { event: string }[]);
  return {
    sender,
    ports,
    network,
    bodies,
    posted: () => bodies().map((body) => body.map(({ event }) => event)),
  };
}
