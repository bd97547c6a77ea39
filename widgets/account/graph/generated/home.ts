// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export const SelfInstallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelfInstall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selfInstall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SelfInstallQuery, SelfInstallQueryVariables>;
export const NetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<NetworksQuery, NetworksQueryVariables>;
export const ActivateEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ActivateEquipmentMutation, ActivateEquipmentMutationVariables>;
export const ChangeNetworkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNetwork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNetworkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeNetwork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeNetworkMutation, ChangeNetworkMutationVariables>;
export const SelfInstallQuestion: { readonly id: string; readonly __apiType?: (variables: SelfInstallQueryVariables) => SelfInstallQuery } = { id: '7e9138bfad54c37c931c67bc1524011c6e8627b7a93d3bde23f3e8c1cc8e3239' };
export const NetworksQuestion: { readonly id: string; readonly __apiType?: (variables: NetworksQueryVariables) => NetworksQuery } = { id: '5d585cc0fc6a6b68a3173ee52deb145971284100fb4d126f17673ee40a5eeca5' };