import { describe, expect, it } from 'vitest';
import { createRateLimit, TooManyRequests } from './rateLimit.ts';

describe('a rate limit', () => {
  it('lets somebody do so much at once, then as much as comes back', () => {
    const { take, pass } = setup();
    expect(Array.from({ length: 4 }, () => take('ana'))).toEqual(['done', 'done', 'done', 'wait 2 s']);
    pass(1999);
    expect(take('ana')).toBe('wait 1 s');
    pass(1);
    expect([take('ana'), take('ana')]).toEqual(['done', 'wait 2 s']);
  });

  it('is one for each', () => {
    const { take } = setup();
    expect([take('ana', 3), take('ana'), take('ben', 3)]).toEqual(['done', 'wait 2 s', 'done']);
  });

  it('never holds more than a full bucket, and takes nothing from who has to wait', () => {
    const { take, pass } = setup();
    pass(3_600_000);
    expect([take('ana', 2), take('ana', 2), take('ana', 1)]).toEqual(['done', 'wait 2 s', 'done']);
  });

  it('forgets who has not asked for longest, whoever makes names up', () => {
    const { take } = setup();
    take('ana', 3);
    take('ben', 3);
    for (let index = 0; index < 9_998; index += 1) take(`made up ${index}`);
    expect(take('ana', 1)).toBe('wait 2 s');
    take('one more');
    expect([take('ana', 1), take('ben', 1)]).toEqual(['wait 2 s', 'done']);
  });
});

/** Creates a limit of three at once, and one more every two seconds. */
function setup() {
  let time = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 0.5, now: () => time });
  return {
    pass: (milliseconds: number) => void (time += milliseconds),
    take(key: string, cost?: number): string {
      try {
        limit.take(key, cost);
        return 'done';
      } catch (error) {
        if (error instanceof TooManyRequests) return `wait ${error.retryAfterSeconds} s`;
        throw error;
      }
    },
  };
}
