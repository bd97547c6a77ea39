import type { SessionOf } from '../../identity/session/sessionStore.ts';
import type { CallLog } from '../../platform/callLog.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCaller, type Customer } from '../account/customer.ts';
import { loadOffers } from './loadOffers.ts';
import { loadPlan } from './loadPlan.ts';
import { readLanguage, type Language } from '../../platform/language.ts';

/** Dependencies of plans and offers. */
export interface PlanServices {
  database: Database;
  clock: Clock;
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
}

/** A path of the service: its name in the panel, and its answer. */
interface Question {
  name: string;
  load(services: PlanServices, customer: Customer, language: Language): Promise<object>;
}

const offers: Question = { name: 'packageandoffers', load: loadOffers };

const questions: Readonly<Record<string, Question>> = {
  '/api/pub/entitlement/v1/package': {
    name: 'package',
    load: async ({ database }, customer, language) => ({
      lineOfBusiness: await loadPlan(database, customer, language),
    }),
  },
  '/api/pub/buyflow/v2/packageandoffers': offers,
  '/api/pub/buyflow/v3/packageandoffers': offers,
};

/** Returns the plan and the offers of an account, in the language of `?language=`; `undefined` for any other path. */
export function handlePlanRequest(services: PlanServices, request: Request): Promise<Response> | undefined {
  const question = questions[new URL(request.url).pathname];
  if (question === undefined) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  return answerTraced(() => answer(services, request, question));
}

async function answer(services: PlanServices, request: Request, { name, load }: Question): Promise<Response> {
  const { database, sessionOf, faults, calls } = services;
  if (!isAskedByPage(request)) refuse('NOT_ALLOWED', 'Only the page itself asks this.');
  const caller = await findCaller(database, sessionOf, request);
  if (caller === undefined) return refuse('NOT_SIGNED_IN', 'A signed-in session is needed.');
  const { customer } = caller;
  calls.record(customer.username, name);
  const language = readLanguage(new URL(request.url).searchParams.get('language'));
  return applyTransportFault(faults.inject(name, customer.username), {
    name,
    signal: request.signal,
    run: async () => json(await load(services, customer, language)),
  });
}
