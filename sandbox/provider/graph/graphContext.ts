import type { Caller } from '../account/customer.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { GraphFaults } from './graphFaults.ts';

/** What every resolver of a signed-in graph gets. */
export interface GraphContext {
  caller: Caller;
  services: PaymentServices;
  faults: GraphFaults;
  traceId: string;
  /**
   * Counts one try with a code that a TV shows: of the person, or of the address of a visitor.
   *
   * @throws TooManyRequests
   */
  takeTvCodeTry(): void;
}
