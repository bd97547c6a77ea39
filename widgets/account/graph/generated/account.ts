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

/** Why nobody installs anything: NONE where the customer can. */
export type NothingToInstall =
  | 'NONE'
  | 'NO_KIT'
  | 'ACTIVATING'
  | 'DONE'
  | 'NEEDS_TECHNICIAN';

export type NetworkKind =
  | 'PRIMARY'
  | 'GUEST';

export type ChangeNetworkInput = {
  network: string;
  name: string;
  /** Goes to the gateway and is kept nowhere. */
  password: string;
};

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


export type AccountQuery = { account: { footprint: Footprint, customerType: CustomerType, suppressedBilling: boolean, delinquent: boolean, accountCanPayBill: boolean, role: IdentityRole, billedAreas: Array<BillingArea>, mobileAutoPayMissing: boolean, autoPayAreas: Array<BillingArea>, type: string, seasonalSuspension: SeasonalSuspension, suspensionChangesOn: string | null, services: Array<{ type: ProductServiceType, provisioned: boolean, voicemailCount: number | null }> } };

export type EquipmentQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipmentQuery = { equipment: Array<{ id: string, line: LineOfBusiness, kind: EquipmentKind, nickname: string | null, serialEnding: string, state: EquipmentState, returnBy: string | null }> };

export type SelfInstallQueryVariables = Exact<{ [key: string]: never; }>;


export type SelfInstallQuery = { selfInstall: { eligible: boolean, reason: NothingToInstall } };

export type NetworksQueryVariables = Exact<{ [key: string]: never; }>;


export type NetworksQuery = { networks: Array<{ id: string, kind: NetworkKind, name: string, isOn: boolean }> };

export type ActivateEquipmentMutationVariables = Exact<{
  code?: string | null | undefined;
}>;


export type ActivateEquipmentMutation = { activateEquipment: Array<{ id: string, state: EquipmentState }> };

export type ChangeNetworkMutationVariables = Exact<{
  input: ChangeNetworkInput;
}>;


export type ChangeNetworkMutation = { changeNetwork: Array<{ id: string, name: string }> };


export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"customerType"}},{"kind":"Field","name":{"kind":"Name","value":"suppressedBilling"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}},{"kind":"Field","name":{"kind":"Name","value":"accountCanPayBill"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"billedAreas"}},{"kind":"Field","name":{"kind":"Name","value":"mobileAutoPayMissing"}},{"kind":"Field","name":{"kind":"Name","value":"autoPayAreas"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"provisioned"}},{"kind":"Field","name":{"kind":"Name","value":"voicemailCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seasonalSuspension"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionChangesOn"}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const EquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"serialEnding"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"returnBy"}}]}}]}}]} as unknown as DocumentNode<EquipmentQuery, EquipmentQueryVariables>;
export const SelfInstallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelfInstall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selfInstall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SelfInstallQuery, SelfInstallQueryVariables>;
export const NetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<NetworksQuery, NetworksQueryVariables>;
export const ActivateEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ActivateEquipmentMutation, ActivateEquipmentMutationVariables>;
export const ChangeNetworkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNetwork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNetworkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeNetwork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeNetworkMutation, ChangeNetworkMutationVariables>;
export const AccountQuestion: { readonly id: string; readonly __apiType?: (variables: AccountQueryVariables) => AccountQuery } = { id: 'f226ce7da6dbd725fd4ee5ff076408be8d6615205985137d40b5a719b8912c51' };
export const EquipmentQuestion: { readonly id: string; readonly __apiType?: (variables: EquipmentQueryVariables) => EquipmentQuery } = { id: 'c558dd2cc70f4576a04f9a5e2c6f90da98c97a4ec0994796f714192c4f9da6d6' };
export const SelfInstallQuestion: { readonly id: string; readonly __apiType?: (variables: SelfInstallQueryVariables) => SelfInstallQuery } = { id: '7e9138bfad54c37c931c67bc1524011c6e8627b7a93d3bde23f3e8c1cc8e3239' };
export const NetworksQuestion: { readonly id: string; readonly __apiType?: (variables: NetworksQueryVariables) => NetworksQuery } = { id: '5d585cc0fc6a6b68a3173ee52deb145971284100fb4d126f17673ee40a5eeca5' };