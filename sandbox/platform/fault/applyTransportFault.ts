import { setTimeout as wait } from 'node:timers/promises';
import { json } from '../http/answers.ts';
import type { FailureShape, FaultEffect, TransportEffect } from './fault.ts';
import type { InjectedFault } from './faultBoard.ts';

const marker = 'x-sandbox-connection';

/**
 * A response that marks a dropped connection. The listener detects it with `isConnectionDrop` and destroys the
 * socket instead of sending it.
 */
function dropConnection(): Response {
  return new Response(null, { status: 500, headers: { [marker]: 'drop' } });
}

/** Whether a response marks a dropped connection. The mark survives wrapping that keeps the headers. */
export function isConnectionDrop(response: Response): boolean {
  return response.headers.get(marker) === 'drop';
}

/** An operation to run with a fault. */
export interface FaultyOperation {
  name: string;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  run: () => Promise<Response>;
}

/** Runs an operation with a fault between it and its caller, or unchanged without one. */
export async function applyTransportFault(
  injected: InjectedFault | undefined,
  { name, signal, run }: FaultyOperation,
): Promise<Response> {
  if (injected === undefined || !isTransportEffect(injected.effect)) return run();
  const { effect, cleared } = injected;
  if (effect.kind === 'slow') {
    await Promise.race([wait(effect.milliseconds, undefined, { ref: false }), gone(signal)]);
    return run();
  }
  if (effect.kind === 'hang') {
    await Promise.race([cleared, gone(signal)]);
    return dropConnection();
  }
  if (effect.timing === 'after') await run();
  return substitute(effect, name);
}

const transportKinds: readonly string[] = [
  'http-status',
  'malformed-json',
  'html-body',
  'failure-body',
  'drop',
  'slow',
  'hang',
] satisfies TransportEffect['kind'][];

/** Whether an effect occurs between the browser and the operation. */
export function isTransportEffect(effect: FaultEffect): effect is TransportEffect {
  return transportKinds.includes(effect.kind);
}

type SubstituteEffect = Exclude<TransportEffect, { kind: 'slow' | 'hang' }>;

function substitute(effect: SubstituteEffect, operation: string): Response {
  switch (effect.kind) {
    case 'drop':
      return dropConnection();
    case 'http-status':
      return json({ reasonCode: 'SERVICE_UNAVAILABLE', reasonMessage: 'A fault was set.' }, effect.status);
    case 'malformed-json':
      return new Response('{"data":{"', { headers: { 'content-type': 'application/json' } });
    case 'html-body':
      return new Response('<!doctype html><title>Gateway</title><p>Bad gateway</p>', {
        status: 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'failure-body':
      return json(failureBody(effect.shape, operation), effect.shape === 'multistatus' ? 207 : 500);
  }
}

function failureBody(shape: FailureShape, operation: string): object {
  const systemErrorCode = 'SANDBOX-5003';
  if (shape === 'multistatus') return { txnId: 'sandbox', multistatus: [{ href: operation, status: 500 }] };
  if (shape === 'systemErrorCode') return { transactionId: 'sandbox', systemErrorCode };
  return { transactionId: 'sandbox', failureResponses: [{ systemErrorCode }] };
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
