// Generated from sandbox/provider/graph/main.graphql by `npm run generate`. Do not edit.
export type Maybe<T> = T | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar date YYYY-MM-DD in the biller's time zone, never an instant. */
  Date: { input: string; output: string; }
  /** Instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** Integer amount in cents, never a fraction. */
  Cents: { input: number; output: number; }
  /** Tag of a language, as es or es-US. What is not spoken here is answered in English. */
  Language: { input: string; output: string; }
};

export type Query = {
  /** The account that this session is for (shell §3). Role comes with it. */
  account: Account;
  /** The billing areas that the account has, in the order core, mobile, streaming (BL-LND-003, BL-LND-004). */
  billingAccounts: Array<BillingAccount>;
  /** One billing area, without an id the first of billingAccounts. Refuses an unknown or foreign id with NOT_FOUND. */
  billingAccount: BillingAccount;
  /**
   * Saved payment methods of the account. Refused with NOT_ALLOWED for the role Standard (BL-ROL-014).
   * `forAccount` computes eligibility for that billing account's restrictions; without it, for those of the first one.
   */
  wallet: Array<PaymentMethod>;
  /**
   * What will leave the account by itself, of every billing area, the next one first: payments that somebody scheduled, and
   * the next draft of Auto Pay (BL-SCH-002, BL-ENT-045). Refused with NOT_ALLOWED for whoever may not pay (BL-ROL-005).
   */
  scheduledPayments: Array<ScheduledPayment>;
  /** The statements area by area, the newest of each first (BL-STM-001). None before the first bill. */
  statements: Array<Statement>;
  /** One statement. Refuses an unknown or foreign id with NOT_FOUND. */
  statement: Statement;
  /** Why the statement that people wait for is not among them, of the first billing area (BL-STM-028, BL-STM-029). */
  statementNotice: StatementNotice;
  /** Payments, credits and refunds of every billing area, the newest first (BL-STM-021). */
  transactions: Array<Transaction>;
  /** What moved the balance of the streaming account, the newest first (BL-STR-001). None without one. */
  streamingLedger: Array<StreamingEntry>;
  /** Devices that are paid in installments, what is not paid first, the dearest of it first (BL-DEV-001). */
  deviceBalances: Array<DeviceBalance>;
  /** Orders of mobile, the newest first (BL-TXN-006). */
  mobileOrders: Array<MobileOrder>;
  /** What was ordered, mobile included: what is not finished first, then the newest first, of two years (SH-ROUTE-032). */
  orders: Array<Order>;
  /** What is subscribed to besides a plan: what has to be activated first, what is over last (SH-ROUTE-026). */
  subscriptions: Array<Subscription>;
  /** Equipment in the customer's home, what has to be returned first (SH-ROUTE-040). */
  equipment: Array<Equipment>;
  /** Whether the customer can install what has come, and why not (SH-SI-005). */
  selfInstall: SelfInstall;
  /**
   * The home phone, empty where there is none. NOT_ALLOWED where access is restricted, or with the reason NOT_VERIFIED
   * (SH-VOICE-013).
   */
  homePhone: HomePhone;
  /** By what the home phone is switched (SH-CALL-030). NOT_ALLOWED where access is restricted. */
  phoneSwitch: PhoneSwitch;
  /** The wireless networks of the home. NOT_ALLOWED for Standard users and children (SH-ROLE-014). */
  networks: Array<Network>;
  /** What is connected with the internet of the home: what is online first, then by name (SH-ROUTE-062). */
  homeDevices: Array<HomeDevice>;
  /** The visits of technicians: what is to come first and the next of it, then those of a year (SH-ROUTE-011). */
  appointments: Array<Appointment>;
  /** What this person was told: what was not read first, then the newest first (SH-ROUTE-013). */
  notifications: Array<Notification>;
  /** How this person is told of what (SH-ROUTE-031). */
  preferences: Array<Preference>;
  /** Every channel by its number, those in high definition last (SH-ROUTE-017). */
  channels: Array<Channel>;
  /**
   * Whether this person may see call details (CPNI). Refused with NOT_ALLOWED where access is restricted, and so is
   * everything else about it (BL-ROL-020, SH-SESS-005).
   */
  privacy: Privacy;
  /**
   * The calls of the home phone on a statement, the newest first. Refused with NOT_ALLOWED, with the reason NOT_VERIFIED
   * where the person may not see them before it has shown who it is (BL-STM-022, BL-ROL-017).
   */
  callDetails: Array<CallDetail>;
  /**
   * What became of what was sent with this key, whichever mutation it was. `UNKNOWN_KEY` means that nothing has come
   * with it so far: it may still be on its way. `closeAttempt` rules that out.
   */
  attempt: Attempt;
};


