import type { JSONColumnType } from 'kysely';

/** Service of a bill line. */
export type BillLineService = 'INTERNET' | 'TV' | 'HOME_PHONE' | 'MOBILE' | 'STREAMING' | 'OTHER' | 'TAXES';

/** Kind of charge of a bill line. */
export type BillLineKind =
  | 'MONTHLY'
  | 'PROMOTION'
  | 'AUTO_PAY_DISCOUNT'
  | 'PARTIAL_MONTH'
  | 'ONE_TIME'
  | 'CREDIT'
  | 'TAX_FEE';

/** A text of a bill in both languages. */
export interface InBothLanguages {
  en: string;
  es: string;
}

/** One line of a bill; the lines of a bill sum to the charge of its ledger transaction. */
export interface BillLineTable {
  transactionId: string;
  position: number;
  service: BillLineService;
  kind: BillLineKind;
  name: JSONColumnType<InBothLanguages>;
  /** The first and the last day of a part of a month. */
  fromOn: string | null;
  toOn: string | null;
  /** The last day of a promotion. */
  endsOn: string | null;
  /** In cents; credits are negative. */
  amountCents: number;
}
