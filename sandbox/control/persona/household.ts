import type {
  AccountTable,
  Address,
  AppTerms,
  BankAccountKind,
  BillLineKind,
  BillLineService,
  BilledService,
  BillingArea,
  CardKind,
  CartItem,
  DeviceTable,
  HomeEquipment,
  HomePhone,
  IdentityRole,
  InBothLanguages,
  OrderLine,
  OrderParcel,
  OrderVisit,
  PaymentChannel,
  PaymentMethodType,
  PaymentRestriction,
  ProcessorBehaviour,
  ProductService,
  ServiceOrderTable,
  Shipment,
  Subscription,
  SuspendedMobileState,
  Suspension,
} from '../../platform/database/index.ts';

/**
 * A household as it is seeded: the people, their account and everything on it. Days count from today in the
 * account's time zone, amounts are cents.
 */
export interface Household {
  key: string;
  people: Person[];
  account: HouseholdAccount;
  billing: Billing[];
  wallet: Method[];
}

/** A person who can sign in. */
export interface Person {
  username: string;
  firstName: string;
  lastName: string;
  role: IdentityRole;
  canPayBill: boolean;
  isHeadOfHousehold: boolean;
  phone: string | null;
  email: string | null;
  isRestricted: boolean;
  /** Description in one line. */
  description: string;
  /** Suggestion for what to try as this person. */
  tryThis: string;
}

/** The parts of an account that are not derived from the household's key. */
export interface HouseholdAccount extends Pick<
  AccountTable,
  | 'footprint'
  | 'billerType'
  | 'timeZone'
  | 'customerType'
  | 'suppressedBilling'
  | 'isCpniCompliant'
  | 'needsTechnician'
> {
  /** 'Standard' or another (SH-ENT-019). */
  type: string;
  address: Address;
  services: ProductService[];
  equipment: SeededEquipment[];
  /** Orders other than mobile; none by default. */
  orders?: SeededServiceOrder[];
  /** None by default. */
  subscriptions?: SeededSubscription[];
  /** Items in the cart; none by default. */
  cart?: Omit<CartItem, 'id'>[];
  /** Answers to the terms of the app. */
  appTerms?: AppTerms[];
  /** Deviations of the home phone from its default, if the account has one. */
  homePhone?: SeededHomePhone;
  suspension?: { state: Suspension['state']; changesInDays?: number };
}

/** The home phone of a household: by default one line without messages. */
export interface SeededHomePhone {
  lines?: number;
  voicemails?: number;
  switchType?: HomePhone['switchType'];
  battery?: HomePhone['lines'][number]['battery'];
}

/** Equipment in the home of a household. */
export interface SeededEquipment extends Pick<HomeEquipment, 'kind' | 'nickname' | 'activationFails'> {
  /** Online by default. */
  state?: HomeEquipment['state'];
  returnInDays?: number;
}

/** A subscription, which renews, ends or ended on a day. */
export interface SeededSubscription extends Omit<Subscription, 'id' | 'changesOn'> {
  changesInDays?: number;
}

/** An order of services, named by its number. */
export interface SeededServiceOrder extends Pick<ServiceOrderTable, 'kind' | 'state'> {
  number: string;
  daysAgo: number;
  visit?: Pick<OrderVisit, 'window'> & { inDays: number };
  parcel?: Omit<OrderParcel, 'expectedOn'> & { expectedInDays: number };
  lines: OrderLine[];
}

/** One billing area. */
export interface Billing {
  area: BillingArea;
  services: BilledService[];
  bills: Bill[];
  /** Credits from the provider. */
  credits: { amount: number; daysAgo: number }[];
  payments: SeededPayment[];
  /** Days until the bill of this month is due; also if nothing is owed. */
  dueInDays: number;
  disconnected: boolean;
  delinquencyCode?: number;
  gracePeriod: boolean;
  /** Applies while something is past due. */
  mobileState?: SuspendedMobileState;
  displayDurationMinutes?: number;
  paperless: boolean;
  billPayAvailable: boolean;
  restriction: PaymentRestriction;
  minAmount?: number;
  maxAmount?: number;
  autoPayDiscount: number;
  /** The bill of this month is late (BL-STM-028). */
  statementDelayed?: boolean;
  autoPay?: { method: string; from: 'last-cycle' | 'next-cycle' };
  /** Orders (mobile). */
  orders?: SeededOrder[];
  /** Devices paid in installments (mobile). */
  devices?: SeededDevice[];
}

/** An order, named by its number. */
export interface SeededOrder {
  number: string;
  daysAgo: number;
  shipment: Shipment;
  /** Absent if it was picked up. */
  parcel?: { carrier: string; trackingNumber: string; shipTo: string; expectedInDays: number };
  lines: OrderLine[];
  shipping: number;
  taxes: number;
  /** Amount paid in monthly installments. */
  financed: number;
}

/** A device with its installments. */
export type SeededDevice = Omit<DeviceTable, 'id' | 'billingAccountId' | 'position'>;

/** A charge with the day on which it is due; negative when it is overdue. */
export interface Bill {
  amount: number;
  dueInDays: number;
  /** Its lines, which sum to the amount. If absent, the usual lines of the area. */
  lines?: SeededLine[];
}

/** A line of a bill. Days count from the day on which the bill is issued. */
export interface SeededLine {
  service: BillLineService;
  kind: BillLineKind;
  name: InBothLanguages;
  amount: number;
  /** The part of a month that it covers. */
  days?: { from: number; to: number };
  /** The last day of a promotion. */
  endsInDays?: number;
}

/** A payment that was made, is pending, or is scheduled, or a declined draft. Without a method it was cash. */
export interface SeededPayment {
  /** Absent when the store did not report it. */
  amount?: number;
  /** The day on which it was entered, counted back from today. */
  daysAgo: number;
  /** The day on which it is drafted, counted from today; the entry day when not given. */
  paymentInDays?: number;
  state: 'successful' | 'pending' | 'scheduled' | 'declined';
  /** Whether it is Auto Pay's draft of this month's bill. */
  isDraft?: boolean;
  /** Number of the order that it paid; if absent, it paid the bill. */
  order?: string;
  /** Refunded part. */
  refund?: { amount: number; daysAgo: number };
  channel: PaymentChannel;
  method?: string;
}

/** A saved payment method, named by its key within the household. */
export interface Method {
  key: string;
  type: PaymentMethodType;
  cardKind?: Exclude<CardKind, 'PREPAID' | 'GIFT'>;
  bankAccountKind?: BankAccountKind;
  lastFour: string;
  /** The card's last month counted from this one; negative when it has expired. */
  expiresInMonths?: number;
  restricted: boolean;
  behaviour: ProcessorBehaviour;
}
