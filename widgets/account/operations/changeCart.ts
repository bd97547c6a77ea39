import { sendMutation } from '../../graph/index.ts';
import { AddToCartDocument, RemoveFromCartDocument } from '../graph/generated/orders.ts';

/** Groups of facts and records to load again when the cart has changed. */
export const changedByCart = ['account', 'cart-item'] as const;

/** Puts an offer into the cart. Put in again, it is in there as before. */
export const addToCart = sendMutation({
  mutation: AddToCartDocument,
  refreshes: changedByCart,
  variables: ({ input }) => ({ offer: String(input['offer']) }),
});

/** Takes something out of the cart. */
export const removeFromCart = sendMutation({
  mutation: RemoveFromCartDocument,
  refreshes: changedByCart,
  variables: ({ input }) => ({ item: String(input['item']) }),
});
