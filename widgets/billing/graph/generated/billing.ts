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

export type BilledService =
  | 'INTERNET'
  | 'TV'
  | 'HOME_PHONE'
  | 'MOBILE'
  | 'STREAMING';

export type BillingStatus =
  | 'ACTIVE'
  | 'DISCONNECTED';

/** How mobile service stands (BL-DLQ-010 to BL-DLQ-013). */
export type MobileState =
  | 'CURRENT'
  | 'PAST_DUE'
  /** It is limited until what is past due is paid. */
  | 'HOTLINED'
  /** It is off until what is past due is paid. */
  | 'TEMPORARILY_DISCONNECTED'
  | 'DISCONNECTED';

export type PaymentRestriction =
  | 'NONE'
  | 'CARDS'
  | 'BANK_ACCOUNTS'
  | 'CARDS_AND_BANK_ACCOUNTS'
  | 'ALL_ONLINE';

/** How Auto Pay stands, in one word. */
export type AutoPayState =
  | 'ON'
  /** It is on, and the bill that is due now is left to the customer (BL-APE-011). */
  | 'STARTS_NEXT_BILL'
  | 'OFF'
  /** It is off because a change of its method was not finished, or its method will be refused at the next draft: see attention. */
  | 'NEEDS_ATTENTION'
  /** It is off and cannot be turned on: see blockedBy. */
  | 'UNAVAILABLE';

export type AutoPayAttention =
  | 'NOT_FINISHED'
  | 'METHOD_EXPIRES'
  /** It, or its kind, may not be used any more. */
  | 'METHOD_REFUSED';

export type AutoPayBlock =
  /** The person may not. */
  | 'ROLE'
  | 'DISCONNECTED'
  /** No kind of payment method is open to the account. */
  | 'RESTRICTED';

export type PaymentMethodType =
  | 'BANK_ACCOUNT'
  | 'AMERICAN_EXPRESS'
  | 'DISCOVER'
  | 'MASTERCARD'
  | 'VISA'
  | 'CREDIT_CARD';

export type CardKind =
  | 'CREDIT'
  | 'DEBIT'
  | 'PREPAID'
  | 'GIFT';

export type BankAccountKind =
  | 'CHECKING'
  | 'SAVINGS';

export type MethodRefusal =
  | 'EXPIRED'
  | 'RESTRICTED'
  /** Mobile Auto Pay takes no bank account. */
  | 'KIND_NOT_ALLOWED';

export type AutoPayChoiceState =
  /** It draws on it now. */
  | 'USED'
  /** It can draw on it from now on; where it is off, it is turned on with that. */
  | 'AVAILABLE'
  /** What is past due is paid first, with the new method: cancelAutoPay says how. */
  | 'PAST_DUE'
  /** The account is disconnected. */
  | 'UNAVAILABLE'
  | 'EXPIRED'
  | 'RESTRICTED'
  | 'KIND_NOT_ALLOWED';

/** What keeps a saved method from being deleted, in every billing area (BL-WAL-016 to BL-WAL-018). */
export type DeleteBlock =
  /** Auto Pay draws on it: another method has to be chosen first. */
  | 'AUTO_PAY'
  /** A scheduled payment draws on it: that one has to be cancelled first, or over. */
  | 'SCHEDULED_PAYMENT'
  /** A payment with it is on its way. */
  | 'PAYMENT_IN_FLIGHT';

export type ScheduledPaymentState =
  | 'OPEN'
  /** It is being drafted, and cannot be cancelled any more. */
  | 'PROCESSING';

export type ScheduledPaymentSource =
  | 'YOU'
  | 'AUTO_PAY';

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

/** How the payment is funded: exactly one of savedMethodId and token. */
export type FundingInput = {
  savedMethodId?: string | null | undefined;
  /** From the tokenisation call, for a method entered now. Its security code was checked there. */
  token?: string | null | undefined;
  /** Proof from the security-code check. Required with a saved card, refused otherwise. */
  securityCodeProof?: string | null | undefined;
};

