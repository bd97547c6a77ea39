import type { SessionOf } from '../../identity/session/sessionStore.ts';
import type { CallLog } from '../../platform/callLog.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCaller } from '../account/customer.ts';
import { loadPlan } from './loadPlan.ts';

/** What telling a plan works with. */
export interface PlanServices {
  database: Database;
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
}

const path = '/api/pub/entitlement/v1/package';
const operationName = 'package';

/** Answers `/api/pub/entitlement/v1/package?language=en|es` with what the account has (SH-CALL-006); `undefined` for any other path. */
export function handlePlanRequest(services: PlanServices, request: Request): Promise<Response> | undefined {
  if (new URL(request.url).pathname !== path) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  return answerTraced(() => answer(services, request));
}

async function answer(services: PlanServices, request: Request): Promise<Response> {
  const { database, sessionOf, faults, calls } = services;
  if (!isAskedByPage(request)) refuse('NOT_ALLOWED', 'Only the page itself asks this.');
  const caller = await findCaller(database, sessionOf, request);
  if (caller === undefined) return refuse('NOT_SIGNED_IN', 'A signed-in session is needed.');
  const { customer } = caller;
  calls.record(customer.username, operationName);
  const language = new URL(request.url).searchParams.get('language') === 'es' ? 'es' : 'en';
  return applyTransportFault(faults.inject(operationName, customer.username), {
    name: operationName,
    signal: request.signal,
    run: async () => json({ lineOfBusiness: await loadPlan(database, customer, language) }),
  });
}
