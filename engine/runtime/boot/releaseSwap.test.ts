import { expect, it } from 'vitest';
import type { LoadedRelease } from '../release/index.ts';
import { fakePorts, settled } from '../testing/index.ts';
import { createReleaseSwap, lookAgainAfter, prepareAgainAfter } from './releaseSwap.ts';

it('shows a release at once where that is safe', async () => {
  const { swap, shown } = setup();
  swap.offer(release('second'));
  await settled();
  expect(shown).toEqual(['second']);
});

it('waits until it is safe', async () => {
  const { swap, shown, be, clock } = setup({ safe: false });
  swap.offer(release('second'));
  clock.advance(60_000);
  await settled();
  expect(shown).toEqual([]);
  be({ safe: true });
  clock.advance(lookAgainAfter);
  await settled();
  expect(shown).toEqual(['second']);
});

it('waits again when the customer has begun something while it was prepared', async () => {
  const { swap, shown, be, clock } = setup();
  swap.offer(release('second'));
  be({ safe: false });
  await settled();
  expect(shown).toEqual([]);
  be({ safe: true });
  clock.advance(lookAgainAfter);
  await settled();
  expect(shown).toEqual(['second']);
});

it('shows only the release that was offered last', async () => {
  const { swap, shown } = setup();
  swap.offer(release('second'));
  swap.offer(release('third'));
  await settled();
  expect(shown).toEqual(['third']);
});

it('shows none that was taken back meanwhile', async () => {
  const { swap, shown, clock } = setup();
  swap.offer(release('second'));
  swap.offer(undefined);
  await settled();
  expect([shown, clock.waiting()]).toEqual([[], 0]);
});

it('keeps what is shown while a release cannot be prepared, reports it, and tries again', async () => {
  const { swap, shown, be, clock, ports } = setup({ failing: true });
  swap.offer(release('second'));
  await settled();
  expect(shown).toEqual([]);
  expect(ports.reports).toMatchObject([{ what: 'release-unprepared', detail: { path: 'second' } }]);
  be({ failing: false });
  clock.advance(prepareAgainAfter);
  await settled();
  expect(shown).toEqual(['second']);
});

it('does nothing any more once it is stopped', async () => {
  const { swap, shown, clock } = setup({ safe: false });
  swap.offer(release('second'));
  swap.stop();
  await settled();
  expect([shown, clock.waiting()]).toEqual([[], 0]);
});

const isValid = () => Promise.resolve(true);

function release(path: string): LoadedRelease {
  return { path, bundle: {} as never, isValid, confirm: () => Promise.resolve({ valid: true }) };
}

function setup(given: { safe?: boolean; failing?: boolean } = {}) {
  const state = { safe: true, failing: false, ...given };
  const ports = fakePorts();
  const shown: string[] = [];
  const swap = createReleaseSwap<string>({
    ports,
    isSafe: () => state.safe,
    prepare: ({ path }) =>
      state.failing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(path),
    show: (path) => void shown.push(path),
  });
  const be = (change: Partial<typeof state>): void => void Object.assign(state, change);
  return { swap, shown, ports, clock: ports.clock, be };
}
