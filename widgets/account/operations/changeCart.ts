import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { AddToCartDocument, RemoveFromCartDocument } from '../graph/generated/orders.ts';

/** Groups of facts and records to load again when the cart has changed. */
export const changedByCart = ['account', 'cart-item'] as const;

/** Puts an offer into the cart. Put in again, it is in there as before. */
export function addToCart({ input }: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByCart,
    async send() {
      const variables = { offer: String(input['offer']) };
      const { data } = await graphClient(services).mutate({ mutation: AddToCartDocument, variables });
      return data?.addToCart;
    },
  });
}

/** Takes something out of the cart. */
export function removeFromCart({ input }: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByCart,
    async send() {
      const variables = { item: String(input['item']) };
      const { data } = await graphClient(services).mutate({ mutation: RemoveFromCartDocument, variables });
      return data?.removeFromCart;
    },
  });
}
