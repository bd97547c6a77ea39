import type { Caller } from '../account/customer.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { GraphFaults } from './graphFaults.ts';

/** What every resolver of a signed-in graph gets. */
export interface GraphContext {
  caller: Caller;
  services: PaymentServices;
  faults: GraphFaults;
  traceId: string;
}
