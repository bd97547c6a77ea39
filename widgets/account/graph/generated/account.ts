// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IdentityRole =
  | 'Standard'
  | 'Child'
  | 'Primary'
  | 'Admin';

export type Footprint =
  | 'BHN'
  | 'TWC'
  | 'CHTR'
  | 'BH';

export type CustomerType =
  | 'RESIDENTIAL'
  | 'SMALL_BUSINESS'
  | 'ENTERPRISE';

export type ProductServiceType =
  | 'TV'
  | 'INTERNET'
  | 'VOICE'
  | 'WIFI'
  | 'SECURECONNECT';

export type SeasonalSuspension =
  | 'NOT_ELIGIBLE'
  | 'ELIGIBLE'
  | 'PENDING'
  | 'SUSPENDED';

export type BillingArea =
  | 'CORE'
  | 'MOBILE'
  | 'STREAMING';

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { account: { footprint: Footprint, customerType: CustomerType, suppressedBilling: boolean, delinquent: boolean, accountCanPayBill: boolean, role: IdentityRole, billedAreas: Array<BillingArea>, mobileAutoPayMissing: boolean, autoPayAreas: Array<BillingArea>, type: string, seasonalSuspension: SeasonalSuspension, suspensionChangesOn: string | null, services: Array<{ type: ProductServiceType, provisioned: boolean }> } };


export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"customerType"}},{"kind":"Field","name":{"kind":"Name","value":"suppressedBilling"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}},{"kind":"Field","name":{"kind":"Name","value":"accountCanPayBill"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"billedAreas"}},{"kind":"Field","name":{"kind":"Name","value":"mobileAutoPayMissing"}},{"kind":"Field","name":{"kind":"Name","value":"autoPayAreas"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"provisioned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seasonalSuspension"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionChangesOn"}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const AccountQuestion: { readonly id: string; readonly __apiType?: (variables: AccountQueryVariables) => AccountQuery } = { id: '8ebb23740eb8ca09be41a4736f42078abd8d22481254430b682c0d02cabbeae4' };