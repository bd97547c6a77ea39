import type { Portal } from '../portal/index.ts';
import type { SequenceRunner } from './sequenceRunner.ts';

/** A sequence that runs before anything of it is drawn, for whoever shows it. */
export interface BegunSequence {
  readonly id: string;
  /** Whose attempt it is. */
  readonly subject: string;
  readonly runner: SequenceRunner;
  stop(): void;
}

const begun = new WeakMap<Portal['running'], BegunSequence>();

/** The sequence that a portal has begun and that nobody shows yet. */
export function begunSequence({ running }: Pick<Portal, 'running'>): BegunSequence | undefined {
  return begun.get(running);
}

/** Keeps it until it is taken. */
export function keepBegun({ running }: Pick<Portal, 'running'>, sequence: BegunSequence): void {
  begun.set(running, sequence);
}

/** Hands it to whoever shows it: they stop it. Another one than theirs is stopped. */
export function takeBegun(
  { running }: Pick<Portal, 'running'>,
  id: string,
  subject: string,
): BegunSequence | undefined {
  const found = begun.get(running);
  begun.delete(running);
  if (found?.id === id && found.subject === subject) return found;
  found?.stop();
  return undefined;
}
