import { card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';

/** Roles beside Primary and Standard, and accounts that are billed elsewhere (BL-ROL, BL-RST-001, BL-RST-002). */
export const roleHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'linda',
        firstName: 'Linda',
        lastName: 'Thompson',
        role: 'Admin',
        isHeadOfHousehold: true,
        description: 'Admin who may pay: $118.00 due',
        tryThis: 'Everything that a Primary user can do.',
      }),
      person({
        username: 'chloe',
        firstName: 'Chloé',
        lastName: 'Thompson',
        role: 'Child',
        canPayBill: false,
        description: "Child on Linda's account: has the wallet, may not pay",
        tryThis: 'See the bill; paying is refused.',
      }),
    ],
    account: {
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'TV', provisioned: false },
        { type: 'VOICE', provisioned: true },
      ],
      homePhone: { lines: 2, voicemails: 124, switchType: 'HOSTED' },
      address: { addressLine1: '310 Beacon Hill Rd', city: 'Worcester', state: 'MA', zip: '01602' },
    },
    wallet: [card({ key: 'visa', lastFour: '1204' })],
    billing: [
      core({ bills: [{ amount: 11_800, dueInDays: 12 }] }, [
        { amount: 11_800, monthsAgo: 1, channel: 'ONLINE', method: 'visa' },
      ]),
    ],
  }),
  household({
    people: [
      person({
        username: 'marcus',
        firstName: 'Marcus',
        lastName: 'Reed',
        role: 'Admin',
        canPayBill: false,
        description: 'Admin whom the biller does not let pay (accountCanPayBill is false)',
        tryThis:
          'Paying is neither offered nor accepted, whatever the role. The shop shows a cart of two things.',
      }),
    ],
    account: {
      address: { addressLine1: '55 Forsyth Park', city: 'Savannah', state: 'GA', zip: '31401' },
      cart: [
        { name: { en: 'Internet Plus', es: 'Internet Plus' }, isMobile: false, price: 6000 },
        { name: { en: 'One mobile line', es: 'Una línea móvil' }, isMobile: true, price: 3000 },
      ],
    },
    wallet: [card({ key: 'visa', lastFour: '8890' })],
    billing: [core({ bills: [{ amount: 8200, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'janet',
        firstName: 'Janet',
        lastName: 'Wu',
        description: 'Enterprise account: billing has moved to the business site',
        tryThis: 'Open billing: no amount is shown or served.',
      }),
    ],
    account: {
      customerType: 'ENTERPRISE',
      timeZone: 'America/Los_Angeles',
      address: { addressLine1: '600 Mission St Fl 12', city: 'San Francisco', state: 'CA', zip: '94105' },
    },
    billing: [core({ bills: [{ amount: 184_000, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'frank',
        firstName: 'Frank',
        lastName: 'Delaney',
        description: 'Billing is suppressed for this account',
        tryThis: 'Open billing: it has moved, no amount is shown or served.',
      }),
    ],
    account: {
      suppressedBilling: true,
      appTerms: [{ username: 'frank', answer: 'disagree' }],
      address: { addressLine1: '17 Elm Terrace', city: 'Albany', state: 'NY', zip: '12203' },
    },
    billing: [core({ bills: [{ amount: 7300, dueInDays: 12 }] })],
  }),
  household({
    people: [
      person({
        username: 'irene',
        firstName: 'Irene',
        lastName: 'Castillo',
        description: 'Bill pay is unavailable for this account now',
        tryThis: 'The amount due shows; paying answers "Bill Pay Unavailable".',
      }),
    ],
    account: {
      isCpniCompliant: false,
      address: { addressLine1: '2 Coral Way', city: 'Miami', state: 'FL', zip: '33145' },
    },
    wallet: [card({ key: 'visa', lastFour: '4411' })],
    billing: [core({ billPayAvailable: false, bills: [{ amount: 9150, dueInDays: 12 }] })],
  }),
];
