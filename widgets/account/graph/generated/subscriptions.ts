// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscriptionKind =
  | 'TV_PACKAGE'
  | 'STREAMING_APP'
  | 'ADD_ON'
  | 'PROTECTION';

export type SubscriptionState =
  | 'NEEDS_ACTIVATION'
  | 'ACTIVE'
  /** Free until changesOn. */
  | 'TRIAL'
  /** Over after changesOn. */
  | 'ENDING'
  | 'ENDED';

export type SubscriptionsQueryVariables = Exact<{
  language: string;
}>;


export type SubscriptionsQuery = { subscriptions: Array<{ id: string, name: string, kind: SubscriptionKind, state: SubscriptionState, price: number, changesOn: string | null }> };


export const SubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"changesOn"}}]}}]}}]} as unknown as DocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables>;
export const SubscriptionsQuestion: { readonly id: string; readonly __apiType?: (variables: SubscriptionsQueryVariables) => SubscriptionsQuery } = { id: 'fc4d606cd498053693cd2d4d02347f52e3e5196f1042b1ac9f75703b3f22d43d' };