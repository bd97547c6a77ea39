import nodeConsole from 'node:console';
import { vi } from 'vitest';

/**
 * The test environment loads no page in a frame and complains of each, by the console that it had before the test runner
 * put its own in place. Call it before each test that mounts one.
 */
export function quietFrames(): void {
  const complain = nodeConsole.error.bind(nodeConsole);
  vi.spyOn(nodeConsole, 'error').mockImplementation((complaint: unknown) => {
    if (!String(complaint).includes('Iframe page loading is disabled')) complain(complaint);
  });
}
