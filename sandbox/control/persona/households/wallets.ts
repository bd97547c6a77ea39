import { bankAccount, card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';
import { product, taxes } from '../usualLines.ts';

/** Wallets with several kinds of methods to choose from, and cards with special behaviour. */
export const walletHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'eduardo',
        firstName: 'Eduardo',
        lastName: 'Santos',
        description: 'Empty wallet, $54.99 due',
        tryThis: 'Add a card while paying; save it with the payment.',
      }),
    ],
    account: {
      type: 'Standard',
      address: { addressLine1: '230 Ironbound Ave', city: 'Newark', state: 'NJ', zip: '07105' },
    },
    billing: [core({ bills: [{ amount: 5499, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'ruth',
        firstName: 'Ruth',
        lastName: 'Abrams',
        description: 'The default card has expired; a bank account is saved too',
        tryThis: 'Nothing is preselected; the expired card cannot be chosen.',
      }),
    ],
    account: {
      address: { addressLine1: '81 Rittenhouse Sq', city: 'Philadelphia', state: 'PA', zip: '19103' },
    },
    wallet: [
      card({ key: 'expired', lastFour: '1119', expiresInMonths: -2 }),
      bankAccount({ key: 'checking', lastFour: '7720' }),
    ],
    billing: [core({ bills: [{ amount: 10_310, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'kofi',
        firstName: 'Kofi',
        lastName: 'Mensah',
        description: 'One restricted card, one that expires this month, and a restricted bank account',
        tryThis: 'Only the card that expires soon can be chosen, and only for dates of this month.',
      }),
    ],
    account: {
      timeZone: 'America/Chicago',
      address: { addressLine1: '77 Beale St', city: 'Memphis', state: 'TN', zip: '38103' },
    },
    wallet: [
      card({ key: 'restricted', lastFour: '3003', restricted: true }),
      card({ key: 'expiring', type: 'DISCOVER', lastFour: '9424', expiresInMonths: 0 }),
      bankAccount({ key: 'restricted-bank', lastFour: '5120', restricted: true }),
    ],
    billing: [core({ bills: [{ amount: 8830, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'zoe',
        firstName: 'Zoë',
        lastName: 'Adler',
        description:
          'Saved cards with fixed outcomes: 0341 declines, 0259 stays pending, 0119 gives no answer',
        tryThis: 'Pay with each: a decline, a pending payment, and an outcome that is unknown at first.',
      }),
    ],
    account: {
      timeZone: 'America/Denver',
      address: { addressLine1: '1200 S Pearl St', city: 'Denver', state: 'CO', zip: '80210' },
    },
    wallet: [
      card({ key: 'works', lastFour: '4242' }),
      card({ key: 'declines', lastFour: '0341', behaviour: 'decline' }),
      card({ key: 'pending', type: 'MASTERCARD', lastFour: '0259', behaviour: 'leave-pending' }),
      card({ key: 'silent', lastFour: '0119', behaviour: 'no-answer' }),
    ],
    billing: [
      core({
        bills: [
          {
            amount: 7625,
            dueInDays: 12,
            lines: [
              { service: 'INTERNET', kind: 'MONTHLY', name: product('Internet 500'), amount: 6999 },
              {
                service: 'INTERNET',
                kind: 'PROMOTION',
                name: product('Internet 500'),
                amount: -500,
                endsInDays: 70,
              },
              { service: 'INTERNET', kind: 'MONTHLY', name: product('WiFi'), amount: 700 },
              taxes(426),
            ],
          },
        ],
      }),
    ],
  }),
];