export type QueryBillingAccountArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryWalletArgs = {
  forAccount?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStatementArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChannelsArgs = {
  language: Scalars['Language']['input'];
};


export type QueryCallDetailsArgs = {
  statement: Scalars['ID']['input'];
};


export type QueryAttemptArgs = {
  idempotencyKey: Scalars['ID']['input'];
};

export type Mutation = {
  /** Pays today (BL-CAL-002). The same key with the same input answers the stored result again. */
  createInstantPaymentV2: PaymentResult;
  /** Pays for a device today (BL-CAL-003), and not the bill. The same key with the same input answers the stored result again. */
  createDeviceOneTimePaymentV2: PaymentResult;
  /** Schedules a payment for a later day (BL-CAL-004). The same key with the same input answers the stored result again. */
  createFuturePayment: PaymentResult;
  /**
   * Saves a tokenised card or bank account to the wallet. Prepaid and gift cards are refused (BL-ELG-003), and so is one more
   * than 20 (WALLET_FULL). What is saved already is not saved twice: it takes the later expiry, and its id is answered.
   */
  savePaymentMethod: PaymentMethod;
  /**
   * Changes a saved card (BL-WAL-004); a bank account is refused with METHOD_NOT_ELIGIBLE (BL-WAL-014), and so is an expiry
   * before Auto Pay or a scheduled payment next draws on the card. Answers the wallet.
   */
  updatePaymentMethod: Array<PaymentMethod>;
  /** Deletes a saved method (BL-WAL-005). While it is needed it is refused with METHOD_IN_USE. Answers the wallet without it. */
  deletePaymentMethod: Array<PaymentMethod>;
  /** Turns paperless billing on (BL-OTP-043). */
  enrollInPaperless: BillingAccount;
  /**
   * Activates the equipment with this code, or everything that waits; what is active stays so. CODE_REFUSED with the reason
   * WRONG; NOT_ALLOWED with the reason NEEDS_TECHNICIAN.
   */
  activateEquipment: Array<Equipment>;
  /**
   * Forwards the calls of a line, or no longer. As homePhone, NOT_ALLOWED for Standard users and children, NOT_FOUND,
   * INVALID_INPUT.
   */
  forwardCalls: HomePhone;
  /** Deletes a message. As homePhone. */
  deleteVoicemail: HomePhone;
  /** Sets how much is kept away. As homePhone, NOT_ALLOWED for Standard users and children. */
  setCallGuard: HomePhone;
  /** Lets a number always through, or never; as any other without a rule. As setCallGuard, INVALID_INPUT. */
  setCaller: HomePhone;
  /** Gives a wireless network another name, and another password if one is given (SH-SI-008). NOT_ALLOWED for Standard users and children. */
  changeNetwork: Array<Network>;
  /** Names a piece of equipment, or with an empty name no longer (SH-ROLE-002). NOT_FOUND, INVALID_INPUT. */
  nameEquipment: Array<Equipment>;
  /** Puts what is offered into the cart, in the place of another offer for its line. */
  addToCart: Array<CartItem>;
  removeFromCart: Array<CartItem>;
  /** Says how this person is told of a topic (SH-ROUTE-031); of a way that is not given, nothing changes. */
  setPreference: Array<Preference>;
  /** Agrees to the terms of the app (SH-LAYOUT-018). */
  agreeToAppTerms: AppTerms;
  /** Puts everything that this person was told down as read (SH-ROUTE-013). */
  markNotificationsRead: Array<Notification>;
  /** Brings paper bills back (BL-PPL-003); where they come, they go on coming. */
  leavePaperless: BillingAccount;
  /** Turns Auto Pay on for a billing account with one method (BL-OTP-045). */
  enrollInAutoPay: BillingAccount;
  /**
   * Turns Auto Pay off (BL-APC-004); where it is off, it stays off. NOT_ALLOWED has the reason REQUIRED for mobile and
   * PROCESSING while a bill is drafted; without a reason it is the person who may not.
   */
  cancelAutoPay: BillingAccount;
  /**
   * Makes Auto Pay of some areas draw on a saved method, and turns it on where it is off (BL-WAL-008): of all that are named,
   * or of none. METHOD_NOT_ELIGIBLE has as its reason the state of the choice. Answers the wallet.
   */
  setAutoPayMethod: Array<PaymentMethod>;
  /**
   * Changes the day of the month on which Auto Pay drafts, and nothing else of it (BL-APD-004). Core only. A day that would
   * make payments late is refused with DATE_NOT_ALLOWED.
   */
  changeAutoPayDate: BillingAccount;
  /**
   * Cancels a scheduled payment that has not been drafted yet. Otherwise NOT_ALLOWED with the reason PROCESSING or
   * NOT_SCHEDULED; without a reason it is the person who may not.
   */
  cancelScheduledPayment: BillingAccount;
  /**
   * Sends a code by which somebody shows who it is. Refused with NOT_ALLOWED for the roles Standard and Child (BL-ROL-011,
   * BL-ROL-012), and with TOO_MANY_ATTEMPTS: for the reason SENT_JUST_NOW within 30 seconds of the one before, LOCKED
   * for 15 minutes after five wrong ones.
   */
  sendVerificationCode: Privacy;
  /** Shows by the code that was sent who it is, once for always (BL-STM-024). Whoever has shown it need not again. */
  verifyAccount: Privacy;
  /**
   * What became of what was sent with this key; and if nothing has come with it, it is refused from now on
   * (ATTEMPT_CLOSED), so that what is still on its way does nothing. Closing it again answers CLOSED again.
   */
  closeAttempt: Attempt;
};


export type MutationCreateInstantPaymentV2Args = {
  input: InstantPaymentInput;
};


export type MutationCreateDeviceOneTimePaymentV2Args = {
  input: DevicePaymentInput;
};


export type MutationCreateFuturePaymentArgs = {
  input: FuturePaymentInput;
};


export type MutationSavePaymentMethodArgs = {
  input: SavePaymentMethodInput;
};


export type MutationUpdatePaymentMethodArgs = {
  input: UpdatePaymentMethodInput;
};


export type MutationDeletePaymentMethodArgs = {
  input: DeletePaymentMethodInput;
};


export type MutationEnrollInPaperlessArgs = {
  input: EnrollInPaperlessInput;
};


export type MutationActivateEquipmentArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationForwardCallsArgs = {
  input: ForwardCallsInput;
};


export type MutationDeleteVoicemailArgs = {
  voicemail: Scalars['ID']['input'];
};


export type MutationSetCallGuardArgs = {
  level: CallGuardLevel;
};


export type MutationSetCallerArgs = {
  number: Scalars['String']['input'];
  rule?: InputMaybe<CallerRule>;
};


export type MutationChangeNetworkArgs = {
  input: ChangeNetworkInput;
};


export type MutationNameEquipmentArgs = {
  equipment: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationAddToCartArgs = {
  offer: Scalars['String']['input'];
};


export type MutationRemoveFromCartArgs = {
  item: Scalars['String']['input'];
};


export type MutationSetPreferenceArgs = {
  topic: MessageTopic;
  byEmail?: InputMaybe<Scalars['Boolean']['input']>;
  byText?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLeavePaperlessArgs = {
  input: LeavePaperlessInput;
};


export type MutationEnrollInAutoPayArgs = {
  input: EnrollInAutoPayInput;
};


export type MutationCancelAutoPayArgs = {
  input: CancelAutoPayInput;
};


export type MutationSetAutoPayMethodArgs = {
  input: SetAutoPayMethodInput;
};


export type MutationChangeAutoPayDateArgs = {
  input: ChangeAutoPayDateInput;
};


export type MutationCancelScheduledPaymentArgs = {
  input: CancelScheduledPaymentInput;
};


export type MutationSendVerificationCodeArgs = {
  channel: VerificationChannel;
};


export type MutationVerifyAccountArgs = {
  code: Scalars['String']['input'];
};


export type MutationCloseAttemptArgs = {
  idempotencyKey: Scalars['ID']['input'];
};

/** Every code that `extensions.code` can carry. */
export type ErrorCode =
  | 'NOT_SIGNED_IN'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'BILL_PAY_UNAVAILABLE'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'DATE_NOT_ALLOWED'
  | 'METHOD_NOT_ELIGIBLE'
  | 'SECURITY_CODE_NOT_VERIFIED'
  | 'TERMS_NOT_ACCEPTED'
  | 'ALREADY_ENROLLED'
  /**
   * The saved method is still needed. The extensions have `reason`, a DeleteBlock, the `areas` whose Auto Pay draws on it,
   * and `paymentIds` of the payments that are scheduled or in flight with it.
   */
  | 'METHOD_IN_USE'
  /** So many methods are saved already as may be; the extensions have `most`. */
  | 'WALLET_FULL'
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The key was closed before this request came: nothing was done, and nothing will be under this key. */
  | 'ATTEMPT_CLOSED'
  /**
   * This may be a payment that was sent already: another one is in flight; or has the same amount, and was accepted within 24
   * hours or is scheduled; or was accepted, or taken on its day, later than latestKnownPaymentId; or is on its way, and
   * together with it more would be paid than is due. Nothing was done and the key is free. Each refusal is about one of them:
   * one in flight, else one of the same amount, else the newest. The extensions have its id in `paymentIds`, its `amount`,
   * `since`, `inFlight`, the day `scheduledFor` while it is scheduled and, when somebody else sent it, `payer`.
   */
  | 'POSSIBLE_DUPLICATE'
  /** Not the code that was sent: the extensions have the reason WRONG, or EXPIRED where another one has to be sent. */
  | 'CODE_REFUSED'
  | 'TOO_MANY_ATTEMPTS'
  | 'INVALID_INPUT'
  | 'SERVICE_UNAVAILABLE';

export type IdentityRole =
  | 'Standard'
  | 'Child'
  | 'Primary'
  | 'Admin';

export type Footprint =
  | 'BHN'
  | 'TWC'
  | 'CHTR'
  | 'BH';

export type CustomerType =
  | 'RESIDENTIAL'
  | 'SMALL_BUSINESS'
  | 'ENTERPRISE';

export type ProductServiceType =
  | 'TV'
  | 'INTERNET'
  | 'VOICE'
  | 'WIFI'
  | 'SECURECONNECT';

export type ProductService = {
  type: ProductServiceType;
  provisioned: Scalars['Boolean']['output'];
  /** Messages that wait; of the phone only, and only for who may see them (SH-ENT-022, SH-VOICE-013). */
  voicemailCount?: Maybe<Scalars['Int']['output']>;
};

/** What services are sold and repaired by. Mobile is none of them (SH-ENT-023). */
export type LineOfBusiness =
  | 'INTERNET'
  | 'VOICE'
  | 'TV';

export type EquipmentKind =
  | 'GATEWAY'
  | 'POD'
  | 'DVR_HD'
  | 'DVR_STD'
  | 'HD_DIGITAL_RECEIVER'
  | 'STD_DIGITAL_RECEIVER'
  | 'DIGITAL_TRANSPORT_ADAPTER'
  | 'CABLE_CARD'
  | 'TV_DEVICE'
  | 'VOICE_ADAPTER';

export type EquipmentState =
  | 'ONLINE'
  | 'OFFLINE'
  | 'RETURN_DUE'
  | 'NOT_ACTIVATED'
  | 'ACTIVATING'
  | 'ACTIVATION_FAILED';

/** Why nobody installs anything: NONE where the customer can. */
export type NothingToInstall =
  | 'NONE'
  | 'NO_KIT'
  | 'ACTIVATING'
  | 'DONE'
  | 'NEEDS_TECHNICIAN';

export type SelfInstall = {
  eligible: Scalars['Boolean']['output'];
  reason: NothingToInstall;
};

export type Forwarding =
  | 'OFF'
  | 'ALWAYS'
  | 'BUSY'
  | 'NO_ANSWER';

export type Battery =
  | 'NONE'
  | 'GOOD'
  | 'LOW'
  | 'UNKNOWN';

export type PhoneLine = {
  id: Scalars['ID']['output'];
  /** Ten digits. */
  number: Scalars['String']['output'];
  forwarding: Forwarding;
  /** Ten digits, where calls are forwarded. */
  forwardTo?: Maybe<Scalars['String']['output']>;
  battery: Battery;
};

export type Voicemail = {
  id: Scalars['ID']['output'];
  /** Ten digits. */
  from: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  seconds: Scalars['Int']['output'];
  transcript?: Maybe<Scalars['String']['output']>;
};

export type CallerRule =
  | 'BLOCKED'
  | 'ALLOWED';

export type KnownCaller = {
  /** Ten digits. */
  number: Scalars['String']['output'];
  rule: CallerRule;
};

export type CallGuardLevel =
  | 'OFF'
  | 'STANDARD'
  | 'STRICT';

export type HomePhone = {
  lines: Array<PhoneLine>;
  voicemails: Array<Voicemail>;
  callers: Array<KnownCaller>;
  level: CallGuardLevel;
};

export type SwitchType =
  | 'HOSTED'
  | 'OTHER';

export type PhoneSwitch = {
  switchType: SwitchType;
  assignedLines: Scalars['Int']['output'];
};

export type ForwardCallsInput = {
  line: Scalars['ID']['input'];
  forwarding: Forwarding;
  /** Ten digits, unless forwarding is OFF. */
  number?: InputMaybe<Scalars['String']['input']>;
};

export type NetworkKind =
  | 'PRIMARY'
  | 'GUEST';

export type Network = {
  id: Scalars['ID']['output'];
  kind: NetworkKind;
  name: Scalars['String']['output'];
  isOn: Scalars['Boolean']['output'];
};

export type ChangeNetworkInput = {
  network: Scalars['ID']['input'];
  /** Absent: the network keeps the one that it has. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Goes to the gateway and is kept nowhere. Absent: the network keeps the one that it has. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Whether a network for guests is on. Absent: as it is. INVALID_INPUT of the home's own. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
};

export type HomeDeviceKind =
  | 'PHONE'
  | 'COMPUTER'
  | 'TABLET'
  | 'TV'
  | 'CONSOLE'
  | 'OTHER';

export type HomeConnection =
  | 'WIFI'
  | 'WIRED';

export type HomeSignal =
  | 'STRONG'
  | 'FAIR'
  | 'WEAK';

export type HomeDevice = {
  /** Its MAC without colons: such is the address of its page. */
  id: Scalars['ID']['output'];
  mac: Scalars['String']['output'];
  name: Scalars['String']['output'];
  kind: HomeDeviceKind;
  connection: HomeConnection;
  /** Of WiFi, while it is online. */
  signal?: Maybe<HomeSignal>;
  isOnline: Scalars['Boolean']['output'];
  firstSeen: Scalars['Date']['output'];
};

export type AppointmentKind =
  | 'INSTALL'
  | 'UPGRADE'
  | 'SWAP';

export type AppointmentState =
  | 'SCHEDULED'
  | 'COMPLETED'
  | 'CANCELLED';

export type Appointment = {
  id: Scalars['ID']['output'];
  /** The order that it is for; an order has one at most. */
  orderNumber: Scalars['String']['output'];
  kind: AppointmentKind;
  state: AppointmentState;
  on: Scalars['Date']['output'];
  window: VisitWindow;
};

export type NotificationCategory =
  | 'BILLING'
  | 'APPOINTMENTS'
  | 'DEVICE_CONNECT'
  | 'OUTAGE_RESOLUTION'
  | 'CAMPAIGN_MARKETING';

export type Notification = {
  id: Scalars['ID']['output'];
  category: NotificationCategory;
  on: Scalars['Date']['output'];
  /** The device that has connected, without colons. */
  device?: Maybe<Scalars['String']['output']>;
  isRead: Scalars['Boolean']['output'];
};

export type MessageTopic =
  | 'BILLING'
  | 'OUTAGE'
  | 'APPOINTMENT'
  | 'DEVICE'
  | 'MARKETING';

export type Preference = {
  topic: MessageTopic;
  byEmail: Scalars['Boolean']['output'];
  byText: Scalars['Boolean']['output'];
};

export type Genre =
  | 'LOCAL'
  | 'NEWS'
  | 'SPORTS'
  | 'KIDS'
  | 'MOVIES'
  | 'SPANISH';

export type Channel = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  name: Scalars['String']['output'];
  genre: Genre;
  isHd: Scalars['Boolean']['output'];
  isInPlan: Scalars['Boolean']['output'];
};

export type Equipment = {
  id: Scalars['ID']['output'];
  line: LineOfBusiness;
  kind: EquipmentKind;
  /** What the household calls it. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** The last four of its serial number. */
  serialEnding: Scalars['String']['output'];
  state: EquipmentState;
  /** Until when it has to be returned, where it has. */
  returnBy?: Maybe<Scalars['Date']['output']>;
};

export type Address = {
  addressLine1: Scalars['String']['output'];
  city: Scalars['String']['output'];
  state: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type BillerRegion = {
  system: Scalars['String']['output'];
  /** Spelled so by the biller (SH-ENT-017). */
  principle: Scalars['String']['output'];
  agent: Scalars['String']['output'];
  siteId: Scalars['String']['output'];
  company: Scalars['String']['output'];
  franchise: Scalars['String']['output'];
};

export type BillingPreferences = {
  /** paper-and-online or online (SH-ENT-018). */
  billDelivery: Scalars['String']['output'];
};

export type Account = {
  accountNumber: Scalars['String']['output'];
  username: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  address: Address;
  footprint: Footprint;
  /** ICOMS, CSG or another biller: an open list. */
  billerType: Scalars['String']['output'];
  billerRegion: BillerRegion;
  billingId: Scalars['ID']['output'];
  spcoreDivisionId: Scalars['String']['output'];
  locationId: Scalars['String']['output'];
  /** Day of the month on which the cycle starts, 1 to 28. */
  cycleDay: Scalars['Int']['output'];
  dueDate?: Maybe<Scalars['Date']['output']>;
  delinquent: Scalars['Boolean']['output'];
  autopayEnrolled: Scalars['Boolean']['output'];
  billingPreferences: BillingPreferences;
  isCpniCompliant: Scalars['Boolean']['output'];
  /** 'Standard' or another account type: an open list. */
  type: Scalars['String']['output'];
  accountCanPayBill: Scalars['Boolean']['output'];
  role: IdentityRole;
  isHeadOfHousehold: Scalars['Boolean']['output'];
  customerType: CustomerType;
  suppressedBilling: Scalars['Boolean']['output'];
  services: Array<ProductService>;
  /** Pausing for a season (SH-SESS-010, SH-SESS-011). */
  seasonalSuspension: SeasonalSuspension;
  /** When the services pause, or are back. */
  suspensionChangesOn?: Maybe<Scalars['Date']['output']>;
  /** The areas that have a bill of their own here, in the order core, mobile, streaming. */
  billedAreas: Array<BillingArea>;
  /** Mobile requires Auto Pay (BL-MOB-004), and it is off though it could be turned on (BL-MOB-007). */
  mobileAutoPayMissing: Scalars['Boolean']['output'];
  /** The areas whose Auto Pay is on, or could be turned on (BL-MAS-002). */
  autoPayAreas: Array<BillingArea>;
  /** Something does not work at the address of the account (SH-ROUTE-012). */
  hasOutage: Scalars['Boolean']['output'];
  /** What this person said to the terms of the app (SH-CALL-027); nothing yet. */
  appTerms?: Maybe<AppTerms>;
  /** What is about to be bought (SH-HEAD-015). */
  cart: Array<CartItem>;
};

export type AppTerms =
  | 'agree'
  | 'disagree';

/** Something that is about to be bought. */
export type CartItem = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  isMobile: Scalars['Boolean']['output'];
  /** Each month. */
  price: Scalars['Cents']['output'];
  /** Each month after the promotion; absent without one. */
  regularPrice?: Maybe<Scalars['Cents']['output']>;
  /** How long the promotion lasts. */
  promotionMonths?: Maybe<Scalars['Int']['output']>;
  /** The product that it is in the place of; absent where it comes besides. */
  replaces?: Maybe<Scalars['String']['output']>;
};


/** Something that is about to be bought. */
export type CartItemNameArgs = {
  language: Scalars['Language']['input'];
};

export type SeasonalSuspension =
  | 'NOT_ELIGIBLE'
  | 'ELIGIBLE'
  | 'PENDING'
  | 'SUSPENDED';

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

export type BillingAccount = {
  id: Scalars['ID']['output'];
  area: BillingArea;
  /** Last four digits of the billing account number. */
  numberEnding: Scalars['String']['output'];
  services: Array<BilledService>;
  status: BillingStatus;
  /** What is owed now, zero or more. A credit is in creditBalance. */
  amountDue: Scalars['Cents']['output'];
  /** The part of amountDue that is overdue. */
  pastDueAmount: Scalars['Cents']['output'];
  /** When the newest of what is overdue was due: all of it was due by then. Absent when nothing is. */
  pastDueDate?: Maybe<Scalars['Date']['output']>;
  creditBalance: Scalars['Cents']['output'];
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** 30, 43, 50 or 76 for a delinquent core account; another number is possible (BL-DLQ-007). */
  delinquencyCode?: Maybe<Scalars['Int']['output']>;
  delinquent: Scalars['Boolean']['output'];
  gracePeriod: Scalars['Boolean']['output'];
  /** Of mobile; absent for other areas. */
  mobileState?: Maybe<MobileState>;
  /** Minutes until core service is restored after payment, when configured (BL-DLQ-016). */
  displayDurationMinutes?: Maybe<Scalars['Int']['output']>;
  paperless: Scalars['Boolean']['output'];
  canPayBill: Scalars['Boolean']['output'];
  /** False when bill pay is down for this account (BL-ERR-009). */
  billPayAvailable: Scalars['Boolean']['output'];
  restriction: PaymentRestriction;
  autoPay: AutoPay;
  paymentAmounts: PaymentAmounts;
  paymentSchedule: PaymentSchedule;
  /** Payments taken but not settled, and not dated in the future. */
  pendingPayments: Array<Payment>;
  /**
   * Opaque: the payment that was accepted last, or taken last on the day for which it was scheduled, whatever became of it;
   * absent when there is none. Read before everything else here, for latestKnownPaymentId.
   */
  latestPaymentId?: Maybe<Scalars['ID']['output']>;
  /**
   * Payments that were accepted and whose end is not known yet, the first accepted first. Everybody on the account is told
   * about them.
   */
  paymentsInFlight: Array<PaymentInFlight>;
  /** What pendingPayments come to. */
  pendingAmount: Scalars['Cents']['output'];
  /** What is left of amountDue when they, and the scheduled ones, are taken; zero or more (BL-BAN-019). */
  leftToPay: Scalars['Cents']['output'];
  /** What is left of pastDueAmount when they are taken; zero or more. */
  leftPastDue: Scalars['Cents']['output'];
  /** What scheduledPayments come to. */
  scheduledAmount: Scalars['Cents']['output'];
  /** The payment that was taken last, of any channel, in the last 31 days; absent when there is none (BL-BAN-007). */
  lastPayment?: Maybe<Payment>;
  /** Future-dated payments, the next one first. At most two (BL-CON-002). */
  scheduledPayments: Array<Payment>;
  /**
   * Payment history, newest first, of every channel: successful, pending and cancelled payments, and those that failed after
   * they had been scheduled, pending or a draft.
   */
  payments: Array<Payment>;
};


export type BillingAccountPaymentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

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

/** A day of the month on which Auto Pay could draft. */
export type DebitDay = {
  /** 1 to 31. */
  day: Scalars['Int']['output'];
  /** Monthly payments would be late on this day: it is refused (BL-APD-016). */
  late: Scalars['Boolean']['output'];
  /** When the next draft would be. An estimate. */
  nextDate: Scalars['Date']['output'];
};

export type AutoPay = {
  state: AutoPayState;
  attention?: Maybe<AutoPayAttention>;
  blockedBy?: Maybe<AutoPayBlock>;
  /** The day of the month that was chosen; absent while bills are drafted on their due date. */
  debitDay?: Maybe<Scalars['Int']['output']>;
  /** The day of the month on which bills are due. */
  dueDay: Scalars['Int']['output'];
  debitDays: Array<DebitDay>;
  enrolled: Scalars['Boolean']['output'];
  /** False when disconnected, not allowed to pay, or restricted from every method (BL-BAN-003). */
  canEnroll: Scalars['Boolean']['output'];
  /** True while a draft for this bill is scheduled (BL-LND-014): the bill was issued since Auto Pay is on, not all of it is on its way, and the method will not be refused. */
  scheduledForThisBill: Scalars['Boolean']['output'];
  /** The next draft: of the enrolment, or of one made today while canEnroll. An estimate (BL-ENT-036). */
  nextDate?: Maybe<Scalars['Date']['output']>;
  /** What the draft for this bill will take: what is not on its way by that day. Absent where that is nothing. */
  amount?: Maybe<Scalars['Cents']['output']>;
  method?: Maybe<PaymentMethodSummary>;
  /** Monthly discount in cents; zero when the account is not eligible. */
  monthlyDiscount: Scalars['Cents']['output'];
};

export type PaymentAmounts = {
  /** Absent when the maximum is dynamic: then the portal's constant minimum applies (BL-VAL-002, BL-VAL-025). */
  minAmount?: Maybe<Scalars['Cents']['output']>;
  /** Absent when the service does not know; then the portal's constant fallback applies (BL-CON-015). */
  maxAmount?: Maybe<Scalars['Cents']['output']>;
};

export type PaymentSchedule = {
  /** IANA name, for example America/New_York. */
  timeZone: Scalars['String']['output'];
  /** Today in that time zone. */
  today: Scalars['Date']['output'];
  /** HH:MM in that time zone; at or past it, tomorrow can no longer be scheduled (BL-VAL-040). */
  cutOffTime: Scalars['String']['output'];
  /** The instant of today's cut-off, for a page left open across it. */
  cutOffAt: Scalars['DateTime']['output'];
  /** The provider's clock when this was answered, so that a wrong device clock does not matter. */
  now: Scalars['DateTime']['output'];
  lastFuturePaymentDate: Scalars['Date']['output'];
};

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

export type PaymentMethodSummary = {
  type: PaymentMethodType;
  lastFour: Scalars['String']['output'];
};

export type MethodRefusal =
  | 'EXPIRED'
  | 'RESTRICTED'
  /** Mobile Auto Pay takes no bank account. */
  | 'KIND_NOT_ALLOWED';

export type PaymentMethod = {
  id: Scalars['ID']['output'];
  type: PaymentMethodType;
  cardKind?: Maybe<CardKind>;
  bankAccountKind?: Maybe<BankAccountKind>;
  lastFour: Scalars['String']['output'];
  /** MMYY for cards. */
  expiration?: Maybe<Scalars['String']['output']>;
  expired: Scalars['Boolean']['output'];
  expiringSoon: Scalars['Boolean']['output'];
  restricted: Scalars['Boolean']['output'];
  isAutoPayMethod: Scalars['Boolean']['output'];
  isDefault: Scalars['Boolean']['output'];
  nameOnCard?: Maybe<Scalars['String']['output']>;
  /** Of a card. */
  zip?: Maybe<Scalars['String']['output']>;
  /** The billing areas whose Auto Pay draws on it, in the order core, mobile, streaming. */
  usedFor: Array<BillingArea>;
  /** How many scheduled payments draw on it, in every billing area. */
  scheduledPayments: Scalars['Int']['output'];
  /** The payment that draws on it next, scheduled or in flight. */
  nextPayment?: Maybe<UpcomingPayment>;
  /** Why it cannot be deleted; absent when it can. */
  deleteBlock?: Maybe<DeleteBlock>;
  /**
   * Quick pay draws on this one: the method of Auto Pay of the billing account asked for, else the default one; only where it
   * can be used for a one-time payment (BL-QPY-001, BL-QPY-005).
   */
  quickPay: Scalars['Boolean']['output'];
  /** Why it cannot be used for a one-time payment of the billing account asked for; absent when it can. */
  refusal?: Maybe<MethodRefusal>;
  /** Why Auto Pay of the billing account asked for cannot draw on it; absent when it can. */
  autoPayRefusal?: Maybe<MethodRefusal>;
  /** What Auto Pay of each billing area of the account can do with it, in the order core, mobile, streaming (BL-WAL-008). */
  autoPayChoices: Array<AutoPayChoice>;
};

export type AutoPayChoice = {
  area: BillingArea;
  state: AutoPayChoiceState;
};

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

export type UpcomingPayment = {
  id: Scalars['ID']['output'];
  amount?: Maybe<Scalars['Cents']['output']>;
  paymentDate: Scalars['Date']['output'];
};

export type ScheduledPaymentState =
  | 'OPEN'
  /** It is being drafted, and cannot be cancelled any more. */
  | 'PROCESSING';

export type ScheduledPaymentSource =
  | 'YOU'
  | 'AUTO_PAY';

export type ScheduledPayment = {
  /** Of the payment, to cancel it by; a draft of Auto Pay has one that nothing can be done with. */
  id: Scalars['ID']['output'];
  area: BillingArea;
  /** Absent for a draft whose bill is not out yet. */
  amount?: Maybe<Scalars['Cents']['output']>;
  paymentDate: Scalars['Date']['output'];
  method?: Maybe<PaymentMethodSummary>;
  state: ScheduledPaymentState;
  source: ScheduledPaymentSource;
};

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

export type Payment = {
  id: Scalars['ID']['output'];
  /** Unknown for some cash payments. */
  amount?: Maybe<Scalars['Cents']['output']>;
  /** The day on which it was entered. */
  entryDate: Scalars['Date']['output'];
  /** The day on which it is or was drafted. */
  paymentDate: Scalars['Date']['output'];
  status: PaymentStatus;
  confirmationNumber?: Maybe<Scalars['String']['output']>;
  channel: PaymentChannel;
  method?: Maybe<PaymentMethodSummary>;
};

/** A payment on its way: neither taken nor failed, as far as is known. */
export type PaymentInFlight = {
  id: Scalars['ID']['output'];
  amount: Scalars['Cents']['output'];
  paymentDate: Scalars['Date']['output'];
  /** When it was accepted, by the provider's clock. */
  since: Scalars['DateTime']['output'];
  /** First name of the person who sent it; absent when that is the caller. */
  payer?: Maybe<Scalars['String']['output']>;
};

/** How the payment is funded: exactly one of savedMethodId and token. */
export type FundingInput = {
  savedMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** From the tokenisation call, for a method entered now. Its security code was checked there. */
  token?: InputMaybe<Scalars['ID']['input']>;
  /** Proof from the security-code check. Required with a saved card, refused otherwise. */
  securityCodeProof?: InputMaybe<Scalars['ID']['input']>;
};

export type InstantPaymentInput = {
  /** Made and stored by the browser before it sends; 16 to 64 characters of A-Z a-z 0-9 - _. */
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  funding: FundingInput;
  /**
   * The latestPaymentId of the answer that the page had when the attempt was begun; null when there was none. A payment since
   * then is a POSSIBLE_DUPLICATE; when this is absent, one of the last 24 hours. Not a part of what the key stands for.
   */
  latestKnownPaymentId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Ids of payments that the customer knows of and wants this one beside: those that POSSIBLE_DUPLICATE named, at most 50.
   * Ids that mean nothing here are ignored.
   */
  besides?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Of a device: between $1.00, or what is left if that is less, and what is left of it (BL-DEV-006). */
export type DevicePaymentInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
  deviceId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  funding: FundingInput;
  /** As for a payment of the bill, of the device. */
  latestKnownPaymentId?: InputMaybe<Scalars['ID']['input']>;
  /** As for a payment of the bill. */
  besides?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type FuturePaymentInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  paymentDate: Scalars['Date']['input'];
  funding: FundingInput;
  /** As for a payment of today. */
  latestKnownPaymentId?: InputMaybe<Scalars['ID']['input']>;
  /** As for a payment of today. */
  besides?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Response of a payment. Without paymentId it is a failure (BL-CAL-007); a declined one carries reasonCode. */
export type PaymentResult = {
  paymentId?: Maybe<Scalars['ID']['output']>;
  confirmationNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<PaymentStatus>;
  amount?: Maybe<Scalars['Cents']['output']>;
  paymentDate?: Maybe<Scalars['Date']['output']>;
  /** When it was accepted. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The biller's time zone, in which that moment is shown, as America/New_York. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** What was then left to pay of the bill or device beside everything on its way, this payment counted. */
  leftToPay?: Maybe<Scalars['Cents']['output']>;
  /** With what it is paid. */
  method?: Maybe<PaymentMethodSummary>;
  transactionId?: Maybe<Scalars['ID']['output']>;
  reasonCode?: Maybe<Scalars['String']['output']>;
  reasonMessage?: Maybe<Scalars['String']['output']>;
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

export type Attempt = {
  idempotencyKey: Scalars['ID']['output'];
  state: AttemptState;
  /** The stored answer of a payment; absent while it is in flight, and for everything that is no payment. */
  result?: Maybe<PaymentResult>;
  /** The number of what was ordered; absent for everything that is no order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
};

export type SavePaymentMethodInput = {
  idempotencyKey: Scalars['ID']['input'];
  token: Scalars['ID']['input'];
};

export type UpdatePaymentMethodInput = {
  idempotencyKey: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
  /** MMYY. This, ZIP code and name stay as they are by now where they are not given. */
  expiration?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
  nameOnCard?: InputMaybe<Scalars['String']['input']>;
};

export type DeletePaymentMethodInput = {
  idempotencyKey: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
};

export type EnrollInPaperlessInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
};

export type LeavePaperlessInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
};

export type EnrollInAutoPayInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
  savedMethodId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['ID']['input']>;
  termsAccepted: Scalars['Boolean']['input'];
};

/** Exactly one of paymentMethodId and token is needed; a method that was entered now is saved. */
export type SetAutoPayMethodInput = {
  idempotencyKey: Scalars['ID']['input'];
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['ID']['input']>;
  areas: Array<BillingArea>;
  termsAccepted: Scalars['Boolean']['input'];
};

export type CancelAutoPayInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
  /**
   * It will be turned on again with another method. What is past due is paid first, else NOT_ALLOWED with the reason
   * PAST_DUE. Until it is on again the state is NEEDS_ATTENTION, and then it drafts the bills that it would have drafted.
   */
  replacing?: Scalars['Boolean']['input'];
  /**
   * With `replacing`, this or `token`: the method with which it will be turned on again. One that enrollInAutoPay would refuse is
   * refused in the same way, and Auto Pay stays on; one that was entered now is saved.
   */
  savedMethodId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['ID']['input']>;
};

