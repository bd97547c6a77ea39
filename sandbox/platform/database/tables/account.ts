import type { JSONColumnType } from 'kysely';
import type { InBothLanguages } from './billLine.ts';
import type { HomeDevice, HouseholdNotification, MessagePreference } from './home.ts';
import type { HomePhone } from './homePhone.ts';

/** Role of a person on an account (shell §6). */
export type IdentityRole = 'Standard' | 'Child' | 'Primary' | 'Admin';

/** A postal address in the United States. */
export interface Address {
  addressLine1: string;
  city: string;
  state: string;
  zip: string;
}

/** The biller's own address of the account; `principle` is spelled so by the biller (SH-ENT-017). */
interface BillerRegion {
  system: string;
  principle: string;
  agent: string;
  siteId: string;
  company: string;
  franchise: string;
}

/** A product of the account, provisioned or not. */
export interface ProductService {
  type: 'TV' | 'INTERNET' | 'VOICE' | 'WIFI' | 'SECURECONNECT';
  provisioned: boolean;
}

/** Seasonal suspension of an account (SH-SESS-010, SH-SESS-011). */
export interface Suspension {
  state: 'ELIGIBLE' | 'PENDING' | 'SUSPENDED';
  /** `YYYY-MM-DD`: when the services pause, or resume. */
  changesOn?: string;
}

/** Kind of equipment: the eight subtypes of shell §6, and more for internet and the phone. */
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

/** Equipment of the provider in a customer's home. */
export interface HomeEquipment {
  id: string;
  kind: EquipmentKind;
  /** Name given by the household. */
  nickname?: string;
  serialEnding: string;
  state: 'ONLINE' | 'OFFLINE' | 'RETURN_DUE' | 'NOT_ACTIVATED';
  /** `YYYY-MM-DD`: last day to return it. */
  returnBy?: string;
  /** Twelve characters of its label; only of equipment that was not active on arrival. */
  code?: string;
  /** ISO moment at which the customer started the activation. */
  activationBegan?: string;
  /** Activation fails. */
  activationFails?: true;
}

/** A wireless network of the customer's home. */
export interface HomeNetwork {
  id: string;
  kind: 'PRIMARY' | 'GUEST';
  name: string;
  isOn: boolean;
}

/** A subscription besides the plan. */
export interface Subscription {
  id: string;
  name: InBothLanguages;
  kind: 'TV_PACKAGE' | 'STREAMING_APP' | 'ADD_ON' | 'PROTECTION';
  state: 'NEEDS_ACTIVATION' | 'ACTIVE' | 'TRIAL' | 'ENDING' | 'ENDED';
  /** Cents per month; nothing if the plan includes it. */
  price: number;
  /** `YYYY-MM-DD`: when it renews, or ends or ended. */
  changesOn?: string;
}

/** An item in the household's cart. */
export interface CartItem {
  id: string;
  name: InBothLanguages;
  isMobile: boolean;
  /** Cents per month. */
  price: number;
  /** Cents per month after the promotion, and the duration of the promotion in months. */
  regularPrice?: number;
  promotionMonths?: number;
  /** Name of the product that it is in place of. */
  replaces?: string;
}

/** A person's answer to the terms of the app. */
export interface AppTerms {
  username: string;
  answer: 'agree' | 'disagree';
}

/** The account that people sign in to. Dates are `YYYY-MM-DD` in `timeZone`. */
export interface AccountTable {
  id: string;
  household: string;
  accountNumber: string;
  address: JSONColumnType<Address>;
  footprint: 'BHN' | 'TWC' | 'CHTR' | 'BH';
  billerType: string;
  billerRegion: JSONColumnType<BillerRegion>;
  billingId: string;
  spcoreDivisionId: string;
  locationId: string;
  cycleDay: number;
  /** IANA name. */
  timeZone: string;
  type: string;
  customerType: 'RESIDENTIAL' | 'SMALL_BUSINESS' | 'ENTERPRISE';
  suppressedBilling: boolean;
  isCpniCompliant: boolean;
  services: JSONColumnType<ProductService[]>;
  equipment: JSONColumnType<HomeEquipment[]>;
  subscriptions: JSONColumnType<Subscription[]>;
  /** Equipment that is not active must be activated by a technician. */
  needsTechnician: boolean;
  networks: JSONColumnType<HomeNetwork[]>;
  homeDevices: JSONColumnType<HomeDevice[]>;
  preferences: JSONColumnType<MessagePreference[]>;
  notifications: JSONColumnType<HouseholdNotification[]>;
  cart: JSONColumnType<CartItem[]>;
  appTerms: JSONColumnType<AppTerms[]>;
  /** Null for an account without one. */
  homePhone: JSONColumnType<HomePhone> | null;
  /** Null for an account that cannot pause. */
  suspension: JSONColumnType<Suspension> | null;
  isClone: boolean;
  seededOn: string;
}

/** A person who signs in. Several may share an account. */
export interface CustomerTable {
  username: string;
  accountId: string;
  /** The built-in username that this one was cloned from, or its own. */
  persona: string;
  firstName: string;
  lastName: string;
  role: IdentityRole;
  canPayBill: boolean;
  isHeadOfHousehold: boolean;
  /** Ten digits, for a text message or a call. */
  phone: string | null;
  email: string | null;
  /** An employee's client: it never sees data that is the customer's alone (SH-SESS-005). */
  isRestricted: boolean;
}
