import type { ProductService } from '../../platform/database/index.ts';
import type {
  Bill,
  Billing,
  Household,
  HouseholdAccount,
  Method,
  Person,
  SeededEquipment,
  SeededPayment,
} from './household.ts';

/** Creates a person of a household: Primary, may pay, and head of it by default. */
export function person(
  details: Pick<Person, 'username' | 'firstName' | 'lastName' | 'description' | 'tryThis'> & Partial<Person>,
): Person {
  return {
    role: 'Primary',
    canPayBill: true,
    isHeadOfHousehold: details.role === undefined,
    phone: '7045550142',
    email: `${details.username}@example.com`,
    isRestricted: false,
    ...details,
  };
}

/** Creates a household of one account; its key is the first person's username. */
export function household(details: {
  people: [Person, ...Person[]];
  account: Partial<HouseholdAccount> & Pick<HouseholdAccount, 'address'>;
  billing: Billing[];
  wallet?: Method[];
}): Household {
  const { people, account, billing, wallet = [] } = details;
  const {
    services = [
      { type: 'INTERNET', provisioned: true },
      { type: 'WIFI', provisioned: true },
      { type: 'TV', provisioned: false },
      { type: 'VOICE', provisioned: false },
    ],
  } = account;
  return {
    key: people[0].username,
    people,
    account: {
      footprint: 'CHTR',
      billerType: 'CSG',
      type: 'Residential',
      timeZone: 'America/New_York',
      customerType: 'RESIDENTIAL',
      suppressedBilling: false,
      isCpniCompliant: true,
      needsTechnician: false,
      services,
      equipment: usualEquipment(services),
      ...account,
    },
    billing,
    wallet,
  };
}

function usualEquipment(services: readonly ProductService[]): SeededEquipment[] {
  const usual = { INTERNET: 'GATEWAY', TV: 'HD_DIGITAL_RECEIVER', VOICE: 'VOICE_ADAPTER' } as const;
  const had = new Set(services.filter(({ provisioned }) => provisioned).map(({ type }) => type));
  return (['INTERNET', 'TV', 'VOICE'] as const)
    .filter((type) => had.has(type))
    .map((type) => ({ kind: usual[type] }));
}

/** A past month: its bill, and the payment that covered it before it was due. */
export interface PaidMonth {
  amount: number;
  monthsAgo: number;
  lines?: Bill['lines'];
  channel: SeededPayment['channel'];
  method?: string;
}

/** Internet, TV and Home Phone billing without problems, after some past months. */
export function core(details: Partial<Billing> = {}, history: PaidMonth[] = []): Billing {
  const dueInDays = details.dueInDays ?? 12;
  return {
    area: 'CORE',
    services: ['INTERNET'],
    credits: [],
    dueInDays,
    disconnected: false,
    gracePeriod: false,
    paperless: false,
    billPayAvailable: true,
    restriction: 'NONE',
    maxAmount: 500_000,
    autoPayDiscount: 500,
    ...details,
    bills: [...history.map((month) => billOf(month, dueInDays)), ...(details.bills ?? [])],
    payments: [...history.map((month) => paymentOf(month, dueInDays)), ...(details.payments ?? [])],
  };
}

/** Mobile billing without problems, after some past months. */
export function mobile(details: Partial<Billing> = {}, history: PaidMonth[] = []): Billing {
  return core(
    { area: 'MOBILE', services: ['MOBILE'], autoPayDiscount: 0, paperless: true, ...details },
    history,
  );
}

/** Streaming billing without problems, after some past months. */
export function streaming(details: Partial<Billing> = {}, history: PaidMonth[] = []): Billing {
  return core(
    { area: 'STREAMING', services: ['STREAMING'], autoPayDiscount: 0, paperless: true, ...details },
    history,
  );
}

const daysAMonth = 30;
const paidDaysBeforeDue = 4;

function billOf({ amount, monthsAgo, lines }: PaidMonth, dueInDays: number): Bill {
  return { amount, dueInDays: dueInDays - monthsAgo * daysAMonth, ...(lines && { lines }) };
}

function paymentOf({ amount, monthsAgo, channel, method }: PaidMonth, dueInDays: number): SeededPayment {
  const daysAgo = monthsAgo * daysAMonth - dueInDays + paidDaysBeforeDue;
  return { amount, daysAgo, state: 'successful', channel, ...(method !== undefined && { method }) };
}

/** A saved credit card that works. */
export function card(details: Partial<Method> & Pick<Method, 'key' | 'lastFour'>): Method {
  return {
    type: 'VISA',
    cardKind: 'CREDIT',
    expiresInMonths: 31,
    restricted: false,
    behaviour: 'approve',
    ...details,
  };
}

/** A saved bank account that works. */
export function bankAccount(details: Partial<Method> & Pick<Method, 'key' | 'lastFour'>): Method {
  return {
    type: 'BANK_ACCOUNT',
    bankAccountKind: 'CHECKING',
    restricted: false,
    behaviour: 'approve',
    ...details,
  };
}