export type ChangeAutoPayDateInput = {
  idempotencyKey: Scalars['ID']['input'];
  billingAccountId: Scalars['ID']['input'];
  /** 1 to 31. */
  day: Scalars['Int']['input'];
};

export type CancelScheduledPaymentInput = {
  idempotencyKey: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};

export type StatementNotice =
  | 'NONE'
  /** There is no bill yet. */
  | 'FIRST'
  /** The bill of this month is late: it comes within 24 to 48 hours. */
  | 'DELAYED';

export type StatementState =
  | 'DUE'
  | 'PAID'
  | 'PAST_DUE'
  | 'NOTHING_DUE';

/**
 * A bill. The lines sum to currentCharges; previousBalance + paymentsReceived + adjustments = remainingBalance;
 * remainingBalance + currentCharges = totalDue.
 */
export type Statement = {
  id: Scalars['ID']['output'];
  area: BillingArea;
  numberEnding: Scalars['String']['output'];
  statementDate: Scalars['Date']['output'];
  serviceFrom: Scalars['Date']['output'];
  serviceTo: Scalars['Date']['output'];
  dueDate: Scalars['Date']['output'];
  previousBalance: Scalars['Cents']['output'];
  /** Zero or less. */
  paymentsReceived: Scalars['Cents']['output'];
  /** Credits since the bill before, zero or less. */
  adjustments: Scalars['Cents']['output'];
  remainingBalance: Scalars['Cents']['output'];
  currentCharges: Scalars['Cents']['output'];
  /** Less than zero is a credit. */
  totalDue: Scalars['Cents']['output'];
  state: StatementState;
  /** It is the newest one of its area. */
  isCurrent: Scalars['Boolean']['output'];
  /** What happened to the balance since the bill before; the amounts sum to remainingBalance. */
  previousActivity: Array<PreviousActivity>;
  lines: Array<StatementLine>;
  /** Against the bill before; absent for the first one (BL-STM-016). */
  comparison?: Maybe<StatementComparison>;
  /** What this bill and those before it of the same area charge, the newest first. */
  history: Array<StatementCharges>;
  /** There are calls of a home phone to see: callDetails. */
  hasCallDetails: Scalars['Boolean']['output'];
};