export type InstantPaymentInput = {
  /** Made and stored by the browser before it sends; 16 to 64 characters of A-Z a-z 0-9 - _. */
  idempotencyKey: string;
  billingAccountId: string;
  amount: number;
  funding: FundingInput;
  /**
   * The latestPaymentId of the answer that the page had when the attempt was begun; null when there was none. A payment since
   * then is a POSSIBLE_DUPLICATE; when this is absent, one of the last 24 hours. Not a part of what the key stands for.
   */
  latestKnownPaymentId?: string | null | undefined;
  /**
   * Ids of payments that the customer knows of and wants this one beside: those that POSSIBLE_DUPLICATE named, at most 50.
   * Ids that mean nothing here are ignored.
   */
  besides?: Array<string> | null | undefined;
};

export type FuturePaymentInput = {
  idempotencyKey: string;
  billingAccountId: string;
  amount: number;
  paymentDate: string;
  funding: FundingInput;
  /** As for a payment of today. */
  latestKnownPaymentId?: string | null | undefined;
  /** As for a payment of today. */
  besides?: Array<string> | null | undefined;
};

export type AttemptState =
  /** Nothing has come with this key: nothing was done. */
  | 'UNKNOWN_KEY'
  /** Nothing came with this key before it was closed, and what comes now is refused. */
  | 'CLOSED'
  /** A payment that was accepted; the processor has not answered yet. */
  | 'IN_FLIGHT'
  /** Done. A payment is settled or scheduled: see result. */
  | 'DONE'
  /** The processor refused it: nothing was charged. */
  | 'DECLINED'
  /** It failed for another reason and nothing was charged. */
  | 'FAILED';

export type SavePaymentMethodInput = {
  idempotencyKey: string;
  token: string;
};

export type UpdatePaymentMethodInput = {
  idempotencyKey: string;
  paymentMethodId: string;
  /** MMYY. This, ZIP code and name stay as they are by now where they are not given. */
  expiration?: string | null | undefined;
  zip?: string | null | undefined;
  nameOnCard?: string | null | undefined;
};

export type DeletePaymentMethodInput = {
  idempotencyKey: string;
  paymentMethodId: string;
};

export type EnrollInPaperlessInput = {
  idempotencyKey: string;
  billingAccountId: string;
};

export type LeavePaperlessInput = {
  idempotencyKey: string;
  billingAccountId: string;
};

export type EnrollInAutoPayInput = {
  idempotencyKey: string;
  billingAccountId: string;
  savedMethodId?: string | null | undefined;
  token?: string | null | undefined;
  termsAccepted: boolean;
};

/** Exactly one of paymentMethodId and token is needed; a method that was entered now is saved. */
export type SetAutoPayMethodInput = {
  idempotencyKey: string;
  paymentMethodId?: string | null | undefined;
  token?: string | null | undefined;
  areas: Array<BillingArea>;
  termsAccepted: boolean;
};

export type CancelAutoPayInput = {
  idempotencyKey: string;
  billingAccountId: string;
  /**
   * It will be turned on again with another method. What is past due is paid first, else NOT_ALLOWED with the reason
   * PAST_DUE. Until it is on again the state is NEEDS_ATTENTION, and then it drafts the bills that it would have drafted.
   */
  replacing?: boolean;
  /**
   * With `replacing`, this or `token`: the method with which it will be turned on again. One that enrollInAutoPay would refuse is
   * refused in the same way, and Auto Pay stays on; one that was entered now is saved.
   */
  savedMethodId?: string | null | undefined;
  token?: string | null | undefined;
};

export type ChangeAutoPayDateInput = {
  idempotencyKey: string;
  billingAccountId: string;
  /** 1 to 31. */
  day: number;
};

export type CancelScheduledPaymentInput = {
  idempotencyKey: string;
  paymentId: string;
};

