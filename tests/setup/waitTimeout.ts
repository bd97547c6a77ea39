import { vi } from 'vitest';

/** So long `vi.waitFor` and `vi.waitUntil` wait, in milliseconds: a second by default, and a busy machine needs longer. */
const patience = 20_000;

// The files of a worker share one `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = function waitPatiently(callback, options = patience) {
    return waitFor(callback, options);
  };
  vi.waitUntil = function waitUntilPatiently(callback, options = patience) {
    return waitUntil(callback, options);
  };
}
