import type { Ports } from './ports.ts';

/** Until code that could not be had is asked for again, in milliseconds. */
const againAfter = 60_000;

/** What is started, and what is reported when its code cannot be had. */
interface LateStart {
  ports: Pick<Ports, 'clock' | 'report' | 'whenIdle'>;
  failure: string;
  /** Loads the code and starts it. Gives back how to stop. */
  start(): Promise<() => void>;
}

/**
 * Starts something with code that comes when the browser has time, and again a minute after that could not be had. Returns how
 * to stop it: before it has begun, it begins all the same and stops at once, so that what waits for it is told.
 */
export function startLater({ ports, failure, start }: LateStart): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;

  async function begin(): Promise<void> {
    try {
      stop = await start();
      if (isStopped) stop();
    } catch (reason) {
      ports.report({ what: failure, detail: { reason } });
      if (!isStopped) stop = ports.clock.after(againAfter, () => void begin());
    }
  }

  ports.whenIdle(() => void begin());
  return () => {
    isStopped = true;
    stop?.();
  };
}
