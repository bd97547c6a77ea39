import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Longest wait in milliseconds, for machines that have much else to do. */
const patience = 20_000;

/**
 * Lets things happen until something holds. While React is being tested it shows at once what it would otherwise hold
 * back for a third of a second, so that nothing flickers. Code that is being loaded has come before it is looked again:
 * a screen can wait for that (derived facts, the reader of sentences) and show nothing of it. Rejects when what is waited
 * for does not come.
 */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}: ${document.body.innerHTML}`);
    await act(() => vi.dynamicImportSettled());
  }
}
