import type { Portal } from '../portal/index.ts';
import type { SequenceRunner } from './sequenceRunner.ts';

/** A sequence that runs before it is drawn, until a component takes it. */
export interface BegunSequence {
  readonly id: string;
  /** The subject and customer of the attempt. */
  readonly subject: string;
  readonly runner: SequenceRunner;
  stop(): void;
}

const begun = new WeakMap<Portal['running'], BegunSequence>();

/** The sequence that a portal has begun and that no component shows yet. */
export function begunSequence({ running }: Pick<Portal, 'running'>): BegunSequence | undefined {
  return begun.get(running);
}

/** Keeps it until it is taken. */
export function keepBegun({ running }: Pick<Portal, 'running'>, sequence: BegunSequence): void {
  begun.set(running, sequence);
}

/** Hands it to the component that shows it, which stops it later. A different sequence than wanted is stopped. */
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
