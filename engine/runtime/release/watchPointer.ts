import { pointerAt } from '../../core/release/index.ts';
import { backOff } from '../ports/index.ts';
import { drawBucket } from './bucket.ts';
import { bundlesFor, loadPointer, type LoadedPointer } from './loadPointer.ts';
import { loadBundle, type LoadedRelease, type ReleaseOptions } from './loadRelease.ts';

export interface PointerWatchOptions extends Pick<ReleaseOptions, 'ports' | 'fits' | 'pointer' | 'bucket'> {
  /** Usual time between two looks, in milliseconds. */
  refreshMs(): number;
  /** Path of the bundle that is shown now. */
  shown(): string | undefined;
  /** Whether the page is hidden or offline: then nothing is requested. */
  isAway(): boolean;
  /** The pointer leads to another release, which is complete, valid, and can be shown. Undefined: to the shown one again. */
  found(release: LoadedRelease | undefined): void;
}

/** Looks where the pointer leads, while the page is open. */
export interface PointerWatch {
  /** Looks now, unless it looks already. */
  look(): Promise<void>;
  stop(): void;
}

/** After failures the pause grows to at most so many intervals. */
const longestPause = 16;

/** Least wait for the moment of a scheduled release, in milliseconds: servers tell the time in whole seconds. */
const leastWait = 1_000;

/**
 * Requests the pointer again and again, each time a little sooner or later than the interval, so that browsers which were
 * opened together do not ask together; and soon after the moment of a scheduled release. A release that is missing,
 * damaged, invalid, of a newer engine or in need of other code is reported and ignored: the page that works stays.
 * Failures make the pauses longer.
 */
export function watchPointer(options: PointerWatchOptions): PointerWatch {
  const { ports, isAway } = options;
  let cancel: (() => void) | undefined;
  let failures = 0;
  let untilDue = Infinity;
  let stopped = false;
  let looking: Promise<void> | undefined;
  const judge = createJudgement(options);

  function schedule(): void {
    if (stopped) return;
    const usual = options.refreshMs();
    const pause = backOff({ usual, failures, longest: usual * longestPause }) * (0.75 + ports.random() / 2);
    const due = untilDue + (usual / 10) * ports.random();
    cancel = ports.clock.after(Math.min(pause, due), () => void look());
  }

  function look(): Promise<void> {
    if (looking) return looking;
    cancel?.();
    untilDue = Infinity;
    looking = (isAway() ? Promise.resolve() : askNow()).finally(() => {
      looking = undefined;
      schedule();
    });
    return looking;
  }

  async function askNow(): Promise<void> {
    try {
      const said = await loadPointer(ports, options.pointer);
      untilDue = timeUntilNext(said);
      const news = await judge(said);
      failures = 0;
      if (news && !stopped) options.found(news.release);
    } catch (reason) {
      failures += 1;
      ports.report({ what: 'release-unavailable', detail: { reason } });
    }
  }

  schedule();
  return {
    look,
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}

/** Milliseconds from the server's response to the moment of the scheduled release. */
function timeUntilNext({ pointer, now }: LoadedPointer): number {
  const { bundle, next } = pointerAt(pointer, now);
  if (next?.after !== bundle || now === undefined) return Infinity;
  const left = Date.parse(next.at) - now;
  return left > 0 ? Math.max(leastWait, left) : Infinity;
}

type Judgement = (said: LoadedPointer) => Promise<{ release: LoadedRelease | undefined } | undefined>;

/**
 * Judges whether a pointer leads to another release. A release never changes, so each one is loaded and judged once. If
 * the visitor's own is invalid, the live one is judged.
 */
function createJudgement(options: PointerWatchOptions): Judgement {
  const { ports, fits, bucket, shown } = options;
  let told: string | undefined;
  const refused = new Set<string>();

  async function judgeOne(path: string): ReturnType<Judgement> {
    if (path === shown()) {
      const isBack = told !== undefined && told !== path;
      told = undefined;
      return isBack ? { release: undefined } : undefined;
    }
    if (path === told || refused.has(path)) return undefined;
    const release = await loadBundle(options, path);
    if (!fits(release) || !(await release.confirm()).valid) {
      refused.add(path);
      return undefined;
    }
    told = path;
    return { release };
  }

  return async (said) => {
    if (said.pointer.staged && bucket === undefined) drawBucket(ports);
    const [wanted, live] = bundlesFor(said, bucket);
    let failure: { reason: unknown } | undefined;
    try {
      const news = await judgeOne(wanted);
      if (!refused.has(wanted)) return news;
    } catch (reason) {
      failure = { reason };
    }
    const news = live === undefined ? undefined : await judgeOne(live);
    if (failure && !news) throw failure.reason;
    return news;
  };
}
