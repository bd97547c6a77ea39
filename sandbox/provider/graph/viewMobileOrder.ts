import type { MobileOrder } from '../mobile/index.ts';
import type { MobileOrderLine, MobileOrderLinesArgs, MobileOrder as OrderView } from './generated/main.ts';

/** An order whose lines are said in the language that is asked for. */
export interface LazyMobileOrder extends Omit<OrderView, 'lines'> {
  lines: (args: MobileOrderLinesArgs) => MobileOrderLine[];
}

/** An order as the graph shows it. */
export function viewMobileOrder({ lines, ...order }: MobileOrder): LazyMobileOrder {
  return {
    ...order,
    lines: ({ language }) =>
      lines.map(({ name, ...line }, position) => ({
        ...line,
        id: `${order.id}-${position}`,
        description: name[language],
      })),
  };
}
