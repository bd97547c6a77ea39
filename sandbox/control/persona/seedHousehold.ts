import { addDays, type Day } from '../../platform/calendar.ts';
import type {
  DatabaseTransaction,
  HomeEquipment,
  HomeNetwork,
  Subscription,
  Suspension,
} from '../../platform/database/index.ts';
import type { Household, HouseholdAccount, SeededSubscription } from './household.ts';
import { homeDevicesOf, notificationsOf } from './seedHome.ts';
import { homePhoneOf } from './seedHomePhone.ts';
import { seedBilling } from './seedBilling.ts';
import { seedOrders } from './seedOrders.ts';
import { billedOn, dayOfMonthTo28, seedDigits, seedId, type SeedTarget } from './seedTarget.ts';
import { seedWallet } from './seedWallet.ts';

/** Inserts a household that does not exist. */
export async function seedHousehold(
  transaction: DatabaseTransaction,
  household: Household,
  target: SeedTarget,
): Promise<void> {
  await insertAccount(transaction, household, target);
  await insertPeople(transaction, household, target);
  await seedOrders(transaction, household.account.orders ?? [], target);
  await seedWallet(transaction, household, target);
  await seedBilling(transaction, household, target);
}

async function insertAccount(
  transaction: DatabaseTransaction,
  household: Household,
  target: SeedTarget,
): Promise<void> {
  const { account, key } = household;
  const {
    address,
    services,
    equipment,
    homePhone,
    suspension,
    subscriptions = [],
    cart = [],
    appTerms = [],
    orders: _orders,
    ...terms
  } = account;
  const has = (line: string): boolean =>
    services.some(({ type, provisioned }) => type === line && provisioned);
  const isDisconnected = household.billing.some(({ disconnected }) => disconnected === true);
  const hasBill = household.billing.some(({ bills, payments }) => bills.length + payments.length > 0);
  await transaction
    .insertInto('account')
    .values({
      ...terms,
      ...billerNumbers(target.key, account.billerType),
      id: target.accountId,
      household: key,
      address: JSON.stringify(address),
      services: JSON.stringify(services),
      equipment: JSON.stringify(equipmentOf(equipment, target, isDisconnected ? 'OFFLINE' : 'ONLINE')),
      subscriptions: JSON.stringify(subscriptionsOf(subscriptions, target)),
      networks: JSON.stringify(has('INTERNET') ? networksOf(target, isDisconnected) : []),
      homeDevices: JSON.stringify(has('INTERNET') ? homeDevicesOf(target) : []),
      preferences: '[]',
      cart: JSON.stringify(
        cart.map((item, index) => ({ id: `${target.accountId}-cart-${index + 1}`, ...item })),
      ),
      appTerms: JSON.stringify(
        appTerms.map(({ username, answer }) => ({ username: username + target.suffix, answer })),
      ),
      notifications: JSON.stringify(notificationsOf(target, { hasInternet: has('INTERNET'), hasBill })),
      homePhone: has('VOICE') ? JSON.stringify(homePhoneOf(homePhone ?? {}, target)) : null,
      suspension: suspension ? JSON.stringify(suspensionOf(suspension, target.today)) : null,
      cycleDay: cycleDay(household, target.today),
      isClone: target.suffix !== '',
      seededOn: target.today,
    })
    .execute();
}

function equipmentOf(
  equipment: HouseholdAccount['equipment'],
  { accountId, today }: SeedTarget,
  usualState: HomeEquipment['state'],
): HomeEquipment[] {
  return equipment.map(({ returnInDays, state = usualState, ...each }, position) => {
    const serialEnding = seedDigits(4, 'serial', accountId, String(position));
    return {
      ...each,
      id: seedId('equipment', accountId, String(position)),
      serialEnding,
      state,
      ...(state === 'NOT_ACTIVATED' && { code: serialEnding.padStart(12, '0') }),
      ...(returnInDays !== undefined && { returnBy: addDays(today, returnInDays) }),
    };
  });
}

function networksOf({ accountId }: SeedTarget, isDisconnected: boolean): HomeNetwork[] {
  const name = `Northline-${seedDigits(4, 'network', accountId)}`;
  return [
    { id: seedId('network', accountId, 'primary'), kind: 'PRIMARY', name, isOn: !isDisconnected },
    { id: seedId('network', accountId, 'guest'), kind: 'GUEST', name: `${name}-guest`, isOn: false },
  ];
}

function subscriptionsOf(
  subscriptions: readonly SeededSubscription[],
  { accountId, today }: SeedTarget,
): Subscription[] {
  return subscriptions.map(({ changesInDays, ...each }, position) => ({
    ...each,
    id: seedId('subscription', accountId, String(position)),
    ...(changesInDays !== undefined && { changesOn: addDays(today, changesInDays) }),
  }));
}

function suspensionOf(
  { state, changesInDays }: NonNullable<HouseholdAccount['suspension']>,
  today: Day,
): Suspension {
  return { state, ...(changesInDays !== undefined && { changesOn: addDays(today, changesInDays) }) };
}

function billerNumbers(key: string, billerType: string) {
  return {
    accountNumber: `8${seedDigits(15, 'account number', key)}`,
    billingId: seedDigits(10, 'billing id', key),
    spcoreDivisionId: `SPC.${seedDigits(3, 'division', key)}`,
    locationId: seedDigits(9, 'location', key),
    billerRegion: JSON.stringify({
      system: billerType,
      principle: seedDigits(4, 'principle', key),
      agent: seedDigits(4, 'agent', key),
      siteId: seedDigits(3, 'site', key),
      company: seedDigits(2, 'company', key),
      franchise: seedDigits(2, 'franchise', key),
    }),
  };
}

function cycleDay(household: Household, today: Day): number {
  const dueInDays = household.billing[0]?.dueInDays ?? 0;
  return dayOfMonthTo28(billedOn(addDays(today, dueInDays)));
}

async function insertPeople(
  transaction: DatabaseTransaction,
  household: Household,
  target: SeedTarget,
): Promise<void> {
  const rows = household.people.map(
    ({ description: _description, tryThis: _tryThis, username, ...details }) => ({
      ...details,
      username: `${username}${target.suffix}`,
      accountId: target.accountId,
      persona: username,
    }),
  );
  await transaction.insertInto('customer').values(rows).execute();
}
