import { describe, expect, it } from 'vitest';
import { createSandboxClock } from './clock.ts';

describe('the sandbox clock', () => {
  it('tells real time until it is changed', () => {
    const { clock, real } = setup();
    expect(clock.now('any')).toEqual(real.time);
    expect(clock.setting()).toBeUndefined();
  });

  it('stands still when frozen, for one account only', () => {
    const { clock, real } = setup();
    clock.freeze(new Date('2027-01-01T00:00:00Z'), 'one');
    real.time = new Date('2026-06-02T00:00:00Z');
    expect(clock.now('one').toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(clock.now('other')).toEqual(real.time);
  });

  it('runs on from where it was moved to', () => {
    const { clock, real } = setup();
    clock.moveTo(new Date('2026-06-10T12:00:00Z'));
    real.time = new Date(real.time.getTime() + 60_000);
    expect(clock.now().toISOString()).toBe('2026-06-10T12:01:00.000Z');
  });

  it("lets an account's own time win over everybody's, until it is reset", () => {
    const { clock } = setup();
    clock.freeze(new Date('2026-07-01T00:00:00Z'));
    clock.freeze(new Date('2026-08-01T00:00:00Z'), 'one');
    expect(clock.now('one').toISOString()).toBe('2026-08-01T00:00:00.000Z');
    clock.reset('one');
    expect(clock.now('one').toISOString()).toBe('2026-07-01T00:00:00.000Z');
  });

  it('forgets every setting when reset for everybody', () => {
    const { clock, real } = setup();
    clock.freeze(new Date('2026-08-01T00:00:00Z'), 'one');
    clock.reset();
    expect(clock.now('one')).toEqual(real.time);
  });
});

function setup() {
  const real = { time: new Date('2026-06-01T00:00:00Z') };
  return { real, clock: createSandboxClock(() => real.time) };
}
