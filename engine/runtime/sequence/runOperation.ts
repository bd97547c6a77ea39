import type { SequenceOperation } from '../../core/manifest/index.ts';
import { declaredOutcome, notKnown, notStarted, type Sequence } from '../../core/sequence/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { Portal } from '../portal/index.ts';
import { type OperationEntry, type OperationResult, withinTime } from '../ports/index.ts';
import type { Attempt } from './attempt.ts';

/** Longest wait for an answer; also the time in which a sent request may still arrive, in milliseconds. */
export const answerTimeLimit = 20_000;

/** The surroundings in which operations run. */
export interface OperationSurroundings extends Pick<Portal, 'registry' | 'services' | 'ports' | 'store'> {
  sequence: Sequence;
  attempt: Attempt;
  /** Loads everything that may have to be shown afterwards. Rejects if something cannot be loaded. */
  prepare(): Promise<unknown>;
}

/**
 * Runs an operation to one of its outcomes. One that is sent once is sent only when all code that may be needed afterwards
 * is loaded, and is stored as sent before; and only by the tab in which it was asked for. If it cannot be run, loaded or
 * understood, its outcome is unknown, not failed.
 */
export async function runOperation(
  around: OperationSurroundings,
  name: string,
  { signal, isFound }: Pick<Run, 'signal' | 'isFound'>,
): Promise<OperationResult> {
  const { sequence, registry } = around;
  const operation = sequence.manifest.operations?.[name];
  const entry = operation && registry.operation(operation.run);
  if (!operation) return { outcome: notKnown };
  const result =
    operation.sends === 'once'
      ? await sendOnce(around, { name, operation, entry, signal, isFound })
      : await askFreely(around, { name, operation, entry, signal });
  return declared(operation, result);
}

/** Asks once for the outcome of an operation that was sent. */
export async function findOut(
  { sequence, registry, services, ports, attempt }: OperationSurroundings,
  name: string,
  signal: AbortSignal,
): Promise<OperationResult> {
  const operation = sequence.manifest.operations?.[name];
  const entry = operation && registry.operation(operation.run);
  if (!operation || !entry?.find) return { outcome: notKnown };
  const find = await entry.find();
  const close = !mayArrive(attempt.onItsWaySince(), ports.clock.now());
  return declared(operation, await find({ idempotencyKey: attempt.key(), signal, close }, services));
}

interface Run {
  name: string;
  operation: SequenceOperation;
  entry: OperationEntry | undefined;
  signal: AbortSignal;
  /** It follows what this tab has only found out. */
  isFound?: true | undefined;
}

async function askFreely(
  { services, ports, store, attempt }: OperationSurroundings,
  { operation, entry, signal }: Run,
): Promise<OperationResult> {
  try {
    if (!entry) throw new Error('not registered');
    const run = await entry.load();
    return await run({ input: inputOf(operation, store), idempotencyKey: attempt.key(), signal }, services);
  } catch (reason) {
    ports.report({ what: 'operation-failed', detail: { operation: operation.run, reason } });
    return { outcome: notKnown };
  }
}

async function sendOnce(around: OperationSurroundings, run: Run): Promise<OperationResult> {
  const { services, ports, store, attempt } = around;
  const { name, operation, signal, isFound } = run;
  // What is sent is what the customer has seen: the store may have other answers by the time the code is there.
  const input = inputOf(operation, store);
  const send = isFound ? undefined : await ready(around, run);
  // Another tab may have sent it: this one does not know its outcome then.
  if (attempt.wasSent(name)) return { outcome: notKnown };
  if (!send || signal.aborted) return { outcome: notStarted };
  // If no storage keeps it, only the server can refuse a second one after a reload.
  if (!attempt.markSent(name)) ports.report({ what: 'attempt-not-kept' });
  try {
    return await send({ input, idempotencyKey: attempt.key(), signal }, services);
  } catch (reason) {
    ports.report({ what: 'operation-failed', detail: { operation: operation.run, reason } });
    return { outcome: notKnown };
  } finally {
    attempt.markEnded();
  }
}

/** The function that sends, once all code that may be needed afterwards is loaded, too; undefined if it cannot be loaded. */
async function ready(
  around: OperationSurroundings,
  { operation, entry }: Run,
): Promise<Awaited<ReturnType<OperationEntry['load']>> | undefined> {
  const { ports } = around;
  try {
    if (!entry?.find) throw new Error('Nobody registers it with a way to find out what became of it.');
    if (ports.isOffline()) throw new Error('There is no network.');
    const { load } = entry;
    const everything = () => Promise.all([load(), codeOf(around), around.prepare()]);
    const [send] = await withinTime(ports.clock, answerTimeLimit, everything);
    return send;
  } catch (reason) {
    ports.report({ what: 'operation-not-started', detail: { operation: operation.run, reason } });
    return undefined;
  }
}

/** The code of all operations of the sequence, and of asking for their outcomes. */
function codeOf({ sequence: { manifest }, registry }: OperationSurroundings): Promise<unknown> {
  const entries = Object.values(manifest.operations ?? {}).map(({ run }) => registry.operation(run));
  return Promise.all(entries.flatMap((entry) => [entry?.load(), entry?.find?.()]));
}

function inputOf({ with: parameters = {} }: SequenceOperation, store: FactStore) {
  return Object.fromEntries(Object.entries(parameters).map(([key, fact]) => [key, store.read(fact)]));
}

/** Whether a request may still arrive. A time in the future comes from a clock that was put back, and is ignored. */
function mayArrive(since: number | undefined, now: number): boolean {
  return since !== undefined && now >= since && now < since + answerTimeLimit;
}

/** Ends as the manifest says. An outcome that it does not have says nothing, and neither do the answers with it. */
function declared(operation: SequenceOperation, { answers, ...end }: OperationResult): OperationResult {
  const outcome = declaredOutcome(operation, end);
  return answers && Object.hasOwn(operation.outcomes, outcome) ? { outcome, answers } : { outcome };
}
