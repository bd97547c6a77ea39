import type { CartItemSource } from '../../generated/records.ts';
import { graphLanguage, graphRecords } from '../../graph/index.ts';
import { CartQuestion } from '../graph/generated/account.ts';

/** What is about to be bought. */
export const cart: CartItemSource = graphRecords(CartQuestion, {
  variables: ({ input }) => ({ language: graphLanguage(input('language')) }),
  nodes: ({ account }) => account.cart,
  item: (item) => item,
});
