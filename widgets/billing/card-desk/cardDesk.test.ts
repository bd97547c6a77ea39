import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardFrameHandle, CardFrameOutcome } from '../../kit/card-frame/index.ts';
import { createCardDesk } from './cardDesk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits for a frame that is not drawn yet', async () => {
  const desk = createCardDesk();
  const outcome = desk.read();
  await vi.advanceTimersByTimeAsync(4_000);
  desk.place(frame);
  expect(await outcome).toEqual({ kind: 'proof', proof: 'p' });
});

it('has no answer where no frame comes', async () => {
  const outcome = createCardDesk().read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toEqual({ kind: 'failed' });
});

it('has no answer of a frame that has gone', async () => {
  const desk = createCardDesk();
  desk.place(frame);
  desk.place(undefined);
  const outcome = desk.read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toEqual({ kind: 'failed' });
});

it('tells each answer to those who listen', async () => {
  const desk = createCardDesk();
  const heard = vi.fn<(outcome: CardFrameOutcome) => void>();
  desk.place(frame);
  desk.subscribe(heard);
  await desk.read();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'proof', proof: 'p' });
});

const frame: CardFrameHandle = {
  submit: () => Promise.resolve({ kind: 'proof', proof: 'p' }),
  focus: () => undefined,
  clear: () => undefined,
};
