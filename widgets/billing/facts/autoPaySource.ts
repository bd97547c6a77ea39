import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { AutoPayQuestion } from '../graph/generated/billing.ts';
import { autoPayFacts } from './autoPayFacts.ts';

/** Auto Pay of the page's bill, or else of the account's first one. Loaded again when the network or the page comes back: another device may have changed it. */
export const autoPaySource: FactSource = (services) => {
  const { set, fail, whenBack, refresh } = services;
  const id = services.fact('bill.accountId');
  askGraph(services, AutoPayQuestion, id === undefined ? {} : { id: String(id) })
    .then(({ billingAccount }) => set(autoPayFacts(billingAccount)))
    .catch(fail);
  return whenBack(() => void refresh(['auto-pay']));
};
