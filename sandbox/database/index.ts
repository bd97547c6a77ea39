export type { Database, DatabaseTransaction } from './database.ts';
export { inTurn } from './in-turn.ts';
export { openDatabase, snapshotEmptyDatabase, type DatabaseOptions } from './open-database.ts';
export type {
  AccountTable,
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
