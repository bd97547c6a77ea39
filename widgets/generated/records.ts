// Generated from the records of the portal by `npm run generate`. Do not edit.
import type { RecordSource } from '../../engine/index.ts';

/** A visit of a technician. Its key is that of the order that it is for. */
export interface AppointmentItem {
  id: string;
  order: string;
  kind: 'INSTALL' | 'UPGRADE' | 'SWAP';
  state: 'SCHEDULED' | 'COMPLETED' | 'CANCELLED';
  on: string;
  window: 'MORNING' | 'MIDDAY' | 'AFTERNOON';
}

/** What account/appointments is. */
export type AppointmentSource = RecordSource<AppointmentItem, never>;

/** A payment on the account: to come, on its way or done. */
export interface BillPaymentItem {
  id: string;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  paidOn: string;
  enteredOn: string;
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  channel: 'ONLINE' | 'PAY_BY_PHONE' | 'IN_STORE' | 'AUTOMATIC' | 'AGENT_ASSISTED' | 'CHAT_ASSISTED';
  status: 'SCHEDULED' | 'PENDING' | 'SUCCESSFUL' | 'CANCELLED' | 'FAILED' | 'OTHER';
  confirmation?: string | null | undefined;
  amount?: number | null | undefined;
}

/** What billing/payments is. */
export type BillPaymentSource = RecordSource<BillPaymentItem, never>;

/** A bill of the account: of core (Internet, TV, Home Phone), mobile or streaming. What stands on it are the facts of billing. */
export interface BillItem {
  id: string;
  accountId: string;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  numberEnding: string;
  isFirst: boolean;
  isPastDue: boolean;
}

/** What billing/bills is. */
export type BillSource = RecordSource<BillItem, never>;

/** A call of the home phone. */
export interface CallDetailItem {
  id: string;
  at: number;
  number: string;
  minutes: number;
  amount: number;
}

/** What billing/call-details is. */
export type CallDetailSource = RecordSource<CallDetailItem, 'statement'>;

/** A number that is always let through, or never. */
export interface CallerItem {
  id: string;
  number: string;
  rule: 'BLOCKED' | 'ALLOWED';
}

/** What voice/callers is. */
export type CallerSource = RecordSource<CallerItem, never>;

/** Something that is about to be bought. */
export interface CartItemItem {
  id: string;
  name: string;
  price: number;
  regularPrice?: number | null | undefined;
  months?: number | null | undefined;
  replaces?: string | null | undefined;
}

/** What account/cart is. */
export type CartItemSource = RecordSource<CartItemItem, 'language'>;

/** A channel of TV. */
export interface ChannelItem {
  id: string;
  number: string;
  name: string;
  genre: 'LOCAL' | 'NEWS' | 'SPORTS' | 'KIDS' | 'MOVIES' | 'SPANISH';
  picture: 'HD' | 'STANDARD';
  plan: 'INCLUDED' | 'NOT_INCLUDED';
}

/** What account/channels is. */
export type ChannelSource = RecordSource<ChannelItem, 'language'>;

/** A line of any bill. */
export interface ChargeItem {
  id: string;
  statement: string;
  billedOn: string;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  service: 'INTERNET' | 'TV' | 'HOME_PHONE' | 'MOBILE' | 'STREAMING' | 'OTHER' | 'TAXES';
  kind?: 'MONTHLY' | 'PROMOTION' | 'AUTO_PAY_DISCOUNT' | 'PARTIAL_MONTH' | 'ONE_TIME' | 'CREDIT' | null | undefined;
  description: string;
  amount: number;
}

/** What billing/charges is. */
export type ChargeSource = RecordSource<ChargeItem, 'language'>;

/** A device of mobile that is paid in installments. */
export interface DeviceBalanceItem {
  id: string;
  accountId: string;
  name: string;
  lineEnding: string;
  model: string;
  state: 'PAYING' | 'PROCESSING' | 'PAID_IN_FULL';
  upgrade?: 'ELIGIBLE' | null | undefined;
  paid: number;
  total: number;
  installment: number;
  remaining: number;
}

/** What billing/device-balances is. */
export type DeviceBalanceSource = RecordSource<DeviceBalanceItem, never>;

