import type { OrderLine } from '../../platform/database/index.ts';
import type { Order } from '../order/index.ts';
import type {
  Language,
  Order as OrderView,
  OrderLine as OrderLineView,
  OrderLinesArgs,
} from './generated/main.ts';

/** An order whose lines are said in the language that is asked for. */
export interface LazyOrder extends Omit<OrderView, 'lines'> {
  lines: (args: OrderLinesArgs) => OrderLineView[];
}

/** What was ordered as the graph shows it. */
export function viewOrder(order: Order): LazyOrder {
  return { ...order, lines: ({ language }) => viewOrderLines(order, language) };
}

/** What stands on an order, in a language. */
export function viewOrderLines(
  { id, lines }: { id: string; lines: readonly OrderLine[] },
  language: Language,
): OrderLineView[] {
  return lines.map(({ name, ...line }, position) => ({
    ...line,
    id: `${id}-${position}`,
    description: name[language],
  }));
}
