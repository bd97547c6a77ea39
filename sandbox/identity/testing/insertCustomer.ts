import type { Database, IdentityRole } from '../../platform/database/index.ts';

/** Inserts a customer with an account, for tests of signing in, without billing. */
export async function insertCustomer(
  database: Database,
  customer: { username: string; role?: IdentityRole; firstName?: string },
): Promise<{ username: string; accountId: string }> {
  const { username, role = 'Primary', firstName = 'Ana' } = customer;
  const accountId = `account-of-${username}`;
  await database
    .insertInto('account')
    .values({
      id: accountId,
      household: username,
      accountNumber: '8000000000000000',
      address: JSON.stringify({ addressLine1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }),
      footprint: 'CHTR',
      billerType: 'CSG',
      billerRegion: '{}',
      billingId: 'b',
      spcoreDivisionId: 's',
      locationId: 'l',
      cycleDay: 1,
      timeZone: 'America/Chicago',
      type: 'Standard',
      customerType: 'RESIDENTIAL',
      suppressedBilling: false,
      isCpniCompliant: true,
      services: '[]',
      equipment: '[]',
      subscriptions: '[]',
      needsTechnician: false,
      networks: '[]',
      homeDevices: '[]',
      preferences: '[]',
      notifications: '[]',
      cart: '[]',
      appTerms: '[]',
      homePhone: null,
      isClone: false,
      seededOn: '2026-12-01',
    })
    .execute();
  await database
    .insertInto('customer')
    .values({
      username,
      accountId,
      persona: username,
      firstName,
      lastName: 'Ruiz',
      role,
      canPayBill: role !== 'Standard',
      isHeadOfHousehold: true,
      isRestricted: false,
    })
    .execute();
  return { username, accountId };
}
