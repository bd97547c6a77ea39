import type { Ports } from '../ports/index.ts';

/**
 * Ports whose idle callbacks wait for a promise. Idle work asks facts; while React compares the hydrated screen with the
 * drawn one, a fact that was unknown when it was drawn would make them differ.
 */
export function idleAfter(ports: Ports, done: Promise<unknown>): Ports {
  async function whenIdle(callback: () => void): Promise<void> {
    await done;
    ports.whenIdle(callback);
  }
  return { ...ports, whenIdle: (callback) => void whenIdle(callback) };
}
