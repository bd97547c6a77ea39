import { bankAccount, card, core, household, person } from '../buildHousehold.ts';
import type { Household, SeededLine } from '../household.ts';
import { product, taxes } from '../usualLines.ts';

const wifi = product('WiFi');

function monthly(service: SeededLine['service'], name: string, amount: number): SeededLine {
  return { service, kind: 'MONTHLY', name: product(name), amount };
}

/** Bills that differ from last month's, are late, or do not exist yet (BL-STM-016, 028, 029). */
export const statementHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'bianca',
        firstName: 'Bianca',
        lastName: 'Moretti',
        description: '$12.50 more than last month: a promotion has ended',
        tryThis: 'Open the statement: one sentence and three lines say what has changed; save the PDF.',
      }),
    ],
    account: {
      address: { addressLine1: '31 Prospect Park W', city: 'Brooklyn', state: 'NY', zip: '11215' },
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'TV', provisioned: true },
        { type: 'VOICE', provisioned: false },
      ],
    },
    wallet: [card({ key: 'visa', lastFour: '3155' })],
    billing: [
      core(
        {
          services: ['INTERNET', 'TV'],
          bills: [
            {
              amount: 10_999,
              dueInDays: 12,
              lines: [
                monthly('INTERNET', 'Internet 500', 6999),
                { service: 'INTERNET', kind: 'MONTHLY', name: wifi, amount: 700 },
                monthly('TV', 'TV Choice', 2499),
                taxes(801),
              ],
            },
          ],
        },
        [
          {
            amount: 9749,
            monthsAgo: 1,
            channel: 'ONLINE',
            method: 'visa',
            lines: [
              monthly('INTERNET', 'Internet 500', 6999),
              {
                service: 'INTERNET',
                kind: 'PROMOTION',
                name: product('Internet 500'),
                amount: -1000,
                endsInDays: 29,
              },
              { service: 'INTERNET', kind: 'MONTHLY', name: wifi, amount: 500 },
              monthly('TV', 'TV Choice', 2499),
              taxes(751),
            ],
          },
        ],
      ),
    ],
  }),
  household({
    people: [
      person({
        username: 'ingrid',
        firstName: 'Ingrid',
        lastName: 'Vargas',
        description: '$18.00 less than last month: a credit for an outage',
        tryThis: 'Read why the bill is lower, in Spanish.',
      }),
    ],
    account: {
      footprint: 'TWC',
      timeZone: 'America/Chicago',
      address: { addressLine1: '604 W Commerce St', city: 'San Antonio', state: 'TX', zip: '78207' },
    },
    wallet: [bankAccount({ key: 'checking', lastFour: '7730' })],
    billing: [
      core(
        {
          bills: [
            {
              amount: 6600,
              dueInDays: 12,
              lines: [
                monthly('INTERNET', 'Internet 500', 7980),
                {
                  service: 'OTHER',
                  kind: 'CREDIT',
                  name: { en: 'Service outage', es: 'Interrupción del servicio' },
                  amount: -1800,
                },
                taxes(420),
              ],
            },
          ],
        },
        [{ amount: 8400, monthsAgo: 1, channel: 'ONLINE', method: 'checking' }],
      ),
    ],
  }),
  household({
    people: [
      person({
        username: 'noah',
        firstName: 'Noah',
        lastName: 'Fitzgerald',
        description: '$53.94 more than last month: a faster Internet, in part for last month',
        tryThis: 'Read how much of the difference will not come again.',
      }),
    ],
    account: {
      needsTechnician: true,
      equipment: [{ kind: 'GATEWAY', state: 'NOT_ACTIVATED' }],
      address: { addressLine1: '2410 Highland Ave', city: 'Louisville', state: 'KY', zip: '40205' },
    },
    wallet: [card({ key: 'visa', lastFour: '9081' })],
    billing: [
      core(
        {
          bills: [
            {
              amount: 11_353,
              dueInDays: 12,
              lines: [
                monthly('INTERNET', 'Internet 1 Gig', 8999),
                partial('Internet 1 Gig', 3000),
                partial('Internet 300', -1666),
                { service: 'INTERNET', kind: 'MONTHLY', name: wifi, amount: 700 },
                taxes(320),
              ],
            },
          ],
        },
        [
          {
            amount: 5959,
            monthsAgo: 1,
            channel: 'ONLINE',
            method: 'visa',
            lines: [
              monthly('INTERNET', 'Internet 300', 4999),
              { service: 'INTERNET', kind: 'MONTHLY', name: wifi, amount: 700 },
              taxes(260),
            ],
          },
        ],
      ),
    ],
  }),
  household({
    people: [
      person({
        username: 'lucia',
        firstName: 'Lucía',
        lastName: 'Herrera',
        description: 'New customer: no statement yet',
        tryThis: 'Open the statements: the first one is on its way; pay early all the same.',
      }),
    ],
    account: {
      equipment: [
        { kind: 'GATEWAY', state: 'NOT_ACTIVATED' },
        { kind: 'POD', state: 'NOT_ACTIVATED' },
      ],
      address: { addressLine1: '1450 NW 7th St', city: 'Miami', state: 'FL', zip: '33125' },
    },
    wallet: [card({ key: 'visa', lastFour: '6402' })],
    billing: [core({ dueInDays: 21 })],
  }),
  household({
    people: [
      person({
        username: 'gus',
        firstName: 'Gus',
        lastName: 'Halloran',
        description: 'The statement of this month is delayed',
        tryThis: 'Open the statements: the current one comes in 24 to 48 hours, the earlier ones are there.',
      }),
    ],
    account: {
      equipment: [{ kind: 'GATEWAY' }, { kind: 'POD', state: 'NOT_ACTIVATED', activationFails: true }],
      address: { addressLine1: '88 Kenmore Ave', city: 'Buffalo', state: 'NY', zip: '14226' },
    },
    wallet: [card({ key: 'visa', lastFour: '5519' })],
    billing: [
      core({ statementDelayed: true, dueInDays: 21 }, [
        { amount: 7200, monthsAgo: 2, channel: 'ONLINE', method: 'visa' },
        { amount: 7200, monthsAgo: 1, channel: 'ONLINE', method: 'visa' },
      ]),
    ],
  }),
];

/** A line for part of a month: the service changed ten days before the bill. */
function partial(name: string, amount: number): SeededLine {
  return {
    service: 'INTERNET',
    kind: 'PARTIAL_MONTH',
    name: product(name),
    amount,
    days: { from: -10, to: -1 },
  };
}
