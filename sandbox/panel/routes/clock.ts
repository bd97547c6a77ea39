import { findCustomer } from '../../account/index.ts';
import { isId, json, readJsonObject } from '../../http/index.ts';
import { refuse } from '../../refusal/index.ts';
import type { PanelCall, PanelServices } from '../panelServices.ts';

/** `GET /clock`, with `?username=` that of one account. */
export async function readClock({ services, query }: PanelCall): Promise<Response> {
  return tell(services, await accountOf(services, query.get('username')));
}

/** `PUT /clock` with `{ mode: 'frozen' | 'moved', at, username? }`: makes it now be `at`. */
export async function changeClock({ services, request }: PanelCall): Promise<Response> {
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

/** `DELETE /clock`, with `?username=` that of one account. */
export async function resetClock({ services, query }: PanelCall): Promise<Response> {
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
