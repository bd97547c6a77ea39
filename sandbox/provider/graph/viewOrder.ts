import type { OrderLine } from '../../platform/database/index.ts';
import type { Order } from '../order/index.ts';
import type { Order as OrderView, OrderLine as OrderLineView, OrderLinesArgs } from './generated/main.ts';
import { readLanguage, type Language } from '../../platform/language.ts';

/** An order whose lines are in the requested language. */
export interface LazyOrder extends Omit<OrderView, 'lines'> {
  lines: (args: OrderLinesArgs) => OrderLineView[];
}

/** An order as the graph shows it. */
export function viewOrder(order: Order): LazyOrder {
  return { ...order, lines: ({ language }) => viewOrderLines(order, readLanguage(language)) };
}

/** The lines of an order in a language. */
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
