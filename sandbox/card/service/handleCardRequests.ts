import { findCustomer } from '../../provider/account/customer.ts';
import type { CallLog } from '../../platform/callLog.ts';
import { dayAt } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { readJsonObject } from '../../platform/http/readRequest.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { IsSessionAlive } from '../../identity/session/sessionStore.ts';
import { checkSecurityCode, type CheckOutcome } from './checkSecurityCode.ts';
import { findFrameSession } from './frameSession.ts';
import { signInToBank } from './signInToBank.ts';
import { tokenise, type TokeniseOutcome, type Tokenising } from './tokenise.ts';

/** Dependencies of the card service. */
export interface CardServices {
  database: Database;
  clock: Clock;
  faults: FaultBoard;
  calls: CallLog;
  /** Whether the session of a ticket is alive: a ticket is invalid once it has ended. */
  isSessionAlive: IsSessionAlive;
  /** Public origin of the card frame. */
  cardsOrigin: string;
}

type CardOutcome = TokeniseOutcome | CheckOutcome;

interface CardOperation {
  name: string;
  run(database: Database, body: Record<string, unknown>, tokenising: Tokenising): Promise<CardOutcome>;
}

const operations: Record<string, CardOperation> = {
  '/api/pub/pci/v1/payments': { name: 'payments', run: tokenise },
  '/bank/v1/bank-sign-ins': { name: 'bank-sign-ins', run: signInToBank },
  '/pci/cps/v1/security-code-checks': { name: 'security-code-checks', run: checkSecurityCode },
};

/** Handles the calls of the card frame; `undefined` for any other path of its origin. */
export function handleCardRequest(services: CardServices, request: Request): Promise<Response> | undefined {
  const operation = operations[new URL(request.url).pathname];
  if (operation === undefined) return undefined;
  if (request.method !== 'POST') return Promise.resolve(methodNotAllowed('POST'));
  return answerTraced(() => answer(services, request, operation));
}

async function answer(
  services: CardServices,
  request: Request,
  { name, run }: CardOperation,
): Promise<Response> {
  const { database, clock, faults, calls, isSessionAlive, cardsOrigin } = services;
  requireOrigin(request, cardsOrigin);
  const frame = await findFrameSession(database, request);
  const now = clock.now(frame?.accountId);
  if (frame === undefined || frame.expiresAt <= now || !(await isSessionAlive(frame.id)))
    return refuse('NOT_SIGNED_IN', 'The ticket is not good.');
  calls.record(frame.username, name);
  return applyTransportFault(faults.inject(name, frame.username), {
    name,
    signal: request.signal,
    run: async () => {
      const body = await readJsonObject(request);
      const customer = await findCustomer(database, frame.username);
      const today = dayAt(now, customer?.account.timeZone ?? 'America/New_York');
      return toResponse(await run(database, body, { frame, now, today }));
    },
  }).catch(toRefusalResponse);
}

/** Refuses calls of other origins: only the frame's own page may call. */
function requireOrigin(request: Request, own: string): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const foreign = origin !== null && origin !== own;
  if (foreign || (site !== null && site !== 'same-origin'))
    refuse('NOT_ALLOWED', 'Another origin may not call this.');
}

function toResponse(outcome: CardOutcome): Response {
  switch (outcome.kind) {
    case 'token':
      return json({ token: outcome.token, method: outcome.method }, 201);
    case 'proof':
      return json({ proof: outcome.proof }, 201);
    case 'invalid':
      return json({ fields: outcome.fields }, 422);
    case 'mismatch':
      return json({ reason: 'mismatch' }, 409);
  }
}

function toRefusalResponse(error: unknown): Response {
  if (error instanceof Refusal && error.code === 'TOO_MANY_ATTEMPTS') {
    return json({ reason: 'too-many-attempts' }, 429);
  }
  throw error;
}