/** A piece of our equipment in the customer's home. */
export interface EquipmentItem {
  id: string;
  line: 'INTERNET' | 'TV' | 'VOICE';
  kind: 'GATEWAY' | 'POD' | 'DVR_HD' | 'DVR_STD' | 'HD_DIGITAL_RECEIVER' | 'STD_DIGITAL_RECEIVER' | 'DIGITAL_TRANSPORT_ADAPTER' | 'CABLE_CARD' | 'TV_DEVICE' | 'VOICE_ADAPTER';
  nickname?: string | null | undefined;
  serialEnding: string;
  state: 'ONLINE' | 'OFFLINE' | 'RETURN_DUE' | 'NOT_ACTIVATED' | 'ACTIVATING' | 'ACTIVATION_FAILED';
  returnBy?: string | null | undefined;
}

/** What account/equipment is. */
export type EquipmentSource = RecordSource<EquipmentItem, never>;

/** Something that is connected with the internet of the home. Its key is its MAC without colons. */
export interface HomeDeviceItem {
  id: string;
  mac: string;
  name: string;
  kind: 'PHONE' | 'COMPUTER' | 'TABLET' | 'TV' | 'CONSOLE' | 'OTHER';
  connection: 'WIFI' | 'WIRED';
  signal?: 'STRONG' | 'FAIR' | 'WEAK' | null | undefined;
  isOnline: boolean;
  firstSeen: string;
}

/** What account/home-devices is. */
export type HomeDeviceSource = RecordSource<HomeDeviceItem, never>;

/** An order of mobile: where it is, and what it comes to. */
export interface MobileOrderItem {
  id: string;
  number: string;
  orderedOn: string;
  confirmationCode: string;
  accountEnding: string;
  shipment: 'PREPARING' | 'SHIPPED' | 'DELIVERED' | 'RETURNED' | 'PICKED_UP';
  carrier?: string | null | undefined;
  tracking?: string | null | undefined;
  shipTo?: string | null | undefined;
  expectedOn?: string | null | undefined;
  shipping: number;
  subtotal: number;
  taxesAndFees: number;
  total: number;
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  charged: number;
  isFinanced: boolean;
  financed: number;
}

/** What billing/mobile-orders is. */
export type MobileOrderSource = RecordSource<MobileOrderItem, never>;

/** What was paid to mobile, or paid back: for the bill, a device or an order. */
export interface MobileTransactionItem {
  id: string;
  date: string;
  kind: 'PAYMENT' | 'REFUND';
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  channel?: 'ONLINE' | 'PAY_BY_PHONE' | 'IN_STORE' | 'AUTOMATIC' | 'AGENT_ASSISTED' | 'CHAT_ASSISTED' | null | undefined;
  status?: 'SUCCESSFUL' | 'PENDING' | null | undefined;
  amount?: number | null | undefined;
  hasOrder: boolean;
  order: string;
  orderNumber?: string | null | undefined;
}

/** What billing/mobile-transactions is. */
export type MobileTransactionSource = RecordSource<MobileTransactionItem, never>;

/** A wireless network of the home. Its password is never told, only changed. */
export interface NetworkItem {
  id: string;
  name: string;
  kind: 'PRIMARY' | 'GUEST';
  isOn: boolean;
}

/** What account/networks is. */
export type NetworkSource = RecordSource<NetworkItem, never>;

/** Something that the customer was told. */
export interface NotificationItem {
  id: string;
  category: 'BILLING' | 'APPOINTMENTS' | 'DEVICE_CONNECT' | 'OUTAGE_RESOLUTION' | 'CAMPAIGN_MARKETING';
  on: string;
  isRead: boolean;
  device?: string | null | undefined;
}

/** What account/notifications is. */
export type NotificationSource = RecordSource<NotificationItem, never>;

/** What the customer can have in the place of a product, or besides it. */
export interface OfferItem {
  id: string;
  kind: 'UPGRADE' | 'DOWNGRADE' | 'ADD';
  deal: 'NONE' | 'EVERYBODY' | 'CUSTOMERS';
  line: 'INTERNET' | 'TV' | 'VOICE';
  name: string;
  about?: string | null | undefined;
  price: number;
  regularPrice?: number | null | undefined;
  months?: number | null | undefined;
  download?: number | null | undefined;
  upload?: number | null | undefined;
  channels?: number | null | undefined;
  replaces?: string | null | undefined;
  order?: string | null | undefined;
  isOrdered: boolean;
}

