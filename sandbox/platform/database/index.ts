export { inTurn, type Database, type DatabaseTransaction } from './database.ts';
export { openDatabase, snapshotEmptyDatabase, type DatabaseOptions } from './openDatabase.ts';
export type {
  AccountTable,
  AutoPayInterruptionTable,
  Address,
  BankAccountKind,
  BilledService,
  BillingAccountTable,
  BillingArea,
  CardKind,
  IdentityRole,
  LedgerAccount,
  LedgerTransactionKind,
  PaymentChannel,
  PaymentMethodTable,
  PaymentMethodType,
  PaymentRestriction,
  PaymentState,
  PaymentTable,
  PaymentTokenTable,
  ProcessorBehaviour,
  ProductService,
} from './tables/index.ts';
