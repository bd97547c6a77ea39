import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardFrameHandle, CardFrameOutcome } from '../../kit/card-frame/index.ts';
import { createCardFrameRegistry } from './cardFrameRegistry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits for a frame that is not drawn yet', async () => {
  const registry = createCardFrameRegistry();
  const outcome = registry.read(5_000);
  await vi.advanceTimersByTimeAsync(4_000);
  registry.place(frame);
  expect(await outcome).toEqual({ kind: 'proof', proof: 'p' });
});

it('has no answer where no frame comes', async () => {
  const outcome = createCardFrameRegistry().read(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toEqual({ kind: 'failed' });
});

it('has no answer of a frame that has gone', async () => {
  const registry = createCardFrameRegistry();
  registry.place(frame);
  registry.place(undefined);
  const outcome = registry.read(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toEqual({ kind: 'failed' });
});

it('tells each answer to those who listen', async () => {
  const registry = createCardFrameRegistry();
  const heard = vi.fn<(outcome: CardFrameOutcome) => void>();
  registry.place(frame);
  registry.subscribe(heard);
  await registry.read(5_000);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'proof', proof: 'p' });
});

const frame: CardFrameHandle = {
  submit: () => Promise.resolve({ kind: 'proof', proof: 'p' }),
  focus: () => undefined,
  clear: () => undefined,
};
