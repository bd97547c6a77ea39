import { vi } from 'vitest';

/** So long `vi.waitFor` waits, in milliseconds: it gives up after a second by default, and a busy machine needs longer. */
const patience = 20_000;

// The files of a worker share one `vi`.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi;
  vi.waitFor = function waitPatiently(callback, options = patience) {
    return waitFor(callback, options);
  };
}
