import type { SequenceOperation } from '../../core/manifest/index.ts';
import { notKnown, notStarted, type Sequence } from '../../core/sequence/index.ts';
import type { FactStore } from '../facts/index.ts';
import {
  type OperationEntry,
  type OperationResult,
  type PackServices,
  type Ports,
  type Registry,
  withinTime,
} from '../ports/index.ts';
import type { Attempt } from './attempt.ts';

/** Longest time in which an answer is waited for, and in which what was sent may still arrive, in milliseconds. */
export const answerTimeLimit = 20_000;

/** What operations of a sequence are run with. */
export interface OperationSurroundings {
  sequence: Sequence;
  registry: Registry;
  services: PackServices;
  ports: Ports;
  store: FactStore;
  attempt: Attempt;
  /** Loads everything that may have to be shown afterwards. Rejects when something cannot be had. */
  prepare(): Promise<unknown>;
}

/**
 * Runs an operation to one of its outcomes. What is sent once is sent only when everything that may be needed afterwards
 * is there, and is stored as sent before it is. What cannot be run, loaded or understood is not known, never failed.
 */
export async function runOperation(
  around: OperationSurroundings,
  name: string,
  signal: AbortSignal,
): Promise<OperationResult> {
  const { sequence, registry } = around;
  const operation = sequence.manifest.operations?.[name];
  const entry = operation && registry.operation(operation.run);
  if (!operation) return { outcome: notKnown };
  const result =
    operation.sends === 'once'
      ? await sendOnce(around, { name, operation, entry, signal })
      : await askFreely(around, { name, operation, entry, signal });
  return declared(operation, result);
}

/** Asks, once, what became of an operation that was sent. */
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
  const { name, operation, signal } = run;
  // Another tab may have sent it: then this one does not know its end.
  if (attempt.wasSent(name)) return { outcome: notKnown };
  const send = await ready(around, run);
  if (!send) return { outcome: notStarted };
  // Whoever cannot find it after a reload is kept from sending another one by the server alone.
  if (!attempt.markSent(name)) ports.report({ what: 'attempt-not-kept' });
  try {
    return await send({ input: inputOf(operation, store), idempotencyKey: attempt.key(), signal }, services);
  } catch (reason) {
    ports.report({ what: 'operation-failed', detail: { operation: operation.run, reason } });
    return { outcome: notKnown };
  } finally {
    attempt.markEnded();
  }
}

/** The code that sends, as soon as all that may be needed after it is there, too; undefined when it cannot be had. */
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

/** The code of everything that may follow, and of finding out what became of it. */
function codeOf({ sequence: { manifest }, registry }: OperationSurroundings): Promise<unknown> {
  const entries = Object.values(manifest.operations ?? {}).map(({ run }) => registry.operation(run));
  return Promise.all(entries.flatMap((entry) => [entry?.load(), entry?.find?.()]));
}

function inputOf({ with: parameters = {} }: SequenceOperation, store: FactStore) {
  return Object.fromEntries(Object.entries(parameters).map(([key, fact]) => [key, store.read(fact)]));
}

/** Nobody waits longer than the limit. A start in the future is a clock that was put back, and says nothing. */
function mayArrive(since: number | undefined, now: number): boolean {
  return since !== undefined && now >= since && now < since + answerTimeLimit;
}

/** An outcome that the manifest does not have says nothing. */
function declared({ outcomes }: SequenceOperation, result: OperationResult): OperationResult {
  return Object.hasOwn(outcomes, result.outcome) ? result : { outcome: notKnown };
}
