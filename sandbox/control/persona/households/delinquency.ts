import { bankAccount, card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';
import { product } from '../usualLines.ts';

/** Overdue accounts with each delinquency code (BL-DLQ-001 to BL-DLQ-007), with a pending payment, and in grace. */
export const delinquencyHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'luis',
        firstName: 'Luis',
        lastName: 'Herrera',
        description: 'Past due, code 30 (avoid interruption): $96.20 of $192.40',
        tryThis: 'Pay the past-due amount with the saved American Express (4-digit security code).',
      }),
    ],
    account: {
      timeZone: 'America/Chicago',
      address: { addressLine1: '612 Calle Mirasol', city: 'San Antonio', state: 'TX', zip: '78207' },
    },
    wallet: [card({ key: 'amex', type: 'AMERICAN_EXPRESS', lastFour: '0005', expiresInMonths: 26 })],
    billing: [
      core(
        {
          delinquencyCode: 30,
          bills: [
            { amount: 9620, dueInDays: -18 },
            { amount: 9620, dueInDays: 12 },
          ],
        },
        [{ amount: 9620, monthsAgo: 2, channel: 'ONLINE', method: 'amex' }],
      ),
    ],
  }),
  household({
    people: [
      person({
        username: 'keisha',
        firstName: 'Keisha',
        lastName: 'Washington',
        description: 'Past due, code 43 (avoid suspension), with a payment still pending',
        tryThis: 'Scheduling is blocked because of the pending payment; paying today works.',
      }),
    ],
    account: { address: { addressLine1: '88 Peachtree Walk', city: 'Atlanta', state: 'GA', zip: '30308' } },
    wallet: [card({ key: 'visa', lastFour: '0077' })],
    billing: [
      core({
        delinquencyCode: 43,
        bills: [
          { amount: 11_840, dueInDays: -33 },
          { amount: 11_840, dueInDays: -3 },
        ],
        payments: [{ amount: 5000, daysAgo: 0, state: 'pending', channel: 'ONLINE', method: 'visa' }],
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'robert',
        firstName: 'Robert',
        lastName: 'Chen',
        description: 'Past due, code 50 (pay to restore service): back within 15 minutes of paying',
        tryThis: 'Pay what is due and read how soon service is back.',
      }),
    ],
    account: {
      footprint: 'TWC',
      timeZone: 'America/Los_Angeles',
      address: { addressLine1: '3341 Whittier Blvd', city: 'Los Angeles', state: 'CA', zip: '90023' },
    },
    wallet: [bankAccount({ key: 'checking', lastFour: '4410' })],
    billing: [
      core({
        delinquencyCode: 50,
        displayDurationMinutes: 15,
        bills: [
          { amount: 7499, dueInDays: -40 },
          { amount: 7499, dueInDays: -10 },
        ],
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'agnes',
        firstName: 'Agnes',
        lastName: 'Kowalski',
        description: 'Past due, code 76 (pay balance and return equipment): $318.77',
        tryThis: 'See the equipment-return warning; pay the balance.',
      }),
    ],
    account: {
      timeZone: 'America/New_York',
      equipment: [
        { kind: 'GATEWAY' },
        { kind: 'STD_DIGITAL_RECEIVER', state: 'RETURN_DUE', returnInDays: 14 },
        { kind: 'DVR_STD', state: 'RETURN_DUE', returnInDays: 14 },
      ],
      address: { addressLine1: '26 Clinton Ave', city: 'Buffalo', state: 'NY', zip: '14204' },
    },
    wallet: [card({ key: 'store', type: 'CREDIT_CARD', lastFour: '9010', expiresInMonths: 17 })],
    billing: [core({ delinquencyCode: 76, dueInDays: -62, bills: [{ amount: 31_877, dueInDays: -62 }] })],
  }),
  household({
    people: [
      person({
        username: 'omar',
        firstName: 'Omar',
        lastName: 'Haddad',
        description: 'Past due with a code that nobody knows (99)',
        tryThis: 'See the general past-due warning.',
      }),
    ],
    account: {
      address: { addressLine1: '5 Maple Grove Ln', city: 'Dearborn', state: 'MI', zip: '48126' },
      timeZone: 'America/Detroit',
      orders: [
        {
          number: '70391',
          daysAgo: 5,
          kind: 'UPGRADE',
          state: 'ON_HOLD',
          lines: [{ name: product('Internet 1 Gig'), quantity: 1, price: 0, monthly: 8999 }],
        },
      ],
    },
    wallet: [card({ key: 'visa', lastFour: '3220' })],
    billing: [core({ delinquencyCode: 99, dueInDays: -6, bills: [{ amount: 6500, dueInDays: -6 }] })],
  }),
  household({
    people: [
      person({
        username: 'helen',
        firstName: 'Helen',
        lastName: 'Fitzgerald',
        description: 'Auto Pay draft failed; grace period, $71.30 overdue, no code reported',
        tryThis: 'See the grace-period alert; pay with the new card.',
      }),
    ],
    account: {
      footprint: 'BHN',
      address: { addressLine1: '140 Bayshore Blvd', city: 'Tampa', state: 'FL', zip: '33606' },
    },
    wallet: [
      card({ key: 'old', lastFour: '6011', expiresInMonths: -1 }),
      card({ key: 'new', type: 'MASTERCARD', lastFour: '8210', expiresInMonths: 35 }),
    ],
    billing: [
      core({
        gracePeriod: true,
        dueInDays: -4,
        bills: [{ amount: 7130, dueInDays: -4 }],
        payments: [
          { amount: 7130, daysAgo: 4, state: 'declined', isDraft: true, channel: 'AUTOMATIC', method: 'old' },
        ],
        autoPay: { method: 'old', from: 'last-cycle' },
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'owen',
        firstName: 'Owen',
        lastName: 'Baker',
        description: 'Past due by $0.40 only, with $50.00 due altogether',
        tryThis: 'The past-due amount is below the minimum and is not offered.',
      }),
    ],
    account: {
      timeZone: 'America/Chicago',
      address: { addressLine1: '702 Prairie Ave', city: 'Madison', state: 'WI', zip: '53703' },
    },
    wallet: [card({ key: 'visa', lastFour: '7001' })],
    billing: [
      core({
        delinquencyCode: 30,
        bills: [
          { amount: 40, dueInDays: -18 },
          { amount: 4960, dueInDays: 12 },
        ],
      }),
    ],
  }),
];
