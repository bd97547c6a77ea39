import { expect, it, vi } from 'vitest';
import { manualClock, settled } from '../testing/index.ts';
import { createLoads } from './loads.ts';

it('loads each thing once', async () => {
  const loads = createLoads();
  const start = vi.fn<() => Promise<string>>(() => Promise.resolve('shelf'));
  expect(loads.once('a', start)).toBe(loads.once('a', start));
  expect(await loads.once('b', start)).toBe('shelf');
  expect(start).toHaveBeenCalledTimes(2);
});

it('has at hand what has come, so that nobody waits for it a second time', async () => {
  const loads = createLoads();
  const start = vi.fn<() => Promise<string>>(() => Promise.resolve('shelf'));
  await loads.once('a', start);
  expect(loads.once('a', start)).toBe('shelf');
  expect(start).toHaveBeenCalledOnce();
});

it('does not load again what has failed until its failure is forgotten', async () => {
  const loads = createLoads();
  const start = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('404')));
  await expect(loads.once('a', start)).rejects.toThrow('404');
  expect(start).toHaveBeenCalledOnce();
  await expect(loads.once('a', start)).rejects.toThrow('404');
  expect(start).toHaveBeenCalledOnce();
  loads.forgetFailures();
  start.mockResolvedValueOnce('shelf');
  expect(await loads.once('a', start)).toBe('shelf');
});

it('forgets nothing that is there or on its way', async () => {
  const loads = createLoads();
  const start = vi.fn<() => Promise<string>>(() => Promise.resolve('shelf'));
  await loads.once('there', start);
  void loads.once('on its way', () => new Promise(() => undefined));
  await settled();
  loads.forgetFailures();
  void loads.once('there', start);
  void loads.once('on its way', start);
  expect(start).toHaveBeenCalledOnce();
});

it('counts what does not come within its limit as failed', async () => {
  const clock = manualClock();
  const loads = createLoads({ clock, milliseconds: 120_000 });
  const never = loads.once('a', () => new Promise<string>(() => undefined));
  clock.advance(119_999);
  expect(await Promise.race([never, Promise.resolve('on its way')])).toBe('on its way');
  clock.advance(1);
  await expect(never).rejects.toThrow('It took too long.');
  expect(await loads.once('b', () => Promise.resolve('shelf'))).toBe('shelf');
  expect(clock.waiting()).toBe(0);
});
