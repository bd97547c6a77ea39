import { bankAccount, card, core, household, person } from '../buildHousehold.ts';
import type { Household } from '../household.ts';
import { product } from '../usualLines.ts';

/** The five status cards of the billing landing (BL-LND-012 to BL-LND-016), and people who share an account. */
export const statusCardHouseholds: Household[] = [
  household({
    people: [
      person({
        username: 'maria',
        firstName: 'María',
        lastName: 'González',
        description: 'Payment due: $84.10 in 12 days, Visa and checking account saved',
        tryThis: 'Pay the bill with the saved Visa; see payments of every channel in the history.',
      }),
      person({
        username: 'diego',
        firstName: 'Diego',
        lastName: 'González',
        role: 'Standard',
        canPayBill: false,
        description: "Standard user on María's account: may look, may not pay",
        tryThis: 'Open the payment address: paying is not offered, and the graph refuses it.',
      }),
      person({
        username: 'mateo',
        firstName: 'Mateo',
        lastName: 'González',
        role: 'Admin',
        description: "Admin on María's account: may pay, as she may",
        tryThis: 'Pay the bill while María is paying it.',
      }),
    ],
    account: {
      address: { addressLine1: '418 Willow Bend Ct', city: 'Charlotte', state: 'NC', zip: '28205' },
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'TV', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'VOICE', provisioned: false },
      ],
      equipment: [
        { kind: 'GATEWAY' },
        { kind: 'POD', nickname: 'Upstairs' },
        { kind: 'DVR_HD', nickname: 'Living room' },
        { kind: 'HD_DIGITAL_RECEIVER', state: 'OFFLINE' },
      ],
      subscriptions: [
        {
          name: { en: 'Sports app', es: 'App de deportes' },
          kind: 'STREAMING_APP',
          state: 'NEEDS_ACTIVATION',
          price: 0,
        },
        {
          name: { en: 'Latino Package', es: 'Paquete Latino' },
          kind: 'TV_PACKAGE',
          state: 'ACTIVE',
          price: 999,
          changesInDays: 18,
        },
      ],
      orders: [
        {
          number: '70418',
          daysAgo: 3,
          kind: 'SWAP',
          state: 'SHIPPED',
          parcel: {
            carrier: 'UPS',
            trackingNumber: '1Z999AA10388120457',
            shipTo: '418 Willow Bend Ct, Charlotte, NC 28205',
            expectedInDays: 2,
          },
          lines: [{ name: { en: 'HD receiver', es: 'Receptor HD' }, quantity: 1, price: 0 }],
        },
        {
          number: '69120',
          daysAgo: 214,
          kind: 'NEW',
          state: 'COMPLETED',
          lines: [
            { name: product('TV Choice'), quantity: 1, price: 0, monthly: 2499 },
            { name: { en: 'Setup', es: 'Instalación' }, quantity: 1, price: 2999 },
          ],
        },
      ],
    },
    wallet: [
      card({ key: 'visa', lastFour: '4242' }),
      bankAccount({ key: 'checking', lastFour: '6789' }),
      card({ key: 'debit', type: 'MASTERCARD', cardKind: 'DEBIT', lastFour: '4444', expiresInMonths: 14 }),
    ],
    billing: [
      core({ services: ['INTERNET', 'TV'], bills: [{ amount: 8410, dueInDays: 12 }] }, [
        { amount: 7910, monthsAgo: 7, channel: 'ONLINE', method: 'visa' },
        { amount: 7910, monthsAgo: 6, channel: 'PAY_BY_PHONE', method: 'checking' },
        { amount: 7910, monthsAgo: 5, channel: 'IN_STORE' },
        { amount: 8410, monthsAgo: 4, channel: 'AGENT_ASSISTED', method: 'debit' },
        { amount: 8410, monthsAgo: 3, channel: 'CHAT_ASSISTED', method: 'visa' },
        { amount: 8410, monthsAgo: 2, channel: 'AUTOMATIC', method: 'checking' },
        { amount: 8410, monthsAgo: 1, channel: 'ONLINE', method: 'checking' },
      ]),
    ],
  }),
  household({
    people: [
      person({
        username: 'james',
        firstName: 'James',
        lastName: 'Okafor',
        description: 'No payment due, paperless billing on',
        tryThis: 'Make an early payment: any amount above nothing due asks for confirmation.',
      }),
    ],
    account: {
      footprint: 'TWC',
      timeZone: 'America/Chicago',
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'TV', provisioned: false },
        { type: 'VOICE', provisioned: true },
      ],
      homePhone: { lines: 2, voicemails: 1, switchType: 'HOSTED' },
      address: { addressLine1: '2207 E 14th St', city: 'Austin', state: 'TX', zip: '78702' },
    },
    wallet: [card({ key: 'discover', type: 'DISCOVER', lastFour: '1117', expiresInMonths: 20 })],
    billing: [
      core({ paperless: true, dueInDays: 21 }, [
        { amount: 5999, monthsAgo: 2, channel: 'ONLINE', method: 'discover' },
        { amount: 5999, monthsAgo: 1, channel: 'ONLINE', method: 'discover' },
      ]),
    ],
  }),
  household({
    people: [
      person({
        username: 'priya',
        firstName: 'Priya',
        lastName: 'Raman',
        description: 'Auto Pay scheduled: $129.99 will be drafted in 9 days',
        tryThis: 'See the Auto Pay card; make an additional payment.',
      }),
    ],
    account: {
      footprint: 'BHN',
      homePhone: { voicemails: 3, battery: 'GOOD' },
      address: { addressLine1: '77 Lake Eola Dr', city: 'Orlando', state: 'FL', zip: '32801' },
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'TV', provisioned: true },
        { type: 'VOICE', provisioned: true },
        { type: 'WIFI', provisioned: true },
      ],
      orders: [
        {
          number: '70455',
          daysAgo: 2,
          kind: 'UPGRADE',
          state: 'SCHEDULED',
          visit: { inDays: 3, window: 'MORNING' },
          lines: [
            { name: product('Internet 1 Gig'), quantity: 1, price: 0, monthly: 8999 },
            { name: { en: 'Technician visit', es: 'Visita de un técnico' }, quantity: 1, price: 4999 },
          ],
        },
        {
          number: '70102',
          daysAgo: 200,
          kind: 'NEW',
          state: 'COMPLETED',
          visit: { inDays: -196, window: 'AFTERNOON' },
          lines: [
            { name: { en: 'Home phone', es: 'Teléfono residencial' }, quantity: 1, price: 0, monthly: 2000 },
          ],
        },
      ],
    },
    wallet: [card({ key: 'debit', type: 'MASTERCARD', cardKind: 'DEBIT', lastFour: '5100' })],
    billing: [
      core(
        {
          services: ['INTERNET', 'TV', 'HOME_PHONE'],
          paperless: true,
          dueInDays: 9,
          bills: [{ amount: 12_999, dueInDays: 9 }],
          autoPay: { method: 'debit', from: 'last-cycle' },
        },
        [
          { amount: 12_999, monthsAgo: 2, channel: 'AUTOMATIC', method: 'debit' },
          { amount: 12_999, monthsAgo: 1, channel: 'AUTOMATIC', method: 'debit' },
        ],
      ),
    ],
  }),
  household({
    people: [
      person({
        username: 'walter',
        firstName: 'Walter',
        lastName: 'Lindqvist',
        description: 'Billing credit of $12.34, billed by ICOMS',
        tryThis: 'See the credit; paying still works and adds to it.',
      }),
    ],
    account: {
      suspension: { state: 'ELIGIBLE' },
      footprint: 'BH',
      billerType: 'ICOMS',
      services: [
        { type: 'INTERNET', provisioned: true },
        { type: 'WIFI', provisioned: true },
        { type: 'TV', provisioned: false },
        { type: 'VOICE', provisioned: true },
      ],
      address: { addressLine1: '9 Harbor Isle Cir', city: 'St. Petersburg', state: 'FL', zip: '33701' },
    },
    wallet: [bankAccount({ key: 'savings', bankAccountKind: 'SAVINGS', lastFour: '0032' })],
    billing: [
      core({ dueInDays: 17, credits: [{ amount: 1234, daysAgo: 5 }] }, [
        { amount: 6450, monthsAgo: 1, channel: 'PAY_BY_PHONE', method: 'savings' },
      ]),
    ],
  }),
  household({
    people: [
      person({
        username: 'tanya',
        firstName: 'Tanya',
        lastName: 'Brooks',
        description: 'Account disconnected with $212.45 overdue',
        tryThis: 'Only today can be chosen as the payment date; Auto Pay cannot be turned on.',
      }),
    ],
    account: {
      timeZone: 'America/Chicago',
      address: { addressLine1: '1530 Olive St Apt 4', city: 'St. Louis', state: 'MO', zip: '63103' },
    },
    wallet: [card({ key: 'visa', lastFour: '1881', expiresInMonths: 9 })],
    billing: [
      core({ disconnected: true, dueInDays: -48, bills: [{ amount: 21_245, dueInDays: -48 }] }, [
        { amount: 7080, monthsAgo: 2, channel: 'IN_STORE' },
      ]),
    ],
  }),
];
