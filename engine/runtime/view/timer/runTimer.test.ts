import { expect, it } from 'vitest';
import type { TimerManifest } from '../../../core/manifest/index.ts';
import { siteOf } from '../../../core/testing/index.ts';
import { createFactStore, type SourceState } from '../../facts/index.ts';
import { createEmitter } from '../../ports/index.ts';
import { manualClock, settled } from '../../testing/index.ts';
import { runTimer, tryAgainAfter } from './runTimer.ts';

const open = { fact: 'desk.open', is: true } as const;
const calm = { fact: 'desk.calm', is: true } as const;
const minute = 60_000;

it('does something once, so long after it began to count', () => {
  const { clock, done } = setup({ after: 'constant.minute' });
  clock.advance(minute - 1);
  expect(done).toEqual([]);
  clock.advance(1);
  clock.advance(10 * minute);
  expect(done).toEqual(['act']);
});

it('counts only while its condition holds, and from the beginning when it holds again', () => {
  const { clock, done, store } = setup({ after: 'constant.minute', while: open });
  clock.advance(10 * minute);
  store.set({ 'desk.open': true });
  clock.advance(minute - 1);
  store.set({ 'desk.open': false });
  clock.advance(minute);
  store.set({ 'desk.open': true });
  clock.advance(minute - 1);
  expect(done).toEqual([]);
  clock.advance(1);
  expect(done).toEqual(['act']);
});

it('does nothing while what is asked at the end does not hold, and begins anew', () => {
  const { clock, done, store } = setup({ after: 'constant.minute', when: calm });
  store.set({ 'desk.calm': false });
  clock.advance(minute);
  store.set({ 'desk.calm': true });
  clock.advance(minute - 1);
  expect(done).toEqual([]);
  clock.advance(1);
  clock.advance(10 * minute);
  expect(done).toEqual(['act']);
});

it('asks for what it needs at the end only then, and acts when that is known', async () => {
  const { clock, done, store, asked, be } = setup({ after: 'constant.minute', when: calm });
  be.state = 'loading';
  clock.advance(minute - 1);
  expect(asked).not.toContain('desk.calm');
  clock.advance(1);
  expect([asked.includes('desk.calm'), done]).toEqual([true, []]);
  store.set({ 'desk.calm': true });
  await settled();
  expect(done).toEqual(['act']);
});

it('begins anew when what it needs at the end cannot be had', async () => {
  const { clock, done, store, be, tell } = setup({ after: 'constant.minute', when: calm });
  be.state = 'loading';
  clock.advance(minute);
  be.state = 'failed';
  tell();
  await settled();
  store.set({ 'desk.calm': true });
  clock.advance(minute - 1);
  expect(done).toEqual([]);
  clock.advance(1);
  expect(done).toEqual(['act']);
});

it('does nothing when it stops counting while it asks', async () => {
  const { clock, done, store, be } = setup({ after: 'constant.minute', while: open, when: calm });
  store.set({ 'desk.open': true });
  be.state = 'loading';
  clock.advance(minute);
  store.set({ 'desk.open': false });
  store.set({ 'desk.calm': true });
  await settled();
  expect(done).toEqual([]);
});

it('repeats where it is told to', () => {
  const { clock, done } = setup({ after: 'constant.minute', repeats: true });
  clock.advance(3 * minute);
  expect(done).toEqual(['act', 'act', 'act']);
});

it('waits for a moment, follows it when it moves, and takes back what it did', () => {
  const { clock, done, store } = setup({ at: { fact: 'desk.closesAt', early: 'constant.minute' } });
  clock.advance(10 * minute);
  store.set({ 'desk.closesAt': clock.now() + 3 * minute });
  clock.advance(minute);
  store.set({ 'desk.closesAt': clock.now() + 3 * minute });
  clock.advance(2 * minute - 1);
  expect(done).toEqual([]);
  clock.advance(1);
  expect(done).toEqual(['act']);
  store.set({ 'desk.closesAt': clock.now() + 3 * minute });
  expect(done).toEqual(['act', 'take back']);
  clock.advance(2 * minute);
  expect(done).toEqual(['act', 'take back', 'act']);
});

it('takes back what it did when its condition holds no longer', () => {
  const { clock, done, store } = setup({ after: 'constant.minute', while: open });
  store.set({ 'desk.open': true });
  clock.advance(minute);
  store.set({ 'desk.open': false });
  expect(done).toEqual(['act', 'take back']);
});

