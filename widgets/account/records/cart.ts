import type { CartItemSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { CartQuestion } from '../graph/generated/account.ts';

/** The items in the cart. */
export const cart: CartItemSource = graphRecords(CartQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ account }) => account.cart,
  item: ({ promotionMonths, ...item }) => ({ ...item, months: promotionMonths }),
});