/**
 * A bill. The lines sum to currentCharges; previousBalance + paymentsReceived + adjustments = remainingBalance;
 * remainingBalance + currentCharges = totalDue.
 */
export type StatementLinesArgs = {
  language: Scalars['Language']['input'];
};

export type StatementCharges = {
  /** Of the statement. */
  id: Scalars['ID']['output'];
  statementDate: Scalars['Date']['output'];
  currentCharges: Scalars['Cents']['output'];
};

export type VerificationChannel =
  | 'TEXT'
  | 'CALL'
  | 'EMAIL';

export type Privacy = {
  /** Call details are open to this person. */
  isVerified: Scalars['Boolean']['output'];
  /** Where a code can go, masked: absent where there is none, and for whom no code is sent. */
  phone?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
};

export type CallDetail = {
  id: Scalars['ID']['output'];
  /** Last four digits of the home phone's number. */
  line: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  amount: Scalars['Cents']['output'];
};

export type PreviousActivityKind =
  | 'PREVIOUS_BALANCE'
  | 'PAYMENT'
  | 'CREDIT';

export type PreviousActivity = {
  id: Scalars['ID']['output'];
  date: Scalars['Date']['output'];
  kind: PreviousActivityKind;
  /** Absent for cash, and for what is no payment. */
  method?: Maybe<PaymentMethodSummary>;
  /** What the customer gave is negative. */
  amount: Scalars['Cents']['output'];
};