it('asks again before it does anything, and goes on where the moment has moved on', async () => {
  const { clock, done, store, answers } = setup({ at: { fact: 'desk.closesAt' }, asksAgain: ['desk'] });
  store.set({ 'desk.closesAt': clock.now() + minute });
  answers.push(() => store.set({ 'desk.closesAt': clock.now() + minute }));
  clock.advance(minute);
  await settled();
  expect(done).toEqual([]);
  clock.advance(minute);
  await settled();
  expect(done).toEqual(['act']);
});

it('is not held up by a moment that is said a little differently each time', async () => {
  const { clock, done, store, answers } = setup({ at: { fact: 'desk.closesAt' }, asksAgain: ['desk'] });
  const end = clock.now() + minute;
  store.set({ 'desk.closesAt': end });
  answers.push(() => store.set({ 'desk.closesAt': end + 700 }));
  clock.advance(minute);
  await settled();
  expect(done).toEqual(['act']);
  store.set({ 'desk.closesAt': end - 900 });
  clock.advance(minute);
  await settled();
  expect(done).toEqual(['act']);
});

it('does what it was to do when asking says that there is nothing to count any more', async () => {
  const timer = { at: { fact: 'desk.closesAt' }, asksAgain: ['desk'], while: open };
  const { clock, done, store, answers } = setup(timer);
  store.set({ 'desk.open': true, 'desk.closesAt': clock.now() + minute });
  answers.push(() => store.set({ 'desk.open': false, 'desk.closesAt': undefined }));
  clock.advance(minute);
  await settled();
  expect(done).toEqual(['act']);
});

it('waits while it must not do anything', () => {
  const { clock, done, be } = setup({ after: 'constant.minute' });
  be.hindered = true;
  clock.advance(10 * minute);
  expect(done).toEqual([]);
  be.hindered = false;
  clock.advance(tryAgainAfter);
  expect(done).toEqual(['act']);
});

it('notices at once that it has run out while the device slept', () => {
  const { clock, done, timer, be } = setup({ after: 'constant.minute' });
  be.asleep = 5 * minute;
  timer.look();
  expect(done).toEqual(['act']);
  timer.look();
  clock.advance(10 * minute);
  expect(done).toEqual(['act']);
});

it('counts more days than a browser can wait at once', () => {
  const { clock, done } = setup({ after: 'constant.month' });
  clock.advance(30 * 86_400_000 - 1);
  expect(done).toEqual([]);
  clock.advance(1);
  expect(done).toEqual(['act']);
});

it('does nothing any more once it is stopped', () => {
  const { clock, done, timer, store } = setup({ after: 'constant.minute' });
  timer.stop();
  store.set({ 'desk.open': true });
  clock.advance(10 * minute);
  expect([done, clock.waiting()]).toEqual([[], 0]);
});

const site = siteOf({
  constants: {
    constants: {
      constants: {
        minute: { value: 1, unit: 'minutes', description: 'A minute.' },
        month: { value: 30, unit: 'days', description: 'A month.' },
      },
    },
  },
  facts: {
    desk: {
      comesFrom: 'The desk.',
      facts: {
        open: { type: 'boolean', description: 'Open.' },
        calm: { type: 'boolean', description: 'Nobody waits.' },
        closesAt: { type: 'moment', description: 'When it closes.' },
      },
    },
  },
});

function setup(given: Omit<TimerManifest, 'description' | 'do'>) {
  const clock = manualClock();
  const done: string[] = [];
  const answers: (() => void)[] = [];
  const be: { hindered: boolean; asleep: number; state: SourceState } = {
    hindered: false,
    asleep: 0,
    state: 'idle',
  };
  const asked: string[] = [];
  const { emit: tell, subscribe } = createEmitter();
  const store = createFactStore({
    vocabulary: site.vocabulary,
    report: () => undefined,
  });
  store.onDemand((slots) => asked.push(...slots.map((slot) => site.vocabulary.atoms[slot]?.name ?? '')));
  const timer = runTimer(
    { id: 'idle', timer: { description: 'A timer.', do: { open: 'rules' }, ...given } },
    {
      site,
      store,
      clock: { ...clock, now: () => clock.now() + be.asleep },
      sources: {
        refresh() {
          answers.shift()?.();
          return Promise.resolve();
        },
        stateOf: () => be.state,
        subscribe,
      },
      isHindered: () => be.hindered,
      act() {
        done.push('act');
        return () => void done.push('take back');
      },
    },
  );
  return { clock, done, store, answers, asked, be, tell, timer };
}
