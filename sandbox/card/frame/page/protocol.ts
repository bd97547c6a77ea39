/**
 * The `postMessage` protocol between the portal's page and this frame. The portal has the same types on its side
 * (`widgets/kit/card-frame/protocol.ts`): the two are deployed apart, so each checks what it receives.
 */
export const cardFrameChannel = 'card-frame';

/** Kind of form: a new card or bank account, a sign-in to a bank, a saved card's security code, or a saved card's changes. */
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

/** Backgrounds of the portal below the frame. */
export type FrameSurface = 'page' | 'chosen';

/** Limits set by the product. Days are `YYYY-MM-DD`. */
export interface FrameLimits {
  /** Most years ahead that a card may expire, by month. */
  maxExpiryYears: number;
  securityCodeLength: number;
  amexSecurityCodeLength: number;
  zipLength: number;
  today: string;
  /** A card must be valid on this day; today if absent. */
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
  /** The background below the frame, so that the frame has the same. */
  surface: FrameSurface;
  /** The saved card whose security code is entered. */
  method?: { id: string; type: string };
  /** Initial values of the fields. */
  values?: Readonly<Partial<Record<FieldName, string>>>;
  /** Labels, hints and errors: the frame has no texts of its own. */
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

/** An error with its shown sentence, which only the frame can choose, by the brand of the card. */
export interface ShownError extends FieldError {
  message: string;
}

/** The data of an entered method that the portal may see. */
export interface EnteredMethod {
  type: string;
  cardKind?: string;
  bankAccountKind?: string;
  lastFour: string;
  /** `MMYY`. */
  expiration?: string;
}

/** New values of a saved card. */
export interface CardChanges {
  /** `MMYY`. */
  expiration: string;
  zip: string;
  nameOnCard: string;
}

export type FrameOutcome =
  | { kind: 'token'; token: string; method: EnteredMethod }
  | { kind: 'proof'; proof: string }
  /** New values of a saved card; an entered security code was valid, and is not among them. */
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