export type BillingAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingAccountsQuery = { billingAccounts: Array<{ id: string, area: BillingArea, numberEnding: string, status: BillingStatus, amountDue: number, pastDueAmount: number, pastDueDate: string | null, creditBalance: number, dueDate: string | null, delinquencyCode: number | null, delinquent: boolean, gracePeriod: boolean, mobileState: MobileState | null, displayDurationMinutes: number | null, paperless: boolean, canPayBill: boolean, billPayAvailable: boolean, restriction: PaymentRestriction, latestPaymentId: string | null, pendingAmount: number, scheduledAmount: number, leftToPay: number, leftPastDue: number, autoPay: { enrolled: boolean, attention: AutoPayAttention | null, canEnroll: boolean, scheduledForThisBill: boolean, amount: number | null, nextDate: string | null, debitDay: number | null, monthlyDiscount: number }, paymentAmounts: { minAmount: number | null, maxAmount: number | null }, paymentSchedule: { today: string, cutOffTime: string, cutOffAt: string, now: string, lastFuturePaymentDate: string }, paymentsInFlight: Array<{ id: string, amount: number, since: string, payer: string | null }>, pendingPayments: Array<{ id: string }>, lastPayment: { id: string, amount: number | null, entryDate: string, channel: PaymentChannel, method: { type: PaymentMethodType, lastFour: string } | null } | null, scheduledPayments: Array<{ id: string, paymentDate: string }> }> };

export type BillingAccountQueryVariables = Exact<{
  id: string;
}>;


export type BillingAccountQuery = { billingAccount: { id: string, area: BillingArea, numberEnding: string, status: BillingStatus, amountDue: number, pastDueAmount: number, pastDueDate: string | null, creditBalance: number, dueDate: string | null, delinquencyCode: number | null, delinquent: boolean, gracePeriod: boolean, mobileState: MobileState | null, displayDurationMinutes: number | null, paperless: boolean, canPayBill: boolean, billPayAvailable: boolean, restriction: PaymentRestriction, latestPaymentId: string | null, pendingAmount: number, scheduledAmount: number, leftToPay: number, leftPastDue: number, autoPay: { enrolled: boolean, attention: AutoPayAttention | null, canEnroll: boolean, scheduledForThisBill: boolean, amount: number | null, nextDate: string | null, debitDay: number | null, monthlyDiscount: number }, paymentAmounts: { minAmount: number | null, maxAmount: number | null }, paymentSchedule: { today: string, cutOffTime: string, cutOffAt: string, now: string, lastFuturePaymentDate: string }, paymentsInFlight: Array<{ id: string, amount: number, since: string, payer: string | null }>, pendingPayments: Array<{ id: string }>, lastPayment: { id: string, amount: number | null, entryDate: string, channel: PaymentChannel, method: { type: PaymentMethodType, lastFour: string } | null } | null, scheduledPayments: Array<{ id: string, paymentDate: string }> } };

export type BillsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillsQuery = { billingAccounts: Array<{ id: string, area: BillingArea, numberEnding: string, delinquent: boolean }> };

export type BillingTermsFragment = { id: string, area: BillingArea, numberEnding: string, status: BillingStatus, amountDue: number, pastDueAmount: number, pastDueDate: string | null, creditBalance: number, dueDate: string | null, delinquencyCode: number | null, delinquent: boolean, gracePeriod: boolean, mobileState: MobileState | null, displayDurationMinutes: number | null, paperless: boolean, canPayBill: boolean, billPayAvailable: boolean, restriction: PaymentRestriction, latestPaymentId: string | null, pendingAmount: number, scheduledAmount: number, leftToPay: number, leftPastDue: number, autoPay: { enrolled: boolean, attention: AutoPayAttention | null, canEnroll: boolean, scheduledForThisBill: boolean, amount: number | null, nextDate: string | null, debitDay: number | null, monthlyDiscount: number }, paymentAmounts: { minAmount: number | null, maxAmount: number | null }, paymentSchedule: { today: string, cutOffTime: string, cutOffAt: string, now: string, lastFuturePaymentDate: string }, paymentsInFlight: Array<{ id: string, amount: number, since: string, payer: string | null }>, pendingPayments: Array<{ id: string }>, lastPayment: { id: string, amount: number | null, entryDate: string, channel: PaymentChannel, method: { type: PaymentMethodType, lastFour: string } | null } | null, scheduledPayments: Array<{ id: string, paymentDate: string }> };

