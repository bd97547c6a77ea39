/**
 * What the portal's page and this frame say to each other by `postMessage`. The portal has the same types on its side
 * (`widgets/kit/card-frame/protocol.ts`): the two are deployed apart, so each checks what it receives.
 */
export const cardFrameChannel = 'card-frame';

/** What is entered: a new card, a new bank account, a sign-in to one's bank, the security code of a saved card, or what changes about one. */
export type FrameMode = 'card' | 'bank-account' | 'bank-sign-in' | 'security-code' | 'edit-card';

/** The fields of all modes. */
export type FieldName =
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

/** The grounds of the portal: the bare page, a card, a chosen option. */
export type FrameSurface = 'page' | 'surface' | 'chosen';

/** The numbers that the product decides. Days are `YYYY-MM-DD`. */
export interface FrameLimits {
  /** How many years ahead a card may expire, by month. */
  maxExpiryYears: number;
  securityCodeLength: number;
  amexSecurityCodeLength: number;
  zipLength: number;
  today: string;
  /** A card must be good on this day; today when it is not given. */
  notBefore?: string;
}

/** Colours of the brand as `#rrggbb`. */
export interface FrameBrand {
  accent: string;
  accentDark: string;
  onAccent?: string;
  onAccentDark?: string;
}

export interface Configuration {
  ticket: string;
  mode: FrameMode;
  language: string;
  scheme: 'light' | 'dark' | 'system';
  /** What the frame lies on, so that its ground is the same; `surface` unless given. */
  surface?: FrameSurface;
  /** The saved card whose security code is asked for. */
  method?: { id: string; type: string };
  /** What the fields begin with. */
  values?: Readonly<Partial<Record<FieldName, string>>>;
  /** Labels, hints and errors: the frame has no sentence of its own. */
  copy: Readonly<Record<string, string>>;
  limits: FrameLimits;
  brand?: FrameBrand;
}

export type PortalMessage =
  | ({ type: 'configure' } & Configuration)
  | { type: 'limits'; limits: FrameLimits }
  | { type: 'submit'; requestId: string }
  | { type: 'focus'; field: string }
  | { type: 'clear' };

export interface FieldError {
  field: FieldName;
  error: 'missing' | 'invalid';
}

/** An error with the sentence that is shown for it: only the frame knows which one fits the brand of the card. */
export interface ShownError extends FieldError {
  message: string;
}

/** What the portal may know of a method that was entered. */
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

export type FrameOutcome =
  | { kind: 'token'; token: string; method: EnteredMethod }
  | { kind: 'proof'; proof: string }
  /** Of a saved card; a security code that was entered was right, and is not among them. */
  | { kind: 'changes'; values: CardChanges }
  | { kind: 'invalid'; fields: readonly ShownError[] }
  | { kind: 'mismatch' }
  | { kind: 'too-many-attempts' }
  | { kind: 'failed' };

export type FrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'submit-requested' }
  | { type: 'result'; requestId: string; outcome: FrameOutcome };
