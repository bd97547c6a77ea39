import { bankAccount, card, core, household, mobile, person, streaming } from '../buildHousehold.ts';
import type { Household } from '../household.ts';

/** Accounts with mobile and streaming billing (BL-LND-003 to BL-LND-005). */
export const areaHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'hannah',
        firstName: 'Hannah',
        lastName: 'Rosen',
        description: 'Core, mobile and streaming billed separately',
        tryThis: 'Pay one area: the other amounts stay as they are.',
      }),
    ],
    account: {
      address: { addressLine1: '7 Hudson Ter', city: 'Yonkers', state: 'NY', zip: '10701' },
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'TV', provisioned: true },
        { type: 'VOICE', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'SECURECONNECT', provisioned: true },
      ],
    },
    wallet: [card({ key: 'visa', lastFour: '4242' }), bankAccount({ key: 'checking', lastFour: '1198' })],
    billing: [
      core({ services: ['INTERNET', 'TV', 'HOME_PHONE'], bills: [{ amount: 14_220, dueInDays: 12 }] }, [
        { amount: 14_220, monthsAgo: 1, channel: 'ONLINE', method: 'visa' },
      ]),
      mobile({
        dueInDays: 6,
        bills: [{ amount: 6480, dueInDays: 6 }],
        autoPay: { method: 'visa', from: 'last-cycle' },
      }),
      streaming({ dueInDays: 19, bills: [{ amount: 1999, dueInDays: 19 }] }),
    ],
  }),
  household({
    people: [
      person({
        username: 'wanda',
        firstName: 'Wanda',
        lastName: 'Pruitt',
        description: 'Mobile disconnected with $88.00 past due; core in order',
        tryThis: 'Pay mobile: service is back in 1 to 2 hours.',
      }),
    ],
    account: {
      address: { addressLine1: '310 Carter St', city: 'Chattanooga', state: 'TN', zip: '37402' },
      services: [{ type: 'INTERNET', provisioned: true }],
    },
    wallet: [bankAccount({ key: 'checking', lastFour: '7214' })],
    billing: [
      core({ services: ['INTERNET'], bills: [{ amount: 6100, dueInDays: 10 }] }),
      mobile({ dueInDays: -20, disconnected: true, bills: [{ amount: 8800, dueInDays: -20 }] }),
    ],
  }),
  household({
    people: [
      person({
        username: 'carlos',
        firstName: 'Carlos',
        lastName: 'Mendoza',
        description: 'Mobile only, $45.00 past due',
        tryThis: 'No core area; Auto Pay takes cards only.',
      }),
    ],
    account: {
      timeZone: 'America/Los_Angeles',
      address: { addressLine1: '1811 Fresno St', city: 'Fresno', state: 'CA', zip: '93721' },
      services: [{ type: 'INTERNET', provisioned: false }],
    },
    wallet: [bankAccount({ key: 'checking', lastFour: '6650' }), card({ key: 'visa', lastFour: '2773' })],
    billing: [mobile({ dueInDays: -5, bills: [{ amount: 4500, dueInDays: -5 }] })],
  }),
];
