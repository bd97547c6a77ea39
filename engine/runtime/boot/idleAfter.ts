import type { Ports } from '../ports/index.ts';

/**
 * Ports of which nothing idle begins before something else is done. Idle work asks facts; while a screen is compared with
 * what it was made from, whoever asks one that was not known then would change the comparison.
 */
export function idleAfter(ports: Ports, done: Promise<unknown>): Ports {
  async function whenIdle(callback: () => void): Promise<void> {
    await done;
    ports.whenIdle(callback);
  }
  return { ...ports, whenIdle: (callback) => void whenIdle(callback) };
}
