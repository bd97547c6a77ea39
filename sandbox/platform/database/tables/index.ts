import type { AccountTable, CustomerTable } from './account.ts';
import type { AutoPayInterruptionTable, AutoPayTable, BillingAccountTable } from './billing.ts';
import type { BillLineTable } from './billLine.ts';
import type {
  CardAttemptTable,
  FrameSessionTable,
  PaymentTokenTable,
  SecurityCodeProofTable,
} from './cardService.ts';
import type { LedgerEntryTable, LedgerTransactionTable } from './ledger.ts';
import type { DeviceTable, MobileOrderTable } from './mobile.ts';
import type { ServiceOrderTable } from './order.ts';
import type { IdempotencyRecordTable, PaymentTable, ProcessorChargeTable } from './payment.ts';
import type {
  IdentityArtifactTable,
  SessionTable,
  SignInAttemptTable,
  SignInFailureTable,
} from './session.ts';
import type { VerificationTable } from './verification.ts';
import type { PaymentMethodTable, ProcessorInstrumentTable } from './wallet.ts';

export type {
  AccountTable,
  Address,
  AppTerms,
  CartItem,
  EquipmentKind,
  HomeEquipment,
  HomeNetwork,
  IdentityRole,
  ProductService,
  Subscription,
  Suspension,
} from './account.ts';
export type { HomeDevice, HouseholdNotification, MessagePreference, MessageTopic } from './home.ts';
export type {
  CallGuardLevel,
  Forwarding,
  HomePhone,
  KnownCaller,
  PhoneLine,
  Voicemail,
} from './homePhone.ts';
export type {
  AutoPayInterruptionTable,
  BilledService,
  BillingAccountTable,
  BillingArea,
  PaymentRestriction,
  SuspendedMobileState,
} from './billing.ts';
export type { BillLineKind, BillLineService, InBothLanguages } from './billLine.ts';
export type { PaymentTokenTable } from './cardService.ts';
export type { VerificationTable } from './verification.ts';
export type { LedgerAccount, LedgerTransactionKind } from './ledger.ts';
export type { DeviceKind, DeviceTable, MobileOrderTable, OrderLine, Shipment } from './mobile.ts';
export type { OrderParcel, OrderVisit, ServiceOrderTable } from './order.ts';
export type { PaymentChannel, PaymentState, PaymentTable } from './payment.ts';
export type {
  BankAccountKind,
  CardKind,
  PaymentMethodTable,
  PaymentMethodType,
  ProcessorBehaviour,
} from './wallet.ts';

/** All tables of the database. A new table needs a row type in a file beside this one and a line here. */
export interface Tables {
  account: AccountTable;
  autoPay: AutoPayTable;
  autoPayInterruption: AutoPayInterruptionTable;
  billingAccount: BillingAccountTable;
  billLine: BillLineTable;
  cardAttempt: CardAttemptTable;
  customer: CustomerTable;
  device: DeviceTable;
  frameSession: FrameSessionTable;
  idempotencyRecord: IdempotencyRecordTable;
  identityArtifact: IdentityArtifactTable;
  ledgerEntry: LedgerEntryTable;
  ledgerTransaction: LedgerTransactionTable;
  mobileOrder: MobileOrderTable;
  payment: PaymentTable;
  paymentMethod: PaymentMethodTable;
  paymentToken: PaymentTokenTable;
  processorCharge: ProcessorChargeTable;
  processorInstrument: ProcessorInstrumentTable;
  securityCodeProof: SecurityCodeProofTable;
  serviceOrder: ServiceOrderTable;
  session: SessionTable;
  signInAttempt: SignInAttemptTable;
  signInFailure: SignInFailureTable;
  verification: VerificationTable;
}
