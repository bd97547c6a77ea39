import type { Database, ServiceOrderTable } from '../../platform/database/index.ts';
import type { PackageType } from './loadPlan.ts';

/** The line of each product that can be ordered. */
export const lineOfProduct: Readonly<Record<string, PackageType>> = {
  'INT-300': 'INTERNET',
  'INT-500': 'INTERNET',
  'INT-1000': 'INTERNET',
  'TV-CHOICE': 'TV',
  'VOICE-UNL': 'PHONE',
};

const finished: readonly ServiceOrderTable['state'][] = ['COMPLETED', 'CANCELLED'];

/** The lines for which an account has ordered a product that it does not have yet, with the number of the order. */
export async function orderedLines(
  database: Database,
  accountId: string,
): Promise<ReadonlyMap<PackageType, string>> {
  const orders = await database
    .selectFrom('serviceOrder')
    .select(['orderNumber', 'lines'])
    .where('accountId', '=', accountId)
    .where('state', 'not in', finished)
    .execute();
  return new Map(
    orders.flatMap(({ orderNumber, lines }) =>
      lines.flatMap(({ product = '' }) => {
        const line = lineOfProduct[product];
        return line === undefined ? [] : [[line, orderNumber] as const];
      }),
    ),
  );
}
