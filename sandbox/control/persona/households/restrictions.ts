import { bankAccount, card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';

/** Accounts that refuse some payment methods (BL-RST-009 to BL-RST-012). */
export const restrictionHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'nina',
        firstName: 'Nina',
        lastName: 'Volkova',
        description: 'May not pay by card; a checking account is saved',
        tryThis: 'Cards are unavailable; pay from the bank account.',
      }),
    ],
    account: { address: { addressLine1: '64 Chestnut St', city: 'Portland', state: 'ME', zip: '04101' } },
    wallet: [card({ key: 'visa', lastFour: '2188' }), bankAccount({ key: 'checking', lastFour: '3307' })],
    billing: [core({ restriction: 'CARDS', bills: [{ amount: 9200, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'tom',
        firstName: 'Tom',
        lastName: 'Yazzie',
        description: 'May not pay from a bank account; a card is saved',
        tryThis: 'Bank accounts are unavailable; pay by card.',
      }),
    ],
    account: {
      timeZone: 'America/Phoenix',
      address: { addressLine1: '505 N Leroux St', city: 'Flagstaff', state: 'AZ', zip: '86001' },
    },
    wallet: [bankAccount({ key: 'checking', lastFour: '8841' }), card({ key: 'visa', lastFour: '6120' })],
    billing: [core({ restriction: 'BANK_ACCOUNTS', bills: [{ amount: 8800, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'dee',
        firstName: 'Dee',
        lastName: 'Sullivan',
        description: 'No bank account allowed and nothing saved: pays with prepaid and gift cards',
        tryThis: 'Pay with the prepaid or the gift test card: it works once and is not saved.',
      }),
    ],
    account: { address: { addressLine1: '12 Front St', city: 'Wilmington', state: 'NC', zip: '28401' } },
    billing: [core({ restriction: 'BANK_ACCOUNTS', bills: [{ amount: 4550, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'yuki',
        firstName: 'Yuki',
        lastName: 'Tanabe',
        description: 'May pay neither by card nor from a bank account',
        tryThis: 'See the restricted page with the store finder.',
      }),
    ],
    account: {
      timeZone: 'America/Los_Angeles',
      address: { addressLine1: '880 Alder St', city: 'Eugene', state: 'OR', zip: '97401' },
    },
    wallet: [card({ key: 'visa', lastFour: '7747' })],
    billing: [core({ restriction: 'CARDS_AND_BANK_ACCOUNTS', bills: [{ amount: 13_475, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'pavel',
        firstName: 'Pavel',
        lastName: 'Novák',
        description: 'Restricted from all online payments: cash at a store only',
        tryThis: 'See the amount due and the history; every way to pay leads to the store page.',
      }),
    ],
    account: { address: { addressLine1: '48 Shaker Blvd', city: 'Cleveland', state: 'OH', zip: '44120' } },
    wallet: [card({ key: 'visa', lastFour: '5015' })],
    billing: [
      core({ restriction: 'ALL_ONLINE', bills: [{ amount: 6620, dueInDays: 12 }] }, [
        { amount: 6620, monthsAgo: 1, channel: 'IN_STORE' },
      ]),
    ],
  }),
];
