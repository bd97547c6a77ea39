import { randomBytes } from 'node:crypto';
import type { SessionOf } from '../../identity/session/sessionStore.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { readJsonObject } from '../../platform/http/readRequest.ts';
import type { Database } from '../../platform/database/index.ts';
import { findCaller } from '../account/customer.ts';
import { isVerified, readVerification } from '../verification/index.ts';

/** Path at which the portal requests a code that tells the voice zone who the customer is (SH-CALL-001). */
const path = '/api/authenticate-and-authorize';
const fields = ['clientId', 'initiatorClientId', 'responseType'];

/** Handles the request for a code; `undefined` for any other path. Only verified people get one. */
export function handleVoiceZoneRequest(
  { database, sessionOf }: { database: Database; sessionOf: SessionOf },
  request: Request,
): Promise<Response> | undefined {
  if (new URL(request.url).pathname !== path) return undefined;
  if (request.method !== 'POST') return Promise.resolve(methodNotAllowed('POST'));
  return answerTraced(async () => {
    const caller = await findCaller(database, sessionOf, request);
    if (caller === undefined) return json({ reasonCode: 'NOT_SIGNED_IN' }, 401);
    if (!isAsked(await readJsonObject(request))) return json({ reasonCode: 'INVALID_INPUT' }, 400);
    const { customer } = caller;
    const isOpen = !customer.isRestricted && isVerified(customer, await readVerification(database, customer));
    if (!isOpen) return json({ reasonCode: 'NOT_ALLOWED' }, 403);
    return json({ code: randomBytes(24).toString('base64') });
  });
}

/** Whether the body has exactly the three fields and requests a code (SH-CALL-002). */
function isAsked(asked: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(asked).toSorted().join() === fields.join() && asked['responseType'] === 'code';
}
