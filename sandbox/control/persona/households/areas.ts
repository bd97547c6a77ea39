import { bankAccount, card, core, household, mobile, person, streaming } from '../buildHousehold.ts';
import type { Household, SeededDevice } from '../household.ts';
import { product } from '../usualLines.ts';

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
      homePhone: { voicemails: 4, battery: 'GOOD' },
      equipment: [
        { kind: 'GATEWAY' },
        { kind: 'POD', nickname: 'Hallway' },
        { kind: 'DVR_HD', nickname: 'Den' },
        { kind: 'DVR_STD' },
        { kind: 'HD_DIGITAL_RECEIVER' },
        { kind: 'STD_DIGITAL_RECEIVER' },
        { kind: 'DIGITAL_TRANSPORT_ADAPTER' },
        { kind: 'CABLE_CARD' },
        { kind: 'TV_DEVICE' },
        { kind: 'VOICE_ADAPTER' },
      ],
      subscriptions: [
        {
          name: { en: 'Latino Package', es: 'Paquete Latino' },
          kind: 'TV_PACKAGE',
          state: 'ACTIVE',
          price: 999,
          changesInDays: 18,
        },
        {
          name: { en: 'Sports app', es: 'App de deportes' },
          kind: 'STREAMING_APP',
          state: 'NEEDS_ACTIVATION',
          price: 0,
        },
        {
          name: { en: 'Movie Night', es: 'Noche de cine' },
          kind: 'STREAMING_APP',
          state: 'TRIAL',
          price: 799,
          changesInDays: 6,
        },
        {
          name: { en: 'Protection plan', es: 'Plan de protección' },
          kind: 'PROTECTION',
          state: 'ENDING',
          price: 599,
          changesInDays: 11,
        },
        {
          name: { en: 'Kids app', es: 'App infantil' },
          kind: 'STREAMING_APP',
          state: 'ENDED',
          price: 499,
          changesInDays: -40,
        },
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
        orders: [
          {
            number: '10482',
            daysAgo: 9,
            shipment: 'SHIPPED',
            parcel: {
              carrier: 'UPS',
              trackingNumber: '1Z999AA10123456784',
              shipTo: '7 Hudson Ter, Yonkers, NY 10701',
              expectedInDays: 2,
            },
            lines: [
              { name: product('Galaxy Tab S9 128 GB'), quantity: 1, price: 60_000, monthly: 2500 },
              { name: { en: 'Tablet case', es: 'Funda para tableta' }, quantity: 2, price: 5998 },
            ],
            shipping: 599,
            taxes: 1245,
            financed: 60_000,
          },
        ],
        payments: [
          {
            amount: 7842,
            daysAgo: 9,
            state: 'successful',
            channel: 'ONLINE',
            method: 'visa',
            order: '10482',
            refund: { amount: 2999, daysAgo: 2 },
          },
        ],
        devices: [
          phone({ name: 'Hannah', lineEnding: '4410', paidInstallments: 20, upgradeEligible: true }),
          {
            name: 'Noa',
            model: 'Galaxy Tab S9 128 GB',
            kind: 'TABLET',
            lineEnding: '4411',
            installmentCents: 2500,
            paidInstallments: 0,
            totalInstallments: 24,
            upgradeEligible: false,
          },
          {
            name: 'Eli',
            model: 'Galaxy Watch6',
            kind: 'WATCH',
            lineEnding: '4412',
            installmentCents: 1250,
            paidInstallments: 24,
            totalInstallments: 24,
            upgradeEligible: false,
          },
        ],
      }),
      streaming({ dueInDays: 19, bills: [{ amount: 1999, dueInDays: 19 }] }, [
        { amount: 1999, monthsAgo: 1, channel: 'ONLINE', method: 'visa' },
      ]),
    ],
  }),
  household({
    people: [
      person({
        username: 'wanda',
        firstName: 'Wanda',
        lastName: 'Pruitt',
        description: 'Mobile service limited, $88.00 past due; core in order',
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
      mobile({
        dueInDays: -20,
        mobileState: 'HOTLINED',
        bills: [{ amount: 8800, dueInDays: -20 }],
        devices: [phone({ name: 'Wanda', lineEnding: '7702', paidInstallments: 21 })],
      }),
    ],
  }),
  household({
    people: [
      person({
        username: 'simone',
        firstName: 'Simone',
        lastName: 'Baptiste',
        description: 'Core and mobile; mobile was paid by phone yesterday',
        tryThis:
          'Read how the mobile payment is confirmed, and put that away; see the outage at the address.',
      }),
    ],
    account: {
      address: { addressLine1: '52 Canal St', city: 'New Orleans', state: 'LA', zip: '70130' },
      services: [{ type: 'INTERNET', provisioned: true }],
    },
    wallet: [card({ key: 'visa', lastFour: '1010' })],
    billing: [
      core({ services: ['INTERNET'], bills: [{ amount: 7100, dueInDays: 14 }] }),
      mobile({
        dueInDays: 9,
        bills: [{ amount: 6250, dueInDays: 9 }],
        autoPay: { method: 'visa', from: 'last-cycle' },
        payments: [
          { amount: 6250, daysAgo: 1, state: 'successful', channel: 'PAY_BY_PHONE', method: 'visa' },
        ],
      }),
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
    billing: [
      mobile({
        dueInDays: -5,
        bills: [{ amount: 4500, dueInDays: -5 }],
        orders: [
          {
            number: '10233',
            daysAgo: 40,
            shipment: 'PICKED_UP',
            lines: [{ name: { en: 'Wall charger', es: 'Cargador de pared' }, quantity: 1, price: 2499 }],
            shipping: 0,
            taxes: 200,
            financed: 0,
          },
        ],
        payments: [
          {
            amount: 2699,
            daysAgo: 40,
            state: 'successful',
            channel: 'IN_STORE',
            method: 'visa',
            order: '10233',
          },
        ],
        devices: [phone({ name: 'Carlos', lineEnding: '6120', paidInstallments: 24 })],
      }),
    ],
  }),
];

/** A phone of $799.92, paid in two years. */
function phone(
  details: Pick<SeededDevice, 'name' | 'lineEnding' | 'paidInstallments'> & Partial<SeededDevice>,
): SeededDevice {
  return {
    model: 'Galaxy S24 128 GB',
    kind: 'PHONE',
    installmentCents: 3333,
    totalInstallments: 24,
    upgradeEligible: false,
    ...details,
  };
}
