import type { BrandColors } from '../tokens/index.ts';

/**
 * What this page and the card frame say to each other by `postMessage`. The frame has the same types on its side
 * (`sandbox/card/frame/page/protocol.ts`): the two are deployed apart, so each checks what it receives.
 */
export const cardFrameChannel = 'card-frame';

/** What is entered: a new card, a new bank account, a sign-in to one's bank, the security code of a saved card, or what changes about one. */
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
  /** How many years ahead a card may expire, by month. */
  maxExpiryYears: number;
  securityCodeLength: number;
  amexSecurityCodeLength: number;
  zipLength: number;
  today: string;
  /** A card must be good on this day, such as that of the payment; today when it is not given. */
  notBefore?: string | undefined;
}

/** The bare page, a card, or a chosen `RadioCards` option. */
export type CardFrameSurface = 'page' | 'surface' | 'chosen';

/** How the frame is to look and what it asks for. */
export interface CardFrameConfiguration {
  /** Good for one use of the frame; see `POST /pci/cps/v1/frame-sessions`. */
  ticket: string;
  mode: CardFrameMode;
  /** Two-letter id. */
  language: string;
  scheme: 'light' | 'dark' | 'system';
  /** What the frame lies on, so that its ground is the same; `surface` unless given. */
  surface?: CardFrameSurface | undefined;
  /** The saved card whose security code is asked for. */
  method?: { id: string; type: string } | undefined;
  /** What the fields begin with. */
  values?: Readonly<Partial<Record<CardFrameField, string>>> | undefined;
  /**
   * All words of the frame, by key: `title`, `label.<field>`, `hint.<field>`, `error.<field>` (more particular:
   * `error.<field>.missing`, `error.<field>.invalid`), `label.securityCodeOptional`, `option.CHECKING`, `option.SAVINGS`, and for American Express
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

/** What the page may know of a method that was entered. */
export interface EnteredMethod {
  type: string;
  cardKind?: string;
  bankAccountKind?: string;
  lastFour: string;
  /** `MMYY`. */
  expiration?: string;
}

/** What a saved card shall be from now on. */
export interface CardChanges {
  /** `MMYY`. */
  expiration: string;
  zip: string;
  nameOnCard: string;
}

/** What became of an attempt to submit. */
export type CardFrameOutcome =
  | { kind: 'token'; token: string; method: EnteredMethod }
  | { kind: 'proof'; proof: string }
  /** Of a saved card; a security code that was entered was right, and is not among them. */
  | { kind: 'changes'; values: CardChanges }
  /** Also shown beside the fields, in the frame. */
  | { kind: 'invalid'; fields: readonly CardFrameFieldError[] }
  /** The check answered no. */
  | { kind: 'mismatch' }
  | { kind: 'too-many-attempts' }
  /** There was no answer, or none that could be understood. */
  | { kind: 'failed' };

/** What the frame says. */
export type CardFrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'submit-requested' }
  | { type: 'result'; requestId: string; outcome: CardFrameOutcome };
