import type { Session } from '../session/index.ts';
import type { Customer } from './findCustomer.ts';

/** Who asks: the session, and the customer as the database knows the person now. */
export interface Caller {
  session: Session;
  customer: Customer;
}
