import { card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';

/** A home phone on an account that nobody has verified yet (BL-STM-022 to BL-STM-024, BL-ROL-008 to BL-ROL-020). */
export const voiceHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'petra',
        firstName: 'Petra',
        lastName: 'Lindqvist',
        description: 'Home phone, not verified',
        tryThis: 'Open the statement: call details come after a code, which the button Code shows here.',
      }),
      person({
        username: 'otis',
        firstName: 'Otis',
        lastName: 'Lindqvist',
        role: 'Child',
        canPayBill: false,
        description: "Child on Petra's account: may not verify it",
        tryThis: 'Open the statement: call details are for others.',
      }),
      person({
        username: 'ines',
        firstName: 'Inés',
        lastName: 'Lindqvist',
        role: 'Admin',
        phone: null,
        email: null,
        description: "Admin on Petra's account whom no code can reach",
        tryThis: 'Verify the account: a store does it.',
      }),
      person({
        username: 'ezra',
        firstName: 'Ezra',
        lastName: 'Lindqvist',
        role: 'Admin',
        isRestricted: true,
        description: "An employee's client on Petra's account",
        tryThis: 'Open the statement: call details never open.',
      }),
    ],
    account: {
      isCpniCompliant: false,
      homePhone: { voicemails: 2, battery: 'LOW' },
      address: { addressLine1: '19 Fjord Ln', city: 'Duluth', state: 'MN', zip: '55802' },
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'TV', provisioned: false },
        { type: 'VOICE', provisioned: true },
      ],
    },
    wallet: [card({ key: 'visa', lastFour: '2750' })],
    billing: [
      core({ services: ['INTERNET', 'HOME_PHONE'], bills: [{ amount: 8999, dueInDays: 12 }] }, [
        { amount: 8999, monthsAgo: 1, channel: 'ONLINE', method: 'visa' },
      ]),
    ],
  }),
];