export type StatementService =
  | 'INTERNET'
  | 'TV'
  | 'HOME_PHONE'
  | 'MOBILE'
  | 'STREAMING'
  | 'OTHER'
  | 'TAXES';

export type ChargeKind =
  | 'MONTHLY'
  | 'PROMOTION'
  | 'AUTO_PAY_DISCOUNT'
  | 'PARTIAL_MONTH'
  | 'ONE_TIME'
  | 'CREDIT'
  | 'TAX_FEE';

export type StatementLine = {
  id: Scalars['ID']['output'];
  service: StatementService;
  kind: ChargeKind;
  description: Scalars['String']['output'];
  /** The part of a month that it is for. */
  from?: Maybe<Scalars['Date']['output']>;
  to?: Maybe<Scalars['Date']['output']>;
  /** The last day of a promotion. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  amount: Scalars['Cents']['output'];
};

/** The differences of the changes sum to `difference`, which is that of the current charges. */
export type StatementComparison = {
  difference: Scalars['Cents']['output'];
  /** Of the difference, what will not be on the next bill. */
  onceAmount: Scalars['Cents']['output'];
  /** The largest difference first. */
  changes: Array<StatementChange>;
};


/** The differences of the changes sum to `difference`, which is that of the current charges. */
export type StatementComparisonChangesArgs = {
  language: Scalars['Language']['input'];
};

export type ChangeReason =
  | 'PROMOTION_STARTED'
  | 'PROMOTION_ENDED'
  | 'PRICE_CHANGED'
  | 'SERVICE_ADDED'
  | 'SERVICE_REMOVED'
  | 'SERVICE_CHANGED'
  | 'PARTIAL_MONTH'
  | 'PARTIAL_MONTH_ENDED'
  | 'ONE_TIME_CHARGE'
  | 'ONE_TIME_CHARGE_ENDED'
  | 'CREDIT_APPLIED'
  | 'CREDIT_ENDED'
  | 'AUTO_PAY_DISCOUNT_GAINED'
  | 'AUTO_PAY_DISCOUNT_LOST'
  | 'TAXES_CHANGED';

export type StatementChange = {
  id: Scalars['ID']['output'];
  reason: ChangeReason;
  /** What it is about. */
  subject: Scalars['String']['output'];
  /** The end of a sentence: because of what the bill is another one. */
  explanation: Scalars['String']['output'];
  before?: Maybe<Scalars['Cents']['output']>;
  after?: Maybe<Scalars['Cents']['output']>;
  difference: Scalars['Cents']['output'];
  /** It will not be on the next bill. */
  once: Scalars['Boolean']['output'];
};

export type TransactionKind =
  | 'PAYMENT'
  | 'CREDIT'
  /** Money that was paid back. */
  | 'REFUND';

export type Transaction = {
  id: Scalars['ID']['output'];
  area: BillingArea;
  date: Scalars['Date']['output'];
  kind: TransactionKind;
  /** Absent for credits. */
  status?: Maybe<PaymentStatus>;
  channel?: Maybe<PaymentChannel>;
  /** Absent for cash and credits. */
  method?: Maybe<PaymentMethodSummary>;
  /** Negative, but of refunds; absent for some cash payments. */
  amount?: Maybe<Scalars['Cents']['output']>;
  /** The order of mobile that it was for. */
  order?: Maybe<OrderReference>;
};

export type OrderReference = {
  id: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
};

export type StreamingEntryKind =
  | 'CHARGE'
  | 'PAYMENT'
  | 'CREDIT';

export type StreamingEntry = {
  id: Scalars['ID']['output'];
  date: Scalars['Date']['output'];
  kind: StreamingEntryKind;
  /** Absent for cash, and for what is no payment. */
  method?: Maybe<PaymentMethodSummary>;
  /** What the customer gave or was given is negative. */
  amount: Scalars['Cents']['output'];
  /** What was owed after it. */
  balanceAfter: Scalars['Cents']['output'];
};

export type DeviceKind =
  | 'PHONE'
  | 'TABLET'
  | 'WATCH';

export type DeviceBalance = {
  id: Scalars['ID']['output'];
  billingAccountId: Scalars['ID']['output'];
  /** Whose it is. */
  name: Scalars['String']['output'];
  model: Scalars['String']['output'];
  kind: DeviceKind;
  /** Last digits of its line. */
  lineEnding: Scalars['String']['output'];
  /** What is paid each month. */
  installment: Scalars['Cents']['output'];
  paidInstallments: Scalars['Int']['output'];
  totalInstallments: Scalars['Int']['output'];
  /** What is left to pay; zero when it is paid in full (BL-DEV-007). */
  remaining: Scalars['Cents']['output'];
  /** Payments for it that are being processed; no more than the rest beside them can be paid. */
  pending: Scalars['Cents']['output'];
  /** BL-DEV-008. */
  upgradeEligible: Scalars['Boolean']['output'];
  /** As of a billing account, of the payments for this device. */
  latestPaymentId?: Maybe<Scalars['ID']['output']>;
  /** As of a billing account, of the payments for this device. */
  paymentsInFlight: Array<PaymentInFlight>;
};

export type Shipment =
  | 'PREPARING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'RETURNED'
  | 'PICKED_UP';

/** subtotal + shipping + taxesAndFees = total = charged + financed (BL-ENT-046). */
export type MobileOrder = {
  id: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  orderedOn: Scalars['Date']['output'];
  confirmationCode: Scalars['String']['output'];
  /** Last four digits of the number of the mobile account. */
  numberEnding: Scalars['String']['output'];
  shipment: Shipment;
  carrier?: Maybe<Scalars['String']['output']>;
  trackingNumber?: Maybe<Scalars['String']['output']>;
  shipTo?: Maybe<Scalars['String']['output']>;
  /** An estimate. */
  expectedOn?: Maybe<Scalars['Date']['output']>;
  lines: Array<OrderLine>;
  subtotal: Scalars['Cents']['output'];
  shipping: Scalars['Cents']['output'];
  taxesAndFees: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
  /** What was paid at once. */
  charged: Scalars['Cents']['output'];
  /** What is paid monthly. */
  financed: Scalars['Cents']['output'];
  method?: Maybe<PaymentMethodSummary>;
};


/** subtotal + shipping + taxesAndFees = total = charged + financed (BL-ENT-046). */
export type MobileOrderLinesArgs = {
  language: Scalars['Language']['input'];
};

export type OrderLine = {
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** Of all of them. */
  price: Scalars['Cents']['output'];
  monthly?: Maybe<Scalars['Cents']['output']>;
};

export type OrderKind =
  | 'NEW'
  | 'UPGRADE'
  /** One piece of equipment for another. */
  | 'SWAP'
  /** Devices of mobile: its id is that of the MobileOrder. */
  | 'DEVICE';

export type OrderState =
  | 'RECEIVED'
  | 'CONFIRMED'
  | 'SCHEDULED'
  | 'SHIPPED'
  | 'COMPLETED'
  | 'CANCELLED'
  /** It waits for something that the customer has to do. */
  | 'ON_HOLD';

export type VisitWindow =
  /** 8 to 11. */
  | 'MORNING'
  /** 11 to 2. */
  | 'MIDDAY'
  /** 2 to 5. */
  | 'AFTERNOON';

export type OrderVisit = {
  on: Scalars['Date']['output'];
  window: VisitWindow;
};

export type OrderParcel = {
  carrier: Scalars['String']['output'];
  trackingNumber: Scalars['String']['output'];
  shipTo: Scalars['String']['output'];
  /** An estimate. */
  expectedOn: Scalars['Date']['output'];
};

export type Order = {
  id: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  placedOn: Scalars['Date']['output'];
  kind: OrderKind;
  state: OrderState;
  /** Absent where nobody has to come. */
  visit?: Maybe<OrderVisit>;
  /** Absent where nothing is sent. */
  parcel?: Maybe<OrderParcel>;
  /** What it comes to each month. */
  monthly: Scalars['Cents']['output'];
  /** What is paid of it once. */
  once: Scalars['Cents']['output'];
  lines: Array<OrderLine>;
};


export type OrderLinesArgs = {
  language: Scalars['Language']['input'];
};

export type SubscriptionKind =
  | 'TV_PACKAGE'
  | 'STREAMING_APP'
  | 'ADD_ON'
  | 'PROTECTION';

export type SubscriptionState =
  | 'NEEDS_ACTIVATION'
  | 'ACTIVE'
  /** Free until changesOn. */
  | 'TRIAL'
  /** Over after changesOn. */
  | 'ENDING'
  | 'ENDED';

export type Subscription = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: SubscriptionKind;
  state: SubscriptionState;
  /** Each month; zero where the plan has it. */
  price: Scalars['Cents']['output'];
  /** When it renews, ends or ended. */
  changesOn?: Maybe<Scalars['Date']['output']>;
};


export type SubscriptionNameArgs = {
  language: Scalars['Language']['input'];
};