/** What account/offers is. */
export type OfferSource = RecordSource<OfferItem, 'language'>;

/** What stands on an order. */
export interface OrderItemItem {
  id: string;
  description: string;
  quantity: number;
  monthly?: number | null | undefined;
  price?: number | null | undefined;
}

/** What account/order-items is. */
export type OrderItemSource = RecordSource<OrderItemItem, 'order' | 'language'>;

/** What was ordered. */
export interface OrderLineItem {
  id: string;
  description: string;
  quantity: number;
  monthly?: number | null | undefined;
  price: number;
}

/** What billing/order-lines is. */
export type OrderLineSource = RecordSource<OrderLineItem, 'order' | 'language'>;

/** What was ordered: services and their equipment, or devices of mobile. */
export interface OrderItem {
  id: string;
  number: string;
  placedOn: string;
  kind: 'NEW' | 'UPGRADE' | 'SWAP' | 'DEVICE';
  state: 'RECEIVED' | 'CONFIRMED' | 'SCHEDULED' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED' | 'ON_HOLD';
  nextOn?: string | null | undefined;
  hasVisit: boolean;
  visitOn?: string | null | undefined;
  visitWindow?: 'MORNING' | 'MIDDAY' | 'AFTERNOON' | null | undefined;
  hasParcel: boolean;
  carrier?: string | null | undefined;
  tracking?: string | null | undefined;
  shipTo?: string | null | undefined;
  expectedOn?: string | null | undefined;
  monthly?: number | null | undefined;
  once?: number | null | undefined;
}

/** What account/orders is. */
export type OrderSource = RecordSource<OrderItem, never>;

/** What does not work somewhere. */
export interface OutageItem {
  id: string;
  area: string;
  zip: string;
  services: 'ALL' | 'INTERNET' | 'TV';
  state: 'CONFIRMED' | 'CREW' | 'RESTORED';
  cause: 'POWER' | 'WEATHER' | 'CABLE' | 'PLANNED' | 'UNKNOWN';
  since: number;
  until?: number | null | undefined;
}

/** What account/outages is. */
export type OutageSource = RecordSource<OutageItem, never>;

/** A product that the customer pays for each month. */
export interface PackageItem {
  id: string;
  line: 'INTERNET' | 'TV' | 'VOICE';
  kind: 'BASE' | 'ADD_ON';
  name: string;
  description1?: string | null | undefined;
  description2?: string | null | undefined;
  download?: number | null | undefined;
  upload?: number | null | undefined;
  channels?: number | null | undefined;
  price: number;
  regularPrice?: number | null | undefined;
  promotionEndsOn?: string | null | undefined;
}

/** What account/plan is. */
export type PackageSource = RecordSource<PackageItem, 'language'>;

/** A line of the home phone. */
export interface PhoneLineItem {
  id: string;
  number: string;
  forwarding: 'OFF' | 'ALWAYS' | 'BUSY' | 'NO_ANSWER';
  forwardTo?: string | null | undefined;
  battery: 'NONE' | 'GOOD' | 'LOW' | 'UNKNOWN';
}

/** What voice/lines is. */
export type PhoneLineSource = RecordSource<PhoneLineItem, never>;

/** How the customer is told of one topic. */
export interface PreferenceItem {
  id: string;
  topic: 'BILLING' | 'OUTAGE' | 'APPOINTMENT' | 'DEVICE' | 'MARKETING';
  byEmail: boolean;
  byText: boolean;
}

/** What account/preferences is. */
export type PreferenceSource = RecordSource<PreferenceItem, never>;

/** A plan that everybody can have. */
export interface PublicPlanItem {
  id: string;
  line: 'INTERNET' | 'TV' | 'VOICE';
  name: string;
  about?: string | null | undefined;
  price: number;
  regularPrice?: number | null | undefined;
  months?: number | null | undefined;
}

