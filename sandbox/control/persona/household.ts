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

/** Somebody who can sign in. */
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
  /** Who this is, in one line. */
  description: string;
  /** What to try with this person. */
  tryThis: string;
}

/** The parts of an account that are not made up from the household's key. */
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
  /** What was ordered, but of mobile; nothing, unless said otherwise. */
  orders?: SeededServiceOrder[];
  /** Nothing, unless said otherwise. */
  subscriptions?: SeededSubscription[];
  /** What the household is about to buy; nothing, unless said otherwise. */
  cart?: Omit<CartItem, 'id'>[];
  /** Who of it has disagreed with the terms of the app. */
  appTerms?: AppTerms[];
  /** Of an account with the phone: what is not as usual. */
  homePhone?: SeededHomePhone;
  suspension?: { state: Suspension['state']; changesInDays?: number };
}

/** The home phone of a household: one line without messages, unless said otherwise. */
export interface SeededHomePhone {
  lines?: number;
  voicemails?: number;
  switchType?: HomePhone['switchType'];
  battery?: HomePhone['lines'][number]['battery'];
}

/** Equipment in the home of a household. */
export interface SeededEquipment extends Pick<HomeEquipment, 'kind' | 'nickname' | 'activationFails'> {
  /** Online, unless said otherwise. */
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
  /** Credits that the provider gave. */
  credits: { amount: number; daysAgo: number }[];
  payments: SeededPayment[];
  /** Days until the bill of this month is due; also when nothing is owed. */
  dueInDays: number;
  disconnected: boolean;
  delinquencyCode?: number;
  gracePeriod: boolean;
  /** Counts while something is past due. */
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
  /** What was ordered (mobile). */
  orders?: SeededOrder[];
  /** What is paid in installments (mobile). */
  devices?: SeededDevice[];
}

/** An order, named by its number. */
export interface SeededOrder {
  number: string;
  daysAgo: number;
  shipment: Shipment;
  /** Left out where it was picked up. */
  parcel?: { carrier: string; trackingNumber: string; shipTo: string; expectedInDays: number };
  lines: OrderLine[];
  shipping: number;
  taxes: number;
  /** What is paid monthly. */
  financed: number;
}

/** A device with its installments. */
export type SeededDevice = Omit<DeviceTable, 'id' | 'billingAccountId' | 'position'>;

/** A charge with the day on which it is due; negative when it is overdue. */
export interface Bill {
  amount: number;
  dueInDays: number;
  /** What it is made of, which sums to the amount. Left out: what such an area usually costs. */
  lines?: SeededLine[];
}

/** A line of a bill. Days count from the day on which the bill is made out. */
export interface SeededLine {
  service: BillLineService;
  kind: BillLineKind;
  name: InBothLanguages;
  amount: number;
  /** The part of a month that it is for. */
  days?: { from: number; to: number };
  /** The last day of a promotion. */
  endsInDays?: number;
}

/** A payment that was made, is pending, or is scheduled, or a draft that was declined. Without a method it was cash. */
export interface SeededPayment {
  /** Absent when the store did not report it. */
  amount?: number;
  /** The day on which it was entered, counted back from today. */
  daysAgo: number;
  /** The day on which it is drafted, counted from today; the entry day when not given. */
  paymentInDays?: number;
  state: 'successful' | 'pending' | 'scheduled' | 'declined';
  /** Auto Pay drafted the bill of this month with it. */
  isDraft?: boolean;
  /** Number of the order that it was for; without, it was for the bill. */
  order?: string;
  /** What was given back of it. */
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
