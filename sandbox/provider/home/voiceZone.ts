import { randomBytes } from 'node:crypto';
import type { SessionOf } from '../../identity/session/sessionStore.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { readJsonObject } from '../../platform/http/readRequest.ts';
import type { Database } from '../../platform/database/index.ts';
import { findCaller } from '../account/customer.ts';
import { isVerified, readVerification } from '../verification/index.ts';

/** Where the portal asks for a code that says to the voice zone who comes (SH-CALL-001). */
const path = '/api/authenticate-and-authorize';
const fields = ['clientId', 'initiatorClientId', 'responseType'];

/** Answers the request for a code; `undefined` for any other path. Only who has shown who it is gets one. */
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

/** Exactly the three fields, and a code is what is asked for (SH-CALL-002). */
function isAsked(asked: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(asked).toSorted().join() === fields.join() && asked['responseType'] === 'code';
}
