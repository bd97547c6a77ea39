import { FaultOrderProblem, readFaultOrder } from '../../platform/fault/readFaultOrder.ts';
import { json, noContent } from '../../platform/http/answers.ts';
import { isId, readJsonObject } from '../../platform/http/readRequest.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCustomer } from '../../provider/account/customer.ts';
import { loadBillingAccounts } from '../../provider/billing/index.ts';
import { readLedger } from '../../provider/ledger/readLedger.ts';
import { verifyLedger } from '../../provider/ledger/verifyLedger.ts';
import { listPersonas } from '../persona/index.ts';
import type { PanelCall, PanelServices } from './panelServices.ts';

/** One route of the panel's API. */
export interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path; its group is the variable part. */
  path: RegExp;
  answer: (call: PanelCall) => Promise<Response> | Response;
}

/** The panel's JSON API, as `docs/sandbox.md` describes it. */
export const panelRoutes: PanelRoute[] = [
  { method: 'GET', path: /^\/personas$/, answer: readPersonas },
  { method: 'POST', path: /^\/personas\/([^/]+)\/reset$/, answer: resetPersona },
  { method: 'POST', path: /^\/personas\/([^/]+)\/clone$/, answer: clonePersona },
  { method: 'POST', path: /^\/reset$/, answer: resetEverybody },
  { method: 'GET', path: /^\/clock$/, answer: readClock },
  { method: 'PUT', path: /^\/clock$/, answer: changeClock },
  { method: 'DELETE', path: /^\/clock$/, answer: resetClock },
  { method: 'GET', path: /^\/faults$/, answer: listFaults },
  { method: 'POST', path: /^\/faults$/, answer: setFault },
  { method: 'DELETE', path: /^\/faults(?:\/([^/]+))?$/, answer: clearFaults },
  { method: 'GET', path: /^\/ledger$/, answer: verifyWholeLedger },
  { method: 'GET', path: /^\/ledger\/([^/]+)$/, answer: readAccountLedger },
  { method: 'GET', path: /^\/codes\/([^/]+)$/, answer: readCode },
  { method: 'PUT', path: /^\/auto-authenticated\/([^/]+)$/, answer: autoAuthenticate },
  { method: 'GET', path: /^\/calls$/, answer: readCalls },
  { method: 'DELETE', path: /^\/calls$/, answer: clearCalls },
];

/** `GET /codes/:username`: the verification code that was sent to a person and not used yet. */
async function readCode({ services, name }: PanelCall): Promise<Response> {
  const sent = await services.database
    .selectFrom('verification')
    .select('code')
    .where('username', '=', name)
    .executeTakeFirst();
  return json({ code: sent?.code ?? null });
}

/** `PUT /auto-authenticated/:username`: marks the person's sessions as signed in automatically by the home network. */
async function autoAuthenticate({ services, name }: PanelCall): Promise<Response> {
  await services.database
    .updateTable('session')
    .set({ autoAuthenticated: true })
    .where('username', '=', name)
    .execute();
  return noContent();
}

/** `GET /calls?username=`: number of received calls of a person by operation. */
function readCalls({ services, query }: PanelCall): Response {
  return json({ calls: services.calls.counts(query.get('username') ?? '') });
}

/** `DELETE /calls?username=` */
function clearCalls({ services, query }: PanelCall): Response {
  services.calls.clear(query.get('username') ?? undefined);
  return noContent();
}

/** `GET /clock`: the shared clock, or with `?username=` that of the person's account. */
async function readClock({ services, query }: PanelCall): Promise<Response> {
  return tell(services, await accountOf(services, query.get('username')));
}

/** `PUT /clock` with `{ mode: 'frozen' | 'moved', at, username? }`: sets the present instant to `at`. */
async function changeClock({ services, request }: PanelCall): Promise<Response> {
  const { mode, at, username } = await readJsonObject(request);
  const accountId = await accountOf(services, typeof username === 'string' ? username : null);
  const instant = new Date(typeof at === 'string' ? at : Number.NaN);
  if (Number.isNaN(instant.getTime())) refuse('INVALID_INPUT', '"at" must be an instant in ISO 8601.');
  if (mode === 'frozen') services.clock.freeze(instant, accountId);
  else if (mode === 'moved') services.clock.moveTo(instant, accountId);
  else refuse('INVALID_INPUT', '"mode" must be "frozen" or "moved".');
  await services.catchUp();
  return tell(services, accountId);
}

/** `DELETE /clock`: resets the shared clock, or with `?username=` that of the person's account. */
async function resetClock({ services, query }: PanelCall): Promise<Response> {
  const accountId = await accountOf(services, query.get('username'));
  services.clock.reset(accountId);
  return tell(services, accountId);
}

function tell({ clock }: PanelServices, accountId: string | undefined): Response {
  return json({ now: clock.now(accountId).toISOString(), mode: clock.setting(accountId)?.mode ?? 'real' });
}

async function accountOf({ database }: PanelServices, username: string | null): Promise<string | undefined> {
  if (username === null || username === '') return undefined;
  const customer = isId(username) ? await findCustomer(database, username) : undefined;
  return customer?.account.id ?? refuse('NOT_FOUND', `There is no persona "${username}".`);
}

/** `GET /faults` */
function listFaults({ services }: PanelCall): Response {
  return json({ faults: services.faults.list() });
}

/** `POST /faults`: sets a fault. */
async function setFault({ services, request }: PanelCall): Promise<Response> {
  const body = await readJsonObject(request);
  try {
    return json(services.faults.set(readFaultOrder(body)), 201);
  } catch (error) {
    if (error instanceof FaultOrderProblem) return json({ problem: error.message }, 422);
    throw error;
  }
}

/** `DELETE /faults`, `DELETE /faults/:id`, `DELETE /faults?username=` */
function clearFaults({ services, name, query }: PanelCall): Response {
  const username = query.get('username');
  if (name !== '') services.faults.clear({ id: name });
  else if (username === null) services.faults.clear();
  else services.faults.clear({ username });
  return noContent();
}

/** `GET /ledger`: findings in the whole ledger; there should be none. */
async function verifyWholeLedger({ services }: PanelCall): Promise<Response> {
  return json({ findings: await verifyLedger(services.database) });
}

/** `GET /ledger/:username`: the balances and the ledger of a person's account. */
async function readAccountLedger({ services, name }: PanelCall): Promise<Response> {
  const { database, clock } = services;
  const customer = await findCustomer(database, name);
  if (customer === undefined) return refuse('NOT_FOUND', `There is no persona "${name}".`);
  const areas = await loadBillingAccounts(database, clock, customer);
  return json({
    balances: areas.map(({ id, area, balance }) => ({ billingAccountId: id, area, ...balance })),
    transactions: await readLedger(database, customer.account.id),
  });
}

/** `GET /personas` */
function readPersonas(): Response {
  return json({ personas: listPersonas() });
}

/** `POST /personas/:username/reset` */
async function resetPersona({ services, name }: PanelCall): Promise<Response> {
  await services.personas.reset(name);
  services.calls.clear(name);
  return noContent();
}

/** `POST /personas/:username/clone` */
async function clonePersona({ services, name }: PanelCall): Promise<Response> {
  return json({ username: await services.personas.clone(name) }, 201);
}

/** `POST /reset`: resets personas, clock, faults and call counts. */
async function resetEverybody({ services }: PanelCall): Promise<Response> {
  services.clock.reset();
  services.faults.clear();
  services.calls.clear();
  await services.personas.resetAll();
  return noContent();
}