/** What account/public-plans is. */
export type PublicPlanSource = RecordSource<PublicPlanItem, 'language'>;

/** A saved payment method of the account. */
export interface SavedMethodItem {
  id: string;
  method: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD';
  lastFour: string;
  kind?: 'CREDIT' | 'DEBIT' | 'CHECKING' | 'SAVINGS' | null | undefined;
  expiration?: string | null | undefined;
  zip?: string | null | undefined;
  nameOnCard?: string | null | undefined;
  state: 'READY' | 'DEFAULT' | 'EXPIRING_SOON' | 'EXPIRED' | 'RESTRICTED';
  deleteBlock?: 'AUTO_PAY' | 'SCHEDULED_PAYMENT' | 'PAYMENT_IN_FLIGHT' | null | undefined;
  autoPayFor?: 'CORE' | 'MOBILE' | 'STREAMING' | 'CORE_MOBILE' | 'CORE_STREAMING' | 'MOBILE_STREAMING' | 'CORE_MOBILE_STREAMING' | null | undefined;
  coreAutoPay?: 'USED' | 'AVAILABLE' | 'PAST_DUE' | 'UNAVAILABLE' | 'EXPIRED' | 'RESTRICTED' | 'KIND_NOT_ALLOWED' | null | undefined;
  mobileAutoPay?: 'USED' | 'AVAILABLE' | 'PAST_DUE' | 'UNAVAILABLE' | 'EXPIRED' | 'RESTRICTED' | 'KIND_NOT_ALLOWED' | null | undefined;
  streamingAutoPay?: 'USED' | 'AVAILABLE' | 'PAST_DUE' | 'UNAVAILABLE' | 'EXPIRED' | 'RESTRICTED' | 'KIND_NOT_ALLOWED' | null | undefined;
  quickPay: boolean;
  paymentAmount?: number | null | undefined;
  paymentDate?: string | null | undefined;
}

/** What billing/saved-methods is. */
export type SavedMethodSource = RecordSource<SavedMethodItem, never>;

/** Money that will leave the account by itself: a payment that somebody scheduled, or the next draft of Auto Pay. */
export interface ScheduledPaymentItem {
  id: string;
  paymentDate: string;
  amount?: number | null | undefined;
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | null | undefined;
  lastFour?: string | null | undefined;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  state: 'OPEN' | 'PROCESSING';
  source: 'YOU' | 'AUTO_PAY';
}

/** What billing/scheduled-payments is. */
export type ScheduledPaymentSource = RecordSource<ScheduledPaymentItem, never>;

/** A page that can be found, with the words by which people look for it. */
export interface SearchEntryItem {
  id: string;
  page: 'BILLING' | 'PAY' | 'AUTO_PAY' | 'METHODS' | 'OUTAGES' | 'VISITS' | 'EQUIPMENT' | 'ORDERS' | 'CHANNELS' | 'PREFERENCES' | 'CONTACT' | 'HELP';
  title: string;
  summary: string;
  words: string;
}

/** What account/search is. */
export type SearchEntrySource = RecordSource<SearchEntryItem, 'language'>;

/** What became of what was due before a bill. */
export interface StatementActivityItem {
  id: string;
  date: string;
  kind: 'PREVIOUS_BALANCE' | 'PAYMENT' | 'CREDIT';
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  amount: number;
}

/** What billing/statement-activity is. */
export type StatementActivitySource = RecordSource<StatementActivityItem, 'statement'>;

/** A reason why a bill is not that of last month. */
export interface StatementChangeItem {
  id: string;
  reason: 'PROMOTION_STARTED' | 'PROMOTION_ENDED' | 'PRICE_CHANGED' | 'SERVICE_ADDED' | 'SERVICE_REMOVED' | 'SERVICE_CHANGED' | 'PARTIAL_MONTH' | 'PARTIAL_MONTH_ENDED' | 'ONE_TIME_CHARGE' | 'ONE_TIME_CHARGE_ENDED' | 'CREDIT_APPLIED' | 'CREDIT_ENDED' | 'AUTO_PAY_DISCOUNT_GAINED' | 'AUTO_PAY_DISCOUNT_LOST' | 'TAXES_CHANGED';
  subject: string;
  difference: number;
}

