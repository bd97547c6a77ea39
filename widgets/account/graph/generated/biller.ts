// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BillerQueryVariables = Exact<{ [key: string]: never; }>;


export type BillerQuery = { account: { billerType: string } };


export const BillerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Biller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billerType"}}]}}]}}]} as unknown as DocumentNode<BillerQuery, BillerQueryVariables>;
export const BillerQuestion: { readonly id: string; readonly __apiType?: (variables: BillerQueryVariables) => BillerQuery } = { id: '2d38ed72d43e74ea4a06b6d8bdfce2d1b07e106cfbb63bb9e31e134ddd3b695a' };