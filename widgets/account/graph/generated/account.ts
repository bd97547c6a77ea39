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

/** What services are sold and repaired by. Mobile is none of them (SH-ENT-023). */
export type LineOfBusiness =
  | 'INTERNET'
  | 'VOICE'
  | 'TV';

export type EquipmentKind =
  | 'GATEWAY'
  | 'POD'
  | 'DVR_HD'
  | 'DVR_STD'
  | 'HD_DIGITAL_RECEIVER'
  | 'STD_DIGITAL_RECEIVER'
  | 'DIGITAL_TRANSPORT_ADAPTER'
  | 'CABLE_CARD'
  | 'TV_DEVICE'
  | 'VOICE_ADAPTER';

export type EquipmentState =
  | 'ONLINE'
  | 'OFFLINE'
  | 'RETURN_DUE'
  | 'NOT_ACTIVATED'
  | 'ACTIVATING'
  | 'ACTIVATION_FAILED';

export type AppTerms =
  | 'agree'
  | 'disagree';

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


export type AccountQuery = { account: { footprint: Footprint, customerType: CustomerType, suppressedBilling: boolean, delinquent: boolean, accountCanPayBill: boolean, role: IdentityRole, isHeadOfHousehold: boolean, billedAreas: Array<BillingArea>, mobileAutoPayMissing: boolean, autoPayAreas: Array<BillingArea>, type: string, seasonalSuspension: SeasonalSuspension, suspensionChangesOn: string | null, hasOutage: boolean, appTerms: AppTerms | null, services: Array<{ type: ProductServiceType, provisioned: boolean, voicemailCount: number | null }>, cart: Array<{ isMobile: boolean }>, billingPreferences: { billDelivery: string } } };

export type CartQueryVariables = Exact<{
  language: string;
}>;


export type CartQuery = { account: { cart: Array<{ id: string, name: string, price: number, regularPrice: number | null, promotionMonths: number | null, replaces: string | null }> } };

export type AgreeToAppTermsMutationVariables = Exact<{ [key: string]: never; }>;


export type AgreeToAppTermsMutation = { agreeToAppTerms: AppTerms };

export type EquipmentQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipmentQuery = { equipment: Array<{ id: string, line: LineOfBusiness, kind: EquipmentKind, nickname: string | null, serialEnding: string, state: EquipmentState, returnBy: string | null }> };


export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"customerType"}},{"kind":"Field","name":{"kind":"Name","value":"suppressedBilling"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}},{"kind":"Field","name":{"kind":"Name","value":"accountCanPayBill"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isHeadOfHousehold"}},{"kind":"Field","name":{"kind":"Name","value":"billedAreas"}},{"kind":"Field","name":{"kind":"Name","value":"mobileAutoPayMissing"}},{"kind":"Field","name":{"kind":"Name","value":"autoPayAreas"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"provisioned"}},{"kind":"Field","name":{"kind":"Name","value":"voicemailCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seasonalSuspension"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionChangesOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasOutage"}},{"kind":"Field","name":{"kind":"Name","value":"appTerms"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billDelivery"}}]}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const CartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"promotionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}}]}}]}}]}}]} as unknown as DocumentNode<CartQuery, CartQueryVariables>;
export const AgreeToAppTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToAppTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToAppTerms"}}]}}]} as unknown as DocumentNode<AgreeToAppTermsMutation, AgreeToAppTermsMutationVariables>;
export const EquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"serialEnding"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"returnBy"}}]}}]}}]} as unknown as DocumentNode<EquipmentQuery, EquipmentQueryVariables>;
export const AccountQuestion: { readonly id: string; readonly __apiType?: (variables: AccountQueryVariables) => AccountQuery } = { id: '2674ce23cfda30ffd8c3f92179e09064acf78e2d912805a64b12a481c4e66b63' };
export const CartQuestion: { readonly id: string; readonly __apiType?: (variables: CartQueryVariables) => CartQuery } = { id: '51b4c78509638bc679d49f74d1e1bd2b52776d0ebadb16d150525277568ae9e7' };
export const EquipmentQuestion: { readonly id: string; readonly __apiType?: (variables: EquipmentQueryVariables) => EquipmentQuery } = { id: 'c558dd2cc70f4576a04f9a5e2c6f90da98c97a4ec0994796f714192c4f9da6d6' };