import { notKnown } from '../../core/sequence/index.ts';
import type { OperationResult, Ports } from '../ports/index.ts';

/** Pauses between the questions, in milliseconds; the last one repeats. */
const pauses = [500, 1_500, 2_500, 4_000, 6_000, 8_000, 8_000, 15_000, 30_000, 60_000];

/** Up to this pause, in milliseconds, asking at once would bring nothing forward: it counts as still asking. */
const longestEagerPause = 8_000;

/** Asks for the outcome of a sent operation until it is known. */
export interface Inquiry {
  /** Asks at once, and starts again with short pauses. */
  askNow(): void;
  /** Whether it is asking, or about to. */
  isAsking(): boolean;
  stop(): void;
}

export interface InquiryOptions {
  ports: Pick<Ports, 'clock' | 'whenBack'>;
  /** Asks once. A rejection, like `unknown`, says nothing. */
  ask(signal: AbortSignal): Promise<OperationResult>;
  /** Called once, with the known outcome. */
  found(result: OperationResult): void;
  /** Called when `isAsking` may have changed. */
  changed(): void;
}

/**
 * Asks with growing pauses, and at once when the network or the page comes back: a question that was on its way is
 * aborted then, since its answer may never come. Only an answer with an outcome ends it.
 */
export function createInquiry({ ports, ask, found, changed }: InquiryOptions): Inquiry {
  let asked = 0;
  let question = new AbortController();
  let cancelPause: (() => void) | undefined;
  let isAsking = true;

  function setAsking(is: boolean): void {
    if (isAsking === is) return;
    isAsking = is;
    changed();
  }

  function pause(): void {
    const milliseconds = pauses[Math.min(asked, pauses.length - 1)] ?? 0;
    setAsking(milliseconds <= longestEagerPause);
    cancelPause = ports.clock.after(milliseconds, () => void askOnce());
  }

  async function askOnce(): Promise<void> {
    question.abort();
    cancelPause?.();
    question = new AbortController();
    const { signal } = question;
    asked += 1;
    setAsking(true);
    const result = await ask(signal).catch((): OperationResult => ({ outcome: notKnown }));
    if (signal.aborted) return;
    if (result.outcome === notKnown) {
      pause();
      return;
    }
    stop();
    found(result);
  }

  function askNow(): void {
    asked = 0;
    void askOnce();
  }

  const ignoreReturns = ports.whenBack(askNow);
  function stop(): void {
    ignoreReturns();
    cancelPause?.();
    question.abort();
  }

  pause();
  return { askNow, isAsking: () => isAsking, stop };
}
