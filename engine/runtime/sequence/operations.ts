import { notKnown } from '../../core/sequence/index.ts';
import type { OperationResult } from '../ports/index.ts';
import { createInquiry, type Inquiry } from './inquiry.ts';
import { findOut, runOperation, type OperationSurroundings } from './runOperation.ts';

/** Runs the operations of a sequence one after the other, each until its outcome is known, however long that takes. */
export interface Operations {
  /** `isFound`: what came before was only found out here. What is sent once is then not sent. */
  run(name: string, isFound?: true): Promise<void>;
  /** Asks for the outcome of an operation that was sent, and never sends it again. */
  findOut(name: string): void;
  /** Asks at once, if an outcome is being asked for. */
  askNow(): void;
  /** False only in a long pause between two questions. */
  isAsking(): boolean;
}

/** Callbacks for the outcomes of operations. */
export interface OperationEvents {
  /** An operation has ended with a declared outcome. */
  ended(result: OperationResult): void;
  /** The outcome is unknown; it is asked for from now on. */
  unknown(name: string): void;
  /** Whether it asks may have changed. */
  changed(): void;
  /** Called with each outcome, and each time that it is unknown. */
  say(name: string, outcome: string): void;
}

/** Creates the operations of a sequence that runs until the signal is aborted. */
export function createOperations(
  around: OperationSurroundings,
  signal: AbortSignal,
  { ended, unknown, changed, say }: OperationEvents,
): Operations {
  const { sequence, ports } = around;
  let inquiry: Inquiry | undefined;
  signal.addEventListener('abort', () => inquiry?.stop());

  function end(name: string, result: OperationResult): void {
    say(name, result.outcome);
    const isSent = sequence.manifest.operations?.[name]?.sends === 'once';
    if (isSent && result.outcome === notKnown) inquire(name);
    else ended(result);
  }

  function inquire(name: string): void {
    inquiry?.stop();
    inquiry = createInquiry({
      ports,
      ask: (given) => findOut(around, name, given),
      found(result) {
        inquiry = undefined;
        end(name, result);
      },
      changed,
    });
    unknown(name);
  }

  return {
    async run(name, isFound) {
      const result = await runOperation(around, name, { signal, isFound });
      if (!signal.aborted) end(name, result);
    },
    findOut: inquire,
    askNow: () => inquiry?.askNow(),
    isAsking: () => inquiry?.isAsking() ?? true,
  };
}