/** What billing/statement-changes is. */
export type StatementChangeSource = RecordSource<StatementChangeItem, 'statement' | 'language'>;

/** What a bill and those before it charge. */
export interface StatementChargesItem {
  id: string;
  statementDate: string;
  currentCharges: number;
  isThis: boolean;
}

/** What billing/statement-charges is. */
export type StatementChargesSource = RecordSource<StatementChargesItem, 'statement'>;

/** What a bill charges, line by line. */
export interface StatementLineItem {
  id: string;
  service: 'INTERNET' | 'TV' | 'HOME_PHONE' | 'MOBILE' | 'STREAMING' | 'OTHER' | 'TAXES';
  kind?: 'MONTHLY' | 'PROMOTION' | 'AUTO_PAY_DISCOUNT' | 'PARTIAL_MONTH' | 'ONE_TIME' | 'CREDIT' | null | undefined;
  description: string;
  endsOn?: string | null | undefined;
  amount: number;
}

/** What billing/statement-lines is. */
export type StatementLineSource = RecordSource<StatementLineItem, 'statement' | 'language'>;

/** A bill: what it asks for, until when, and why it is not that of last month. */
export interface StatementItem {
  id: string;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  numberEnding: string;
  statementDate: string;
  serviceFrom: string;
  serviceTo: string;
  dueDate: string;
  remainingBalance: number;
  currentCharges: number;
  totalDue: number;
  state: 'DUE' | 'PAID' | 'PAST_DUE' | 'NOTHING_DUE';
  isCurrent: boolean;
  change?: number | null | undefined;
  comparison: 'FIRST' | 'SAME' | 'MORE_ONE' | 'MORE_MOSTLY' | 'MORE_SEVERAL' | 'LESS_ONE' | 'LESS_MOSTLY' | 'LESS_SEVERAL';
  difference?: number | null | undefined;
  reason?: string | null | undefined;
  reasonCount: number;
  onceAmount?: number | null | undefined;
  carriesOver: boolean;
  hasCalls: boolean;
  hasOnce: boolean;
}

/** What billing/statements is. */
export type StatementSource = RecordSource<StatementItem, 'language'>;

/** What moved the balance of the streaming account. */
export interface StreamingEntryItem {
  id: string;
  date: string;
  kind: 'CHARGE' | 'PAYMENT' | 'CREDIT';
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  amount: number;
  balance: number;
}

/** What billing/streaming-ledger is. */
export type StreamingEntrySource = RecordSource<StreamingEntryItem, never>;

/** What is subscribed to besides a plan. */
export interface SubscriptionItem {
  id: string;
  name: string;
  kind: 'TV_PACKAGE' | 'STREAMING_APP' | 'ADD_ON' | 'PROTECTION';
  state: 'NEEDS_ACTIVATION' | 'ACTIVE' | 'TRIAL' | 'ENDING' | 'ENDED';
  price?: number | null | undefined;
  changesOn?: string | null | undefined;
}

/** What account/subscriptions is. */
export type SubscriptionSource = RecordSource<SubscriptionItem, 'language'>;

/** The outage that a message was about. */
export interface ToldOutageItem {
  id: string;
  area: string;
  services: 'ALL' | 'INTERNET' | 'TV';
  state: 'CONFIRMED' | 'CREW' | 'RESTORED';
  until?: number | null | undefined;
}

/** What account/told-outage is. */
export type ToldOutageSource = RecordSource<ToldOutageItem, 'event'>;

/** A payment or a credit. */
export interface TransactionItem {
  id: string;
  date: string;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  kind: 'PAYMENT' | 'CREDIT' | 'REFUND';
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  status?: 'SUCCESSFUL' | 'PENDING' | null | undefined;
  amount?: number | null | undefined;
}

/** What billing/transactions is. */
export type TransactionSource = RecordSource<TransactionItem, never>;

/** A message that somebody left. */
export interface VoicemailItem {
  id: string;
  from: string;
  at: number;
  length: string;
  transcript?: string | null | undefined;
}

/** What voice/voicemails is. */
export type VoicemailSource = RecordSource<VoicemailItem, never>;
