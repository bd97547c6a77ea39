import { bankAccount, card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';

/** Accounts with due amounts outside of the limits, scheduled and pending payments, and western time zones. */
export const amountAndDateHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'grace',
        firstName: 'Grace',
        lastName: 'Nakamura',
        description: 'Amount due under a dollar ($0.50), in Hawaii',
        tryThis: 'Pay exactly $0.50; today and the cut-off are those of Honolulu.',
      }),
    ],
    account: {
      suspension: { state: 'SUSPENDED', changesInDays: 60 },
      footprint: 'TWC',
      timeZone: 'Pacific/Honolulu',
      address: { addressLine1: '1415 Kapiolani Blvd', city: 'Honolulu', state: 'HI', zip: '96814' },
    },
    wallet: [card({ key: 'visa', lastFour: '5556' })],
    billing: [
      core({ bills: [{ amount: 50, dueInDays: 12 }] }, [
        { amount: 8999, monthsAgo: 1, channel: 'ONLINE', method: 'visa' },
      ]),
    ],
  }),
  household({
    people: [
      person({
        username: 'victor',
        firstName: 'Victor',
        lastName: 'Petrov',
        description: 'Amount due $642.00 above the maximum; this biller takes $5.00 to $500.00 at once',
        tryThis: 'The amount due cannot be paid in one go; pay another amount.',
      }),
    ],
    account: {
      suspension: { state: 'PENDING', changesInDays: 10 },
      billerType: 'ICOMS',
      address: { addressLine1: '51 Brighton 3rd St', city: 'Brooklyn', state: 'NY', zip: '11235' },
    },
    wallet: [card({ key: 'mastercard', type: 'MASTERCARD', lastFour: '2222' })],
    billing: [core({ minAmount: 500, maxAmount: 50_000, bills: [{ amount: 64_200, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'sofia',
        firstName: 'Sofía',
        lastName: 'Ramírez',
        description: 'Two payments scheduled already, on the West Coast',
        tryThis: 'No future date can be chosen; pay today.',
      }),
    ],
    account: {
      timeZone: 'America/Los_Angeles',
      address: { addressLine1: '2900 Adams Ave', city: 'San Diego', state: 'CA', zip: '92116' },
    },
    wallet: [bankAccount({ key: 'checking', lastFour: '2046' }), card({ key: 'visa', lastFour: '4018' })],
    billing: [
      core({
        bills: [{ amount: 15_050, dueInDays: 12 }],
        payments: [
          {
            amount: 5000,
            daysAgo: 2,
            paymentInDays: 4,
            state: 'scheduled',
            channel: 'ONLINE',
            method: 'checking',
          },
          {
            amount: 5000,
            daysAgo: 2,
            paymentInDays: 8,
            state: 'scheduled',
            channel: 'ONLINE',
            method: 'visa',
          },
        ],
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'ben',
        firstName: 'Ben',
        lastName: 'Carter',
        description: 'One payment scheduled already',
        tryThis: 'Schedule a second payment; a third is refused.',
      }),
    ],
    account: {
      type: 'Standard',
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'TV', provisioned: true },
      ],
      timeZone: 'America/Denver',
      address: { addressLine1: '940 Pearl St', city: 'Boulder', state: 'CO', zip: '80302' },
    },
    wallet: [card({ key: 'visa', lastFour: '9235' })],
    billing: [
      core({
        bills: [{ amount: 11_225, dueInDays: 12 }],
        payments: [
          {
            amount: 4000,
            daysAgo: 1,
            paymentInDays: 6,
            state: 'scheduled',
            channel: 'ONLINE',
            method: 'visa',
          },
        ],
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'aisha',
        firstName: 'Aisha',
        lastName: 'Khan',
        description: 'A payment of today is still pending, nothing is overdue',
        tryThis: 'See the pending payment; scheduling another one still works.',
      }),
    ],
    account: { address: { addressLine1: '19 Oak Tree Rd', city: 'Edison', state: 'NJ', zip: '08820' } },
    wallet: [card({ key: 'visa', lastFour: '6467' })],
    billing: [
      core({
        bills: [{ amount: 9999, dueInDays: 12 }],
        payments: [
          { amount: 9999, daysAgo: 0, state: 'pending', channel: 'ONLINE', method: 'visa' },
          { daysAgo: 15, state: 'successful', channel: 'IN_STORE' },
        ],
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'elena',
        firstName: 'Elena',
        lastName: 'Popescu',
        description: 'Turned Auto Pay on yesterday: the current $67.45 is still hers to pay',
        tryThis: 'Auto Pay starts with the next cycle; pay this bill by hand.',
      }),
    ],
    account: {
      timeZone: 'America/Chicago',
      address: { addressLine1: '4100 N Lincoln Ave', city: 'Chicago', state: 'IL', zip: '60618' },
    },
    wallet: [card({ key: 'visa', lastFour: '3184' })],
    billing: [
      core({ bills: [{ amount: 6745, dueInDays: 12 }], autoPay: { method: 'visa', from: 'next-cycle' } }),
    ],
  }),
];