export type PaymentHistoryQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type PaymentHistoryQuery = { billingAccounts: Array<{ id: string, area: BillingArea, scheduledPayments: Array<{ id: string, amount: number | null, entryDate: string, paymentDate: string, status: PaymentStatus, confirmationNumber: string | null, channel: PaymentChannel, method: { type: PaymentMethodType, lastFour: string } | null }>, payments: Array<{ id: string, amount: number | null, entryDate: string, paymentDate: string, status: PaymentStatus, confirmationNumber: string | null, channel: PaymentChannel, method: { type: PaymentMethodType, lastFour: string } | null }> }> };

export type PaymentRowFragment = { id: string, amount: number | null, entryDate: string, paymentDate: string, status: PaymentStatus, confirmationNumber: string | null, channel: PaymentChannel, method: { type: PaymentMethodType, lastFour: string } | null };

export type WalletQueryVariables = Exact<{
  forAccount?: string | null | undefined;
}>;


export type WalletQuery = { wallet: Array<{ id: string, type: PaymentMethodType, cardKind: CardKind | null, bankAccountKind: BankAccountKind | null, lastFour: string, expiration: string | null, expired: boolean, expiringSoon: boolean, isAutoPayMethod: boolean, isDefault: boolean, usedFor: Array<BillingArea>, quickPay: boolean, refusal: MethodRefusal | null, autoPayRefusal: MethodRefusal | null }> };

export type SavedMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedMethodsQuery = { wallet: Array<{ id: string, type: PaymentMethodType, cardKind: CardKind | null, bankAccountKind: BankAccountKind | null, lastFour: string, expiration: string | null, expired: boolean, expiringSoon: boolean, restricted: boolean, isDefault: boolean, nameOnCard: string | null, zip: string | null, usedFor: Array<BillingArea>, quickPay: boolean, deleteBlock: DeleteBlock | null, autoPayChoices: Array<{ area: BillingArea, state: AutoPayChoiceState }>, nextPayment: { amount: number | null, paymentDate: string } | null }> };

export type ScheduledPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduledPaymentsQuery = { scheduledPayments: Array<{ id: string, area: BillingArea, amount: number | null, paymentDate: string, state: ScheduledPaymentState, source: ScheduledPaymentSource, method: { type: PaymentMethodType, lastFour: string } | null }> };

export type AttemptQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type AttemptQuery = { attempt: { state: AttemptState, result: { paymentId: string | null, confirmationNumber: string | null, status: PaymentStatus | null, amount: number | null, paymentDate: string | null, at: string | null, timeZone: string | null, leftToPay: number | null, reasonCode: string | null, method: { type: PaymentMethodType, lastFour: string } | null } | null } };

export type CloseAttemptMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type CloseAttemptMutation = { closeAttempt: { state: AttemptState, result: { paymentId: string | null, confirmationNumber: string | null, status: PaymentStatus | null, amount: number | null, paymentDate: string | null, at: string | null, timeZone: string | null, leftToPay: number | null, reasonCode: string | null, method: { type: PaymentMethodType, lastFour: string } | null } | null } };

export type PaymentOutcomeFragment = { paymentId: string | null, confirmationNumber: string | null, status: PaymentStatus | null, amount: number | null, paymentDate: string | null, at: string | null, timeZone: string | null, leftToPay: number | null, reasonCode: string | null, method: { type: PaymentMethodType, lastFour: string } | null };

export type CreateInstantPaymentMutationVariables = Exact<{
  input: InstantPaymentInput;
}>;


export type CreateInstantPaymentMutation = { createInstantPaymentV2: { paymentId: string | null, confirmationNumber: string | null, status: PaymentStatus | null, amount: number | null, paymentDate: string | null, at: string | null, timeZone: string | null, leftToPay: number | null, reasonCode: string | null, method: { type: PaymentMethodType, lastFour: string } | null } };

