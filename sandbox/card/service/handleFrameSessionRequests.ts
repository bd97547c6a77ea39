import { answerCaller } from '../../provider/account/answerCaller.ts';
import { requireMayPayBill, type Caller } from '../../provider/account/customer.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import type { RateLimit } from '../../platform/rateLimit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SessionOf } from '../../identity/session/sessionStore.ts';
import { issueTicket } from './frameSession.ts';
import type { CardServices } from './handleCardRequests.ts';

const path = '/pci/cps/v1/frame-sessions';

/** Dependencies of issuing tickets. */
export interface FrameSessionServices extends CardServices {
  sessionOf: SessionOf;
  /** Limit of tickets per session. */
  tickets: RateLimit;
}

/** Limit of tickets per session: a page requests one when it shows the frame, and again when it stays open for long. */
export const ticketsOfSession = { burst: 30, perSecond: 0.1 };

/** Issues tickets for the card frame on the portal's origin; `undefined` for any other path. */
export function handleFrameSessionRequest(
  services: FrameSessionServices,
  request: Request,
): Promise<Response> | undefined {
  if (new URL(request.url).pathname !== path) return undefined;
  if (request.method !== 'POST') return Promise.resolve(methodNotAllowed('POST'));
  const call = { request, name: 'frame-sessions' };
  return answerTraced(() => answerCaller(services, call, (caller) => handOut(services, request, caller)));
}

async function handOut(
  { database, clock, tickets }: FrameSessionServices,
  request: Request,
  caller: Caller,
): Promise<Response> {
  // Another site's page cannot send this header without a CORS preflight.
  if (request.headers.get('x-portal-request') !== '1') refuse('NOT_ALLOWED', 'Only the portal may ask.');
  requireMayPayBill(caller.customer);
  tickets.take(caller.session.id);
  const { ticket, expiresAt } = await issueTicket(database, caller, clock.now(caller.customer.account.id));
  return json({ ticket, expiresAt: expiresAt.toISOString() }, 201);
}
