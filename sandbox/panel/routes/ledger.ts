import { findCustomer } from '../../account/index.ts';
import { loadBillingAccounts } from '../../billing/index.ts';
import { json } from '../../http/index.ts';
import { readLedger, verifyLedger } from '../../ledger/index.ts';
import { refuse } from '../../refusal/index.ts';
import type { PanelCall } from '../panelServices.ts';

/** `GET /ledger`: what is wrong with the whole book; nothing should be. */
export async function verifyWholeLedger({ services }: PanelCall): Promise<Response> {
  return json({ findings: await verifyLedger(services.database) });
}

/** `GET /ledger/:username`: the balances and the book of somebody's account. */
export async function readAccountLedger({ services, name }: PanelCall): Promise<Response> {
  const { database, clock } = services;
  const customer = await findCustomer(database, name);
  if (customer === undefined) return refuse('NOT_FOUND', `There is no persona "${name}".`);
  const areas = await loadBillingAccounts(database, clock, customer);
  return json({
    balances: areas.map(({ id, area, balance }) => ({ billingAccountId: id, area, ...balance })),
    transactions: await readLedger(database, customer.account.id),
  });
}
