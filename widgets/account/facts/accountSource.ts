import type { FactSource } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { AccountDocument } from '../graph/generated/account.ts';

/** The account that the customer is signed in to. Its manifest says when it is asked for (SH-CALL-015). */
export const accountSource: FactSource = (services) => {
  const { set, fail } = services;
  graphClient(services)
    .query({ query: AccountDocument })
    .then(({ data }) => {
      if (!data) throw new Error('The account is empty.');
      const { account } = data;
      set({
        'account.footprint': account.footprint,
        'account.customerType': account.customerType,
        'account.suppressedBilling': account.suppressedBilling,
        'account.delinquent': account.delinquent,
        'account.canPayBill': account.accountCanPayBill,
      });
    })
    .catch(fail);
  return () => undefined;
};
