// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of bills. */
export type Language =
  | 'en'
  | 'es';

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
  language: Language;
}>;


export type OrderItemsQuery = { orders: Array<{ id: string, lines: Array<{ id: string, description: string, quantity: number, price: number, monthly: number | null }> }> };


export const OrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placedOn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shipTo"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"once"}}]}}]}}]} as unknown as DocumentNode<OrdersQuery, OrdersQueryVariables>;
export const OrderItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}}]}}]}}]}}]} as unknown as DocumentNode<OrderItemsQuery, OrderItemsQueryVariables>;
export const OrdersQuestion: { readonly id: string; readonly __apiType?: (variables: OrdersQueryVariables) => OrdersQuery } = { id: 'e8b21deeaeb55f5c3c536b9f0836fc91e0fbbd6546b64e9bfac70effd79716f0' };
export const OrderItemsQuestion: { readonly id: string; readonly __apiType?: (variables: OrderItemsQueryVariables) => OrderItemsQuery } = { id: '502b751635f1ce78eb3d956fb61eb905ec0e6f34be00c81843f8d5c260319b48' };