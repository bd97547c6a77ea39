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
  /** Absent: the network keeps the one that it has. */
  name?: string | null | undefined;
  /** Goes to the gateway and is kept nowhere. Absent: the network keeps the one that it has. */
  password?: string | null | undefined;
  /** Whether a network for guests is on. Absent: as it is. INVALID_INPUT of the home's own. */
  isOn?: boolean | null | undefined;
};

export type HomeDeviceKind =
  | 'PHONE'
  | 'COMPUTER'
  | 'TABLET'
  | 'TV'
  | 'CONSOLE'
  | 'OTHER';

export type HomeConnection =
  | 'WIFI'
  | 'WIRED';

export type HomeSignal =
  | 'STRONG'
  | 'FAIR'
  | 'WEAK';

export type AppointmentKind =
  | 'INSTALL'
  | 'UPGRADE'
  | 'SWAP';

export type AppointmentState =
  | 'SCHEDULED'
  | 'COMPLETED'
  | 'CANCELLED';

export type Genre =
  | 'LOCAL'
  | 'NEWS'
  | 'SPORTS'
  | 'KIDS'
  | 'MOVIES'
  | 'SPANISH';

export type VisitWindow =
  /** 8 to 11. */
  | 'MORNING'
  /** 11 to 2. */
  | 'MIDDAY'
  /** 2 to 5. */
  | 'AFTERNOON';

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

export type HomeDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDevicesQuery = { homeDevices: Array<{ id: string, mac: string, name: string, kind: HomeDeviceKind, connection: HomeConnection, signal: HomeSignal | null, isOnline: boolean, firstSeen: string }> };

export type AppointmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentsQuery = { appointments: Array<{ id: string, orderNumber: string, kind: AppointmentKind, state: AppointmentState, on: string, window: VisitWindow }> };

export type ChannelsQueryVariables = Exact<{
  language: string;
}>;


export type ChannelsQuery = { channels: Array<{ id: string, number: string, name: string, genre: Genre, isHd: boolean, isInPlan: boolean }> };

export type NameEquipmentMutationVariables = Exact<{
  equipment: string;
  name: string;
}>;


export type NameEquipmentMutation = { nameEquipment: Array<{ id: string, nickname: string | null }> };


export const SelfInstallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelfInstall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selfInstall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SelfInstallQuery, SelfInstallQueryVariables>;
export const NetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<NetworksQuery, NetworksQueryVariables>;
export const ActivateEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ActivateEquipmentMutation, ActivateEquipmentMutationVariables>;
export const ChangeNetworkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNetwork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNetworkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeNetwork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeNetworkMutation, ChangeNetworkMutationVariables>;
export const HomeDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homeDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mac"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"connection"}},{"kind":"Field","name":{"kind":"Name","value":"signal"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}},{"kind":"Field","name":{"kind":"Name","value":"firstSeen"}}]}}]}}]} as unknown as DocumentNode<HomeDevicesQuery, HomeDevicesQueryVariables>;
export const AppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}}]} as unknown as DocumentNode<AppointmentsQuery, AppointmentsQueryVariables>;
export const ChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"genre"}},{"kind":"Field","name":{"kind":"Name","value":"isHd"}},{"kind":"Field","name":{"kind":"Name","value":"isInPlan"}}]}}]}}]} as unknown as DocumentNode<ChannelsQuery, ChannelsQueryVariables>;
export const NameEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"equipment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"equipment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"equipment"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]} as unknown as DocumentNode<NameEquipmentMutation, NameEquipmentMutationVariables>;
export const SelfInstallQuestion: { readonly id: string; readonly __apiType?: (variables: SelfInstallQueryVariables) => SelfInstallQuery } = { id: '7e9138bfad54c37c931c67bc1524011c6e8627b7a93d3bde23f3e8c1cc8e3239' };
export const NetworksQuestion: { readonly id: string; readonly __apiType?: (variables: NetworksQueryVariables) => NetworksQuery } = { id: '5d585cc0fc6a6b68a3173ee52deb145971284100fb4d126f17673ee40a5eeca5' };
export const HomeDevicesQuestion: { readonly id: string; readonly __apiType?: (variables: HomeDevicesQueryVariables) => HomeDevicesQuery } = { id: 'f7ecfa5a70a024a98dfa1bd740fd2b5e129026a22717d04ae53670284388d3f3' };
export const AppointmentsQuestion: { readonly id: string; readonly __apiType?: (variables: AppointmentsQueryVariables) => AppointmentsQuery } = { id: 'b5e712e84fb78e72623aae76a371ad19ce7725398d5db12e4c707d6a6f5c3561' };
export const ChannelsQuestion: { readonly id: string; readonly __apiType?: (variables: ChannelsQueryVariables) => ChannelsQuery } = { id: '5c330bdd08e48608ba2f0456ebdfc0ef78418582780b25dee5847b89d79ff9e8' };