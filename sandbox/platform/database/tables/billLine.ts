import type { JSONColumnType } from 'kysely';

/** What a line of a bill is for. */
export type BillLineService = 'INTERNET' | 'TV' | 'HOME_PHONE' | 'MOBILE' | 'STREAMING' | 'OTHER' | 'TAXES';

/** What kind of charge a line is. */
export type BillLineKind =
  | 'MONTHLY'
  | 'PROMOTION'
  | 'AUTO_PAY_DISCOUNT'
  | 'PARTIAL_MONTH'
  | 'ONE_TIME'
  | 'CREDIT'
  | 'TAX_FEE';

/** Words as a bill has them in each of its languages. */
export interface InBothLanguages {
  en: string;
  es: string;
}

/** One line of a bill; together they sum to what its ledger transaction charges. */
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
  /** In cents; what is given is negative. */
  amountCents: number;
}
