import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Longest wait in milliseconds, for machines that have much else to do. */
const patience = 20_000;

/**
 * Lets things happen until a condition holds. In tests React shows at once what it would otherwise hold back for a third of
 * a second against flicker. Code that is being loaded is awaited before each check: a screen can wait for it (derived
 * facts, the reader of sentences) and show nothing of it. Rejects if the condition does not hold in time.
 */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}: ${document.body.innerHTML}`);
    await act(() => vi.dynamicImportSettled());
  }
}
