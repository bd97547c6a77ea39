// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttemptState =
  /** Nothing has come with this key: nothing was done. */
  | 'UNKNOWN_KEY'
  /** Nothing came with this key before it was closed, and what comes now is refused. */
  | 'CLOSED'
  /** A payment that was accepted; the processor has not answered yet. */
  | 'IN_FLIGHT'
  /** Done. A payment is settled or scheduled: see result. */
  | 'DONE'
  /** The processor refused it: nothing was charged. */
  | 'DECLINED'
  /** It failed for another reason and nothing was charged. */
  | 'FAILED';

export type OrderKind =
  | 'NEW'
  | 'UPGRADE'
  /** One piece of equipment for another. */
  | 'SWAP'
  /** Devices of mobile: its id is that of the MobileOrder. */
  | 'DEVICE';

export type OrderState =
  | 'RECEIVED'
  | 'CONFIRMED'
  | 'SCHEDULED'
  | 'SHIPPED'
  | 'COMPLETED'
  | 'CANCELLED'
  /** It waits for something that the customer has to do. */
  | 'ON_HOLD';

export type VisitWindow =
  /** 8 to 11. */
  | 'MORNING'
  /** 11 to 2. */
  | 'MIDDAY'
  /** 2 to 5. */
  | 'AFTERNOON';

export type OrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersQuery = { orders: Array<{ id: string, orderNumber: string, placedOn: string, kind: OrderKind, state: OrderState, monthly: number, once: number, visit: { on: string, window: VisitWindow } | null, parcel: { carrier: string, trackingNumber: string, shipTo: string, expectedOn: string } | null }> };

export type OrderItemsQueryVariables = Exact<{
  language: string;
}>;


export type OrderItemsQuery = { orders: Array<{ id: string, lines: Array<{ id: string, description: string, quantity: number, price: number, monthly: number | null }> }> };

export type OrderAttemptQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type OrderAttemptQuery = { attempt: { state: AttemptState, orderNumber: string | null } };

export type CloseOrderAttemptMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type CloseOrderAttemptMutation = { closeAttempt: { state: AttemptState, orderNumber: string | null } };

export type AddToCartMutationVariables = Exact<{
  offer: string;
}>;


export type AddToCartMutation = { addToCart: Array<{ id: string }> };

export type RemoveFromCartMutationVariables = Exact<{
  item: string;
}>;


export type RemoveFromCartMutation = { removeFromCart: Array<{ id: string }> };


export const OrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placedOn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shipTo"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"once"}}]}}]}}]} as unknown as DocumentNode<OrdersQuery, OrdersQueryVariables>;
export const OrderItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}}]}}]}}]}}]} as unknown as DocumentNode<OrderItemsQuery, OrderItemsQueryVariables>;
export const OrderAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]}}]} as unknown as DocumentNode<OrderAttemptQuery, OrderAttemptQueryVariables>;
export const CloseOrderAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseOrderAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]}}]} as unknown as DocumentNode<CloseOrderAttemptMutation, CloseOrderAttemptMutationVariables>;
export const AddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const RemoveFromCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"item"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"item"},"value":{"kind":"Variable","name":{"kind":"Name","value":"item"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveFromCartMutation, RemoveFromCartMutationVariables>;
export const OrdersQuestion: { readonly id: string; readonly __apiType?: (variables: OrdersQueryVariables) => OrdersQuery } = { id: 'e8b21deeaeb55f5c3c536b9f0836fc91e0fbbd6546b64e9bfac70effd79716f0' };
export const OrderItemsQuestion: { readonly id: string; readonly __apiType?: (variables: OrderItemsQueryVariables) => OrderItemsQuery } = { id: '502b751635f1ce78eb3d956fb61eb905ec0e6f34be00c81843f8d5c260319b48' };
export const OrderAttemptQuestion: { readonly id: string; readonly __apiType?: (variables: OrderAttemptQueryVariables) => OrderAttemptQuery } = { id: 'ddc35b11613d0c577e5f254de8cf7be89ba6e030ade28fd645be0a42ebb8842f' };