export type CreateFuturePaymentMutationVariables = Exact<{
  input: FuturePaymentInput;
}>;


export type CreateFuturePaymentMutation = { createFuturePayment: { paymentId: string | null, confirmationNumber: string | null, status: PaymentStatus | null, amount: number | null, paymentDate: string | null, at: string | null, timeZone: string | null, leftToPay: number | null, reasonCode: string | null, method: { type: PaymentMethodType, lastFour: string } | null } };

export type SavePaymentMethodMutationVariables = Exact<{
  input: SavePaymentMethodInput;
}>;


export type SavePaymentMethodMutation = { savePaymentMethod: { id: string } };

export type EnrollInPaperlessMutationVariables = Exact<{
  input: EnrollInPaperlessInput;
}>;


export type EnrollInPaperlessMutation = { enrollInPaperless: { id: string } };

export type LeavePaperlessMutationVariables = Exact<{
  input: LeavePaperlessInput;
}>;


export type LeavePaperlessMutation = { leavePaperless: { id: string } };

export type EnrollInAutoPayMutationVariables = Exact<{
  input: EnrollInAutoPayInput;
}>;


export type EnrollInAutoPayMutation = { enrollInAutoPay: { id: string } };

export type UpdatePaymentMethodMutationVariables = Exact<{
  input: UpdatePaymentMethodInput;
}>;


export type UpdatePaymentMethodMutation = { updatePaymentMethod: Array<{ id: string }> };

export type DeletePaymentMethodMutationVariables = Exact<{
  input: DeletePaymentMethodInput;
}>;


export type DeletePaymentMethodMutation = { deletePaymentMethod: Array<{ id: string }> };

export type SetAutoPayMethodMutationVariables = Exact<{
  input: SetAutoPayMethodInput;
}>;


export type SetAutoPayMethodMutation = { setAutoPayMethod: Array<{ id: string }> };

export type CancelScheduledPaymentMutationVariables = Exact<{
  input: CancelScheduledPaymentInput;
}>;


export type CancelScheduledPaymentMutation = { cancelScheduledPayment: { id: string } };

export type AutoPayQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type AutoPayQuery = { billingAccount: { id: string, area: BillingArea, services: Array<BilledService>, autoPay: { state: AutoPayState, attention: AutoPayAttention | null, blockedBy: AutoPayBlock | null, debitDay: number | null, nextDate: string | null, method: { type: PaymentMethodType, lastFour: string } | null } } };

export type CancelAutoPayMutationVariables = Exact<{
  input: CancelAutoPayInput;
}>;


export type CancelAutoPayMutation = { cancelAutoPay: { id: string } };

export type DebitDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type DebitDaysQuery = { billingAccount: { id: string, autoPay: { debitDay: number | null, dueDay: number, debitDays: Array<{ day: number, late: boolean, nextDate: string }> } } };

export type ChangeAutoPayDateMutationVariables = Exact<{
  input: ChangeAutoPayDateInput;
}>;


export type ChangeAutoPayDateMutation = { changeAutoPayDate: { id: string } };

