import type { BrandColors } from '../tokens/index.ts';

/**
 * Messages between this page and the card frame by `postMessage`. The frame has the same types on its side
 * (`sandbox/card/frame/page/protocol.ts`): the two are deployed apart, so each checks what it receives.
 */
export const cardFrameChannel = 'card-frame';

/** The form of the frame: a new card, a new bank account, a sign-in to one's bank, the security code of a saved card, or changes of one. */
export type CardFrameMode = 'card' | 'bank-account' | 'bank-sign-in' | 'security-code' | 'edit-card';

/** The fields of all modes. */
export type CardFrameField =
  | 'cardNumber'
  | 'expiration'
  | 'securityCode'
  | 'zip'
  | 'nameOnCard'
  | 'routingNumber'
  | 'accountNumber'
  | 'accountKind'
  | 'nameOnAccount'
  | 'userName'
  | 'password';

/** The numbers that the product decides. Days are `YYYY-MM-DD`. */
export interface CardFrameLimits {
  /** Number of years from now within which a card may expire, by month. */
  maxExpiryYears: number;
  securityCodeLength: number;
  amexSecurityCodeLength: number;
  zipLength: number;
  today: string;
  /** A card must be good on this day, such as that of the payment; today when it is not given. */
  notBefore?: string | undefined;
}

/** The bare page, a card, or a chosen `RadioCards` option. */
export type CardFrameSurface = 'page' | 'chosen';

/** The appearance and the form of the frame. */
export interface CardFrameConfiguration {
  /** Good for one use of the frame; see `POST /pci/cps/v1/frame-sessions`. */
  ticket: string;
  mode: CardFrameMode;
  /** Two-letter id. */
  language: string;
  scheme: 'light' | 'dark' | 'system';
  /** The surface beneath the frame, which gets the same background. */
  surface: CardFrameSurface;
  /** The saved card whose security code is asked for. */
  method?: { id: string; type: string } | undefined;
  /** The initial values of the fields. */
  values?: Readonly<Partial<Record<CardFrameField, string>>> | undefined;
  /**
   * All words of the frame, by key: `title`, `label.<field>`, `hint.<field>`, `error.<field>` (more particular:
   * `error.<field>.missing`, `error.<field>.invalid`, `error.<field>.mismatch`), `label.securityCodeOptional`, `option.CHECKING`, `option.SAVINGS`, and for American Express
   * `hint.securityCodeAmex` and `error.securityCodeAmex`.
   */
  copy: Readonly<Record<string, string>>;
  limits: CardFrameLimits;
  brand?: Partial<BrandColors> | undefined;
}

export interface CardFrameFieldError {
  field: CardFrameField;
  error: 'missing' | 'invalid';
  /** The sentence that the frame shows, for the error summary: only the frame knows the brand of the card. */
  message: string;
}

/** The data about an entered method that the page may have. */
export interface EnteredMethod {
  type: string;
  cardKind?: string;
  bankAccountKind?: string;
  lastFour: string;
  /** `MMYY`. */
  expiration?: string;
}

/** The changed data of a saved card. */
export interface CardChanges {
  /** `MMYY`. */
  expiration: string;
  zip: string;
  nameOnCard: string;
}

/** The outcome of an attempt to submit. */
export type CardFrameOutcome =
  | { kind: 'token'; token: string; method: EnteredMethod }
  | { kind: 'proof'; proof: string }
  /** Changes of a saved card; an entered security code was right, and is not among them. */
  | { kind: 'changes'; values: CardChanges }
  /** The errors, which the frame also shows beside its fields. */
  | { kind: 'invalid'; fields: readonly CardFrameFieldError[] }
  /** The check answered no. */
  | { kind: 'mismatch' }
  | { kind: 'too-many-attempts' }
  /** There was no answer, or none that could be parsed. */
  | { kind: 'failed' };

/** Messages of the frame. */
export type CardFrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'submit-requested' }
  | { type: 'result'; requestId: string; outcome: CardFrameOutcome };
