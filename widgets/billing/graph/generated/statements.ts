// Generated from the GraphQL documents beside it by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BillingArea =
  | 'CORE'
  | 'MOBILE'
  | 'STREAMING';

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

export type PaymentChannel =
  | 'ONLINE'
  | 'PAY_BY_PHONE'
  | 'IN_STORE'
  | 'AUTOMATIC'
  | 'AGENT_ASSISTED'
  | 'CHAT_ASSISTED';

export type StatementNotice =
  | 'NONE'
  /** There is no bill yet. */
  | 'FIRST'
  /** The bill of this month is late: it comes within 24 to 48 hours. */
  | 'DELAYED';

export type StatementState =
  | 'DUE'
  | 'PAID'
  | 'PAST_DUE'
  | 'NOTHING_DUE';

export type PreviousActivityKind =
  | 'PREVIOUS_BALANCE'
  | 'PAYMENT'
  | 'CREDIT';

export type StatementService =
  | 'INTERNET'
  | 'TV'
  | 'HOME_PHONE'
  | 'MOBILE'
  | 'STREAMING'
  | 'OTHER'
  | 'TAXES';

export type ChargeKind =
  | 'MONTHLY'
  | 'PROMOTION'
  | 'AUTO_PAY_DISCOUNT'
  | 'PARTIAL_MONTH'
  | 'ONE_TIME'
  | 'CREDIT'
  | 'TAX_FEE';

export type ChangeReason =
  | 'PROMOTION_STARTED'
  | 'PROMOTION_ENDED'
  | 'PRICE_CHANGED'
  | 'SERVICE_ADDED'
  | 'SERVICE_REMOVED'
  | 'SERVICE_CHANGED'
  | 'PARTIAL_MONTH'
  | 'PARTIAL_MONTH_ENDED'
  | 'ONE_TIME_CHARGE'
  | 'ONE_TIME_CHARGE_ENDED'
  | 'CREDIT_APPLIED'
  | 'CREDIT_ENDED'
  | 'AUTO_PAY_DISCOUNT_GAINED'
  | 'AUTO_PAY_DISCOUNT_LOST'
  | 'TAXES_CHANGED';

export type TransactionKind =
  | 'PAYMENT'
  | 'CREDIT'
  /** Money that was paid back. */
  | 'REFUND';

export type StatementNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type StatementNoticeQuery = { statementNotice: StatementNotice };

export type StatementsQueryVariables = Exact<{
  language: string;
}>;


export type StatementsQuery = { statements: Array<{ id: string, area: BillingArea, numberEnding: string, statementDate: string, serviceFrom: string, serviceTo: string, dueDate: string, remainingBalance: number, currentCharges: number, totalDue: number, state: StatementState, isCurrent: boolean, hasCallDetails: boolean, comparison: { difference: number, onceAmount: number, changes: Array<{ explanation: string, difference: number }> } | null }> };

export type StatementLinesQueryVariables = Exact<{
  statement: string;
  language: string;
}>;


export type StatementLinesQuery = { statement: { id: string, lines: Array<{ id: string, service: StatementService, kind: ChargeKind, description: string, endsOn: string | null, amount: number }> } };

export type StatementActivityQueryVariables = Exact<{
  statement: string;
}>;


export type StatementActivityQuery = { statement: { id: string, previousActivity: Array<{ id: string, date: string, kind: PreviousActivityKind, amount: number, method: { type: PaymentMethodType, lastFour: string } | null }> } };

export type StatementChangesQueryVariables = Exact<{
  statement: string;
  language: string;
}>;


export type StatementChangesQuery = { statement: { id: string, comparison: { changes: Array<{ id: string, reason: ChangeReason, subject: string, difference: number }> } | null } };

export type StatementHistoryQueryVariables = Exact<{
  statement: string;
}>;


export type StatementHistoryQuery = { statement: { id: string, history: Array<{ id: string, statementDate: string, currentCharges: number }> } };

