import { expect, it, vi } from 'vitest';
import { fakePorts, settled } from '../testing/index.ts';
import { startLater } from './startLater.ts';

it('starts when the browser has time, and stops', async () => {
  const { ports, start, stopped, stop } = setup();
  expect(start).not.toHaveBeenCalled();
  ports.becomeIdle();
  await settled();
  expect(start).toHaveBeenCalledOnce();
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

it('is stopped as soon as it has begun, where it was stopped on the way', async () => {
  const { ports, stopped, stop } = setup();
  ports.becomeIdle();
  stop();
  await settled();
  expect(stopped).toHaveBeenCalledOnce();
});

it('reports code that cannot be had, and asks for it a minute later, unless it is stopped', async () => {
  const { ports, start, stop } = setup();
  start.mockRejectedValue(new Error('offline'));
  ports.becomeIdle();
  await settled();
  expect(ports.reports).toEqual([{ what: 'late', detail: { reason: new Error('offline') } }]);
  ports.clock.advance(60_000);
  await settled();
  expect(start).toHaveBeenCalledTimes(2);
  stop();
  ports.clock.advance(60_000);
  await settled();
  expect(start).toHaveBeenCalledTimes(2);
});

it('asks no more for code that cannot be had where it was stopped on the way', async () => {
  const { ports, start, stop } = setup();
  start.mockRejectedValue(new Error('offline'));
  ports.becomeIdle();
  stop();
  await settled();
  ports.clock.advance(60_000);
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

function setup() {
  const ports = fakePorts();
  const stopped = vi.fn<() => void>();
  const start = vi.fn<() => Promise<() => void>>(() => Promise.resolve(stopped));
  return { ports, start, stopped, stop: startLater({ ports, failure: 'late', start }) };
}
