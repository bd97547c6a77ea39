// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Forwarding =
  | 'OFF'
  | 'ALWAYS'
  | 'BUSY'
  | 'NO_ANSWER';

export type Battery =
  | 'NONE'
  | 'GOOD'
  | 'LOW'
  | 'UNKNOWN';

export type CallerRule =
  | 'BLOCKED'
  | 'ALLOWED';

export type CallGuardLevel =
  | 'OFF'
  | 'STANDARD'
  | 'STRICT';

export type SwitchType =
  | 'HOSTED'
  | 'OTHER';

export type ForwardCallsInput = {
  line: string;
  forwarding: Forwarding;
  /** Ten digits, unless forwarding is OFF. */
  number?: string | null | undefined;
};

export type HomePhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePhoneQuery = { homePhone: { level: CallGuardLevel, lines: Array<{ id: string, number: string, forwarding: Forwarding, forwardTo: string | null, battery: Battery }>, voicemails: Array<{ id: string, from: string, at: string, seconds: number, transcript: string | null }>, callers: Array<{ number: string, rule: CallerRule }> } };

export type PhoneSwitchQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneSwitchQuery = { phoneSwitch: { switchType: SwitchType, assignedLines: number } };

export type ForwardCallsMutationVariables = Exact<{
  input: ForwardCallsInput;
}>;


export type ForwardCallsMutation = { forwardCalls: { level: CallGuardLevel } };

export type DeleteVoicemailMutationVariables = Exact<{
  voicemail: string;
}>;


export type DeleteVoicemailMutation = { deleteVoicemail: { level: CallGuardLevel } };

export type SetCallerMutationVariables = Exact<{
  number: string;
  rule?: CallerRule | null | undefined;
}>;


export type SetCallerMutation = { setCaller: { level: CallGuardLevel } };


export const HomePhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homePhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"forwarding"}},{"kind":"Field","name":{"kind":"Name","value":"forwardTo"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"voicemails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"transcript"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<HomePhoneQuery, HomePhoneQueryVariables>;
export const PhoneSwitchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneSwitch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneSwitch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchType"}},{"kind":"Field","name":{"kind":"Name","value":"assignedLines"}}]}}]}}]} as unknown as DocumentNode<PhoneSwitchQuery, PhoneSwitchQueryVariables>;
export const ForwardCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForwardCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForwardCallsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forwardCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<ForwardCallsMutation, ForwardCallsMutationVariables>;
export const DeleteVoicemailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVoicemail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voicemail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVoicemail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"voicemail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voicemail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<DeleteVoicemailMutation, DeleteVoicemailMutationVariables>;
export const SetCallerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCaller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CallerRule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCaller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<SetCallerMutation, SetCallerMutationVariables>;
export const HomePhoneQuestion: { readonly id: string; readonly __apiType?: (variables: HomePhoneQueryVariables) => HomePhoneQuery } = { id: 'f3b9d44573276ad85d497bd7fba3e0dbf8dd88bfb3ae13e97f6580e94ac408e8' };
export const PhoneSwitchQuestion: { readonly id: string; readonly __apiType?: (variables: PhoneSwitchQueryVariables) => PhoneSwitchQuery } = { id: 'd5434f312fb9a98a4cfc7e9f7ebaa161d7515ccb16cd4d90453aa63d58066a21' };