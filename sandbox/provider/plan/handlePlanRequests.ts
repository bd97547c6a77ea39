import type { Clock } from '../../platform/clock.ts';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { answerCaller, type CallServices } from '../account/answerCaller.ts';
import type { Customer } from '../account/customer.ts';
import { loadOffers } from './loadOffers.ts';
import { loadPlan } from './loadPlan.ts';
import { readLanguage, type Language } from '../../platform/language.ts';

/** Dependencies of plans and offers. */
export interface PlanServices extends CallServices {
  clock: Clock;
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
  if (!isAskedByPage(request)) refuse('NOT_ALLOWED', 'Only the page itself asks this.');
  const language = readLanguage(new URL(request.url).searchParams.get('language'));
  return answerCaller(services, { request, name }, async ({ customer }) =>
    json(await load(services, customer, language)),
  );
}
