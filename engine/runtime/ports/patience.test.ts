import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/index.ts';
import { backOff, withinTime } from './patience.ts';

describe('a pause after failures', () => {
  it.each([
    [0, 100],
    [1, 200],
    [3, 800],
    [9, 1_000],
  ])('after %i in a row is %i ms', (failures, pause) => {
    expect(backOff({ usual: 100, failures, longest: 1_000 })).toBe(pause);
  });

  it('is drawn by chance from its share', () => {
    const drawn = [0, 0.5, 1].map((value) =>
      backOff({ usual: 100, failures: 1, longest: 1_000, jitter: { share: 0.5, random: () => value } }),
    );
    expect(drawn).toEqual([100, 150, 200]);
  });
});

describe('a call with a limit', () => {
  it('comes to what it comes to, and leaves no timer', async () => {
    const clock = manualClock();
    expect(await withinTime(clock, 100, () => Promise.resolve('done'))).toBe('done');
    await expect(withinTime(clock, 100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(clock.waiting()).toBe(0);
  });

  it('is given up when it takes longer, also when it does not listen to that', async () => {
    const clock = manualClock();
    const signals: AbortSignal[] = [];
    const call = withinTime(clock, 100, (signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    clock.advance(100);
    await expect(call).rejects.toThrow('It took too long.');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
