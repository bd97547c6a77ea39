import type { Caller } from '../account/customer.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { GraphFaults } from './graphFaults.ts';

/** The context of resolvers in signed-in graphs. */
export interface GraphContext {
  caller: Caller;
  services: PaymentServices;
  faults: GraphFaults;
  traceId: string;
  /**
   * Counts one try with a code shown by a TV, per person, or per IP address when signed out.
   *
   * @throws TooManyRequests
   */
  takeTvCodeTry(): void;
}
