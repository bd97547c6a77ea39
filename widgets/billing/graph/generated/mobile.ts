// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentMethodType =
  | 'BANK_ACCOUNT'
  | 'AMERICAN_EXPRESS'
  | 'DISCOVER'
  | 'MASTERCARD'
  | 'VISA'
  | 'CREDIT_CARD';

export type PaymentStatus =
  | 'SUCCESSFUL'
  | 'PENDING'
  | 'SCHEDULED'
  | 'CANCELLED'
  /** It was scheduled, pending or a draft, and no money was taken. */
  | 'FAILED';

/** How the payment is funded: exactly one of savedMethodId and token. */
export type FundingInput = {
  savedMethodId?: string | null | undefined;
  /** From the tokenisation call, for a method entered now. Its security code was checked there. */
  token?: string | null | undefined;
  /** Proof from the security-code check. Required with a saved card, refused otherwise. */
  securityCodeProof?: string | null | undefined;
};

/** Of a device: between $1.00, or what is left if that is less, and what is left of it (BL-DEV-006). */
export type DevicePaymentInput = {
  idempotencyKey: string;
  billingAccountId: string;
  deviceId: string;
  amount: number;
  funding: FundingInput;
  /** As for a payment of the bill, of the device. */
  latestKnownPaymentId?: string | null | undefined;
  /** As for a payment of the bill. */
  besides?: Array<string> | null | undefined;
};

export type StreamingEntryKind =
  | 'CHARGE'
  | 'PAYMENT'
  | 'CREDIT';

export type Shipment =
  | 'PREPARING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'RETURNED'
  | 'PICKED_UP';

export type StreamingLedgerQueryVariables = Exact<{ [key: string]: never; }>;


export type StreamingLedgerQuery = { streamingLedger: Array<{ id: string, date: string, kind: StreamingEntryKind, amount: number, balanceAfter: number, method: { type: PaymentMethodType, lastFour: string } | null }> };

export type MobileOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type MobileOrdersQuery = { mobileOrders: Array<{ id: string, orderNumber: string, orderedOn: string, confirmationCode: string, numberEnding: string, shipment: Shipment, carrier: string | null, trackingNumber: string | null, shipTo: string | null, expectedOn: string | null, subtotal: number, shipping: number, taxesAndFees: number, total: number, charged: number, financed: number, method: { type: PaymentMethodType, lastFour: string } | null }> };

export type MobileOrderLinesQueryVariables = Exact<{
  language: string;
}>;


export type MobileOrderLinesQuery = { mobileOrders: Array<{ id: string, lines: Array<{ id: string, description: string, quantity: number, price: number, monthly: number | null }> }> };

export type DeviceBalancesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceBalancesQuery = { deviceBalances: Array<{ id: string, billingAccountId: string, name: string, model: string, lineEnding: string, installment: number, paidInstallments: number, totalInstallments: number, remaining: number, pending: number, upgradeEligible: boolean }> };

export type DeviceBillsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceBillsQuery = { deviceBalances: Array<{ id: string, billingAccountId: string, remaining: number, pending: number, latestPaymentId: string | null, paymentsInFlight: Array<{ id: string, amount: number, since: string, payer: string | null }> }> };

export type CreateDevicePaymentMutationVariables = Exact<{
  input: DevicePaymentInput;
}>;


export type CreateDevicePaymentMutation = { createDeviceOneTimePaymentV2: { paymentId: string | null, confirmationNumber: string | null, status: PaymentStatus | null, amount: number | null, paymentDate: string | null, at: string | null, timeZone: string | null, leftToPay: number | null, reasonCode: string | null, method: { type: PaymentMethodType, lastFour: string } | null } };


export const StreamingLedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StreamingLedger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamingLedger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}}]}}]}}]} as unknown as DocumentNode<StreamingLedgerQuery, StreamingLedgerQueryVariables>;
export const MobileOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationCode"}},{"kind":"Field","name":{"kind":"Name","value":"numberEnding"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shipTo"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"taxesAndFees"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"financed"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}}]}}]} as unknown as DocumentNode<MobileOrdersQuery, MobileOrdersQueryVariables>;
export const MobileOrderLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileOrderLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}}]}}]}}]}}]} as unknown as DocumentNode<MobileOrderLinesQuery, MobileOrderLinesQueryVariables>;
export const DeviceBalancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"lineEnding"}},{"kind":"Field","name":{"kind":"Name","value":"installment"}},{"kind":"Field","name":{"kind":"Name","value":"paidInstallments"}},{"kind":"Field","name":{"kind":"Name","value":"totalInstallments"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"upgradeEligible"}}]}}]}}]} as unknown as DocumentNode<DeviceBalancesQuery, DeviceBalancesQueryVariables>;
export const DeviceBillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceBills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"latestPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsInFlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}}]}}]}}]}}]} as unknown as DocumentNode<DeviceBillsQuery, DeviceBillsQueryVariables>;
export const CreateDevicePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDevicePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DevicePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDeviceOneTimePaymentV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}}]}}]}}]} as unknown as DocumentNode<CreateDevicePaymentMutation, CreateDevicePaymentMutationVariables>;
export const StreamingLedgerQuestion: { readonly id: string; readonly __apiType?: (variables: StreamingLedgerQueryVariables) => StreamingLedgerQuery } = { id: '3d07a7ab5161fb924c24bd588396a5d2ff53c1655a8d47d9906902baa5158ea3' };
export const MobileOrdersQuestion: { readonly id: string; readonly __apiType?: (variables: MobileOrdersQueryVariables) => MobileOrdersQuery } = { id: '5eb65cb1318fb96e86195ef7348f435b877c730ac0bf199d8ff7d3f6bc0e609b' };
export const MobileOrderLinesQuestion: { readonly id: string; readonly __apiType?: (variables: MobileOrderLinesQueryVariables) => MobileOrderLinesQuery } = { id: 'c1ef9b488c398fbaa46ce8d86943bd2e0e7b5d322811d7c870d6ec86d8d0954a' };
export const DeviceBalancesQuestion: { readonly id: string; readonly __apiType?: (variables: DeviceBalancesQueryVariables) => DeviceBalancesQuery } = { id: 'd7f60509279c7941300175859eb2b08153199297ff4f88f406b83d594b1b14d9' };
export const DeviceBillsQuestion: { readonly id: string; readonly __apiType?: (variables: DeviceBillsQueryVariables) => DeviceBillsQuery } = { id: '3f09c763772bcbeed1dd61778791140350bc74fee046ec88007a50a91c595c35' };