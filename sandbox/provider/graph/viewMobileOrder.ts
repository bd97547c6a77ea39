import type { MobileOrder } from '../mobile/index.ts';
import type {
  MobileOrderLinesArgs,
  MobileOrder as OrderView,
  OrderLine as OrderLineView,
} from './generated/main.ts';
import { viewOrderLines } from './viewOrder.ts';
import { readLanguage } from '../../platform/language.ts';

/** An order whose lines are in the requested language. */
export interface LazyMobileOrder extends Omit<OrderView, 'lines'> {
  lines: (args: MobileOrderLinesArgs) => OrderLineView[];
}

/** An order as the graph shows it. */
export function viewMobileOrder(order: MobileOrder): LazyMobileOrder {
  return { ...order, lines: ({ language }) => viewOrderLines(order, readLanguage(language)) };
}