export type ChargesQueryVariables = Exact<{
  language: string;
}>;


export type ChargesQuery = { statements: Array<{ id: string, area: BillingArea, statementDate: string, lines: Array<{ id: string, service: StatementService, kind: ChargeKind, description: string, amount: number }> }> };

export type TransactionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TransactionsQuery = { transactions: Array<{ id: string, area: BillingArea, date: string, kind: TransactionKind, status: PaymentStatus | null, channel: PaymentChannel | null, amount: number | null, method: { type: PaymentMethodType, lastFour: string } | null, order: { id: string, orderNumber: string } | null }> };


export const StatementNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementNotice"}}]}}]} as unknown as DocumentNode<StatementNoticeQuery, StatementNoticeQueryVariables>;
export const StatementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Statements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"numberEnding"}},{"kind":"Field","name":{"kind":"Name","value":"statementDate"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTo"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"currentCharges"}},{"kind":"Field","name":{"kind":"Name","value":"totalDue"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"hasCallDetails"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"onceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StatementsQuery, StatementsQueryVariables>;
export const StatementLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<StatementLinesQuery, StatementLinesQueryVariables>;
export const StatementActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"previousActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<StatementActivityQuery, StatementActivityQueryVariables>;
export const StatementChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StatementChangesQuery, StatementChangesQueryVariables>;
export const StatementHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statementDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCharges"}}]}}]}}]}}]} as unknown as DocumentNode<StatementHistoryQuery, StatementHistoryQueryVariables>;
export const ChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Charges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"statementDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ChargesQuery, ChargesQueryVariables>;
export const TransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]}}]}}]} as unknown as DocumentNode<TransactionsQuery, TransactionsQueryVariables>;
export const StatementNoticeQuestion: { readonly id: string; readonly __apiType?: (variables: StatementNoticeQueryVariables) => StatementNoticeQuery } = { id: '8e4bb89e415c41e4e7a8a4dbd78b0994d28189752edff135c659e957ae9c3c30' };
export const StatementsQuestion: { readonly id: string; readonly __apiType?: (variables: StatementsQueryVariables) => StatementsQuery } = { id: '64b03f72aecb491d43d754a66a0f61981719ab33ce41ffa34b72b8ae7fff6882' };
export const StatementLinesQuestion: { readonly id: string; readonly __apiType?: (variables: StatementLinesQueryVariables) => StatementLinesQuery } = { id: 'c0821fa2d1d2638f4803c4d8a78f6b8a72b9fdbae150b428d26da71522d635a9' };
export const StatementActivityQuestion: { readonly id: string; readonly __apiType?: (variables: StatementActivityQueryVariables) => StatementActivityQuery } = { id: 'b6d2a17d8604991771226886ec6ed0cfde338d72869ef101252a6df669373622' };
export const StatementChangesQuestion: { readonly id: string; readonly __apiType?: (variables: StatementChangesQueryVariables) => StatementChangesQuery } = { id: '3d2d9c23cd803e1cbb6990c099bd0b6a6055403fb200d11a2ed8e6968328e1d6' };
export const StatementHistoryQuestion: { readonly id: string; readonly __apiType?: (variables: StatementHistoryQueryVariables) => StatementHistoryQuery } = { id: 'f0eab705cd6b99ed2be7b8a075b1225a1656b4e612310d7d1639fd6f91fc0433' };
export const ChargesQuestion: { readonly id: string; readonly __apiType?: (variables: ChargesQueryVariables) => ChargesQuery } = { id: 'b2a7b5570717ffe6d9538fa87c6ed19a9cb6e3107922710414282d36d83d8d47' };
export const TransactionsQuestion: { readonly id: string; readonly __apiType?: (variables: TransactionsQueryVariables) => TransactionsQuery } = { id: '10badcdcb5c2beff1475d7652bb8ec33acd5b63a919bc96a98d95d8786cad004' };