import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PointerWatch } from '../release/index.ts';
import { fakePorts, settled } from '../testing/index.ts';
import { createPortalHost } from './portalHost.tsx';
import { watchLater } from './watchLater.ts';
import { watchReleases } from './watchReleases.ts';

vi.mock('./watchReleases.ts', () => ({ watchReleases: vi.fn<() => PointerWatch>() }));

const look = vi.fn<() => Promise<void>>();
const stop = vi.fn<() => void>();

beforeEach(() => {
  vi.mocked(watchReleases).mockReturnValue({ look, stop });
});
afterEach(() => {
  watch.stop();
  vi.resetAllMocks();
});

it('knows what was typed before the code of the watch had come', async () => {
  setup();
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  watch.begin();
  await come();
  const [given] = vi.mocked(watchReleases).mock.lastCall ?? [];
  expect(given?.use.typedAt()).toBe(given?.arrival());
  expect(given?.use.typedAt()).toBeDefined();
});

it('looks at once when the network is there again, and begins only once', async () => {
  const { ports } = setup();
  ports.comeBack();
  await come();
  watch.begin();
  ports.comeBack();
  await come();
  expect([vi.mocked(watchReleases).mock.calls.length, look.mock.calls.length]).toEqual([1, 2]);
});

it('reports code that cannot be had, and asks for it again after a while', async () => {
  const { ports, clock } = setup();
  vi.mocked(watchReleases).mockImplementationOnce(() => {
    throw new Error('no chunk');
  });
  watch.begin();
  await come();
  expect(ports.reports).toMatchObject([{ what: 'release-watch-unavailable' }]);
  clock.advance(60_000);
  await come();
  ports.comeBack();
  await come();
  expect(look).toHaveBeenCalledOnce();
});

it('begins nothing once it is stopped, and stops what has begun', async () => {
  setup();
  watch.begin();
  watch.stop();
  await come();
  expect(watchReleases).not.toHaveBeenCalled();
  setup();
  watch.begin();
  await come();
  watch.stop();
  await come();
  expect(stop).toHaveBeenCalledOnce();
});

/** Waits until the code is loaded, and its callers have continued. */
async function come(): Promise<void> {
  await vi.dynamicImportSettled();
  await settled();
}

let watch: ReturnType<typeof watchLater>;

function setup() {
  const ports = fakePorts();
  watch = watchLater({
    ports,
    fits: () => true,
    pointer: '/current.json',
    host: createPortalHost(),
    open: () => {
      throw new Error('No release is opened here.');
    },
  });
  return { ports, clock: ports.clock };
}