export const BillingTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"numberEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"creditBalance"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"delinquencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"mobileState"}},{"kind":"Field","name":{"kind":"Name","value":"displayDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paperless"}},{"kind":"Field","name":{"kind":"Name","value":"canPayBill"}},{"kind":"Field","name":{"kind":"Name","value":"billPayAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"restriction"}},{"kind":"Field","name":{"kind":"Name","value":"autoPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"canEnroll"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledForThisBill"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"debitDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyDiscount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentAmounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"lastFuturePaymentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsInFlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"leftPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}}]}}]}}]} as unknown as DocumentNode<BillingTermsFragment, unknown>;
export const PaymentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}}]} as unknown as DocumentNode<PaymentRowFragment, unknown>;
export const PaymentOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}}]}}]} as unknown as DocumentNode<PaymentOutcomeFragment, unknown>;
export const BillingAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingTerms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"numberEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"creditBalance"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"delinquencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"mobileState"}},{"kind":"Field","name":{"kind":"Name","value":"displayDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paperless"}},{"kind":"Field","name":{"kind":"Name","value":"canPayBill"}},{"kind":"Field","name":{"kind":"Name","value":"billPayAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"restriction"}},{"kind":"Field","name":{"kind":"Name","value":"autoPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"canEnroll"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledForThisBill"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"debitDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyDiscount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentAmounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"lastFuturePaymentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsInFlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"leftPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}}]}}]}}]} as unknown as DocumentNode<BillingAccountsQuery, BillingAccountsQueryVariables>;
export const BillingAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingTerms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"numberEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"creditBalance"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"delinquencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"mobileState"}},{"kind":"Field","name":{"kind":"Name","value":"displayDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paperless"}},{"kind":"Field","name":{"kind":"Name","value":"canPayBill"}},{"kind":"Field","name":{"kind":"Name","value":"billPayAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"restriction"}},{"kind":"Field","name":{"kind":"Name","value":"autoPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"canEnroll"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledForThisBill"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"debitDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyDiscount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentAmounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"lastFuturePaymentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsInFlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"leftPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"lastPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}}]}}]}}]} as unknown as DocumentNode<BillingAccountQuery, BillingAccountQueryVariables>;
export const BillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"numberEnding"}},{"kind":"Field","name":{"kind":"Name","value":"delinquent"}}]}}]}}]} as unknown as DocumentNode<BillsQuery, BillsQueryVariables>;
export const PaymentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}}]} as unknown as DocumentNode<PaymentHistoryQuery, PaymentHistoryQueryVariables>;
export const WalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forAccount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forAccount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forAccount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cardKind"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccountKind"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"expiration"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiringSoon"}},{"kind":"Field","name":{"kind":"Name","value":"isAutoPayMethod"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usedFor"}},{"kind":"Field","name":{"kind":"Name","value":"quickPay"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"autoPayRefusal"}}]}}]}}]} as unknown as DocumentNode<WalletQuery, WalletQueryVariables>;
export const SavedMethodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cardKind"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccountKind"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"expiration"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiringSoon"}},{"kind":"Field","name":{"kind":"Name","value":"restricted"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"nameOnCard"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"usedFor"}},{"kind":"Field","name":{"kind":"Name","value":"quickPay"}},{"kind":"Field","name":{"kind":"Name","value":"autoPayChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deleteBlock"}},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}}]}}]}}]}}]} as unknown as DocumentNode<SavedMethodsQuery, SavedMethodsQueryVariables>;
export const ScheduledPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables>;
export const AttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Attempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}}]}}]} as unknown as DocumentNode<AttemptQuery, AttemptQueryVariables>;
export const CloseAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}}]}}]} as unknown as DocumentNode<CloseAttemptMutation, CloseAttemptMutationVariables>;
export const CreateInstantPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInstantPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstantPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInstantPaymentV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}}]}}]} as unknown as DocumentNode<CreateInstantPaymentMutation, CreateInstantPaymentMutationVariables>;
export const CreateFuturePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFuturePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FuturePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFuturePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"leftToPay"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}}]}}]} as unknown as DocumentNode<CreateFuturePaymentMutation, CreateFuturePaymentMutationVariables>;
export const SavePaymentMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePaymentMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePaymentMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePaymentMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SavePaymentMethodMutation, SavePaymentMethodMutationVariables>;
export const EnrollInPaperlessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollInPaperless"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollInPaperlessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollInPaperless"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EnrollInPaperlessMutation, EnrollInPaperlessMutationVariables>;
export const LeavePaperlessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeavePaperless"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeavePaperlessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePaperless"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LeavePaperlessMutation, LeavePaperlessMutationVariables>;
export const EnrollInAutoPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollInAutoPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollInAutoPayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollInAutoPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EnrollInAutoPayMutation, EnrollInAutoPayMutationVariables>;
export const UpdatePaymentMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePaymentMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePaymentMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdatePaymentMethodMutation, UpdatePaymentMethodMutationVariables>;
export const DeletePaymentMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePaymentMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePaymentMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePaymentMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables>;
export const SetAutoPayMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAutoPayMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAutoPayMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAutoPayMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetAutoPayMethodMutation, SetAutoPayMethodMutationVariables>;
export const CancelScheduledPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelScheduledPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelScheduledPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelScheduledPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables>;
export const AutoPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AutoPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"autoPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"debitDay"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AutoPayQuery, AutoPayQueryVariables>;
export const CancelAutoPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAutoPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAutoPayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAutoPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelAutoPayMutation, CancelAutoPayMutationVariables>;
export const DebitDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DebitDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"autoPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debitDay"}},{"kind":"Field","name":{"kind":"Name","value":"dueDay"}},{"kind":"Field","name":{"kind":"Name","value":"debitDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DebitDaysQuery, DebitDaysQueryVariables>;
export const ChangeAutoPayDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAutoPayDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeAutoPayDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAutoPayDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeAutoPayDateMutation, ChangeAutoPayDateMutationVariables>;
export const BillingAccountsQuestion: { readonly id: string; readonly __apiType?: (variables: BillingAccountsQueryVariables) => BillingAccountsQuery } = { id: 'af2ef00206ad2633c6e8ef06d88d53779556011bfbea6cc00d80c63f14ef6485' };
export const BillingAccountQuestion: { readonly id: string; readonly __apiType?: (variables: BillingAccountQueryVariables) => BillingAccountQuery } = { id: '1efc89c6c6f675739f8cafc60bd8f78fa8e61e6624374c0766fa93bc0396f38a' };
export const BillsQuestion: { readonly id: string; readonly __apiType?: (variables: BillsQueryVariables) => BillsQuery } = { id: '64a9cccfb3da02f8f7bc7af1983e81b4896e19e2a5a524393a04586e48d2341c' };
export const PaymentHistoryQuestion: { readonly id: string; readonly __apiType?: (variables: PaymentHistoryQueryVariables) => PaymentHistoryQuery } = { id: 'f80915e2fcb1a59d2fa7d62970f6e1feef9006df54370e31213528ad2b899960' };
export const WalletQuestion: { readonly id: string; readonly __apiType?: (variables: WalletQueryVariables) => WalletQuery } = { id: '4acaa4b803c1e13627749ae339ca35392590049c99448129dcaec47784c8b44f' };
export const SavedMethodsQuestion: { readonly id: string; readonly __apiType?: (variables: SavedMethodsQueryVariables) => SavedMethodsQuery } = { id: '59b32bb7176b1b25a2f12d136fe11194785d070615279fe766c97f2003fdf358' };
export const ScheduledPaymentsQuestion: { readonly id: string; readonly __apiType?: (variables: ScheduledPaymentsQueryVariables) => ScheduledPaymentsQuery } = { id: '23c844a90423e849acf840c93fca6ef7d0b9bb9a5a37cdb0af4dd3cc4bb60e1a' };
export const AttemptQuestion: { readonly id: string; readonly __apiType?: (variables: AttemptQueryVariables) => AttemptQuery } = { id: 'ebb3ba8311b90a4ed8bda38140d34191aae1ec48f34938e043d89053a017811b' };
export const AutoPayQuestion: { readonly id: string; readonly __apiType?: (variables: AutoPayQueryVariables) => AutoPayQuery } = { id: '380e9bb4dc9d04c1cf0b1c4b85e352b0fd17b676a130263c0cadf9f9b7cb7c90' };
export const DebitDaysQuestion: { readonly id: string; readonly __apiType?: (variables: DebitDaysQueryVariables) => DebitDaysQuery } = { id: '292351d3b9ee245ebd4cc6dc3d8adf2cb5e72782b142d2252d8b36adc10fac2a' };