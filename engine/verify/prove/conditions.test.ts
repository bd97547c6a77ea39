import { expect, it } from 'vitest';
import type { Condition } from '../../core/manifest/index.ts';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

const signedOut = { fact: 'reader.signedIn', is: false } as const;
const adult = { fact: 'reader.card', is: 'adult' } as const;
const child = { fact: 'reader.card', is: 'child' } as const;
const open = { fact: 'desk.open', is: true } as const;
const on = { toggle: 'reservations' } as const;

it.each<[what: string, when: Condition, because: string]>([
  [
    'two parts among others',
    { all: [on, adult, child] },
    ': “reader.card is adult” and “reader.card is child” exclude each other.',
  ],
  [
    'a fact that is not asked then',
    { all: [on, signedOut, open] },
    ': “reader.signedIn is false” and “desk.open is true” exclude each other; desk.open is false unless reader.signedIn is true.',
  ],
  [
    'parts of parts',
    { all: [on, { all: [{ not: { any: [adult, child] } }, adult] }] },
    ': “not (any of (reader.card is adult, reader.card is child))” and “reader.card is adult” exclude each other.',
  ],
  ['each of several ways', { any: [{ all: [adult, child] }, { all: [signedOut, open] }] }, '.'],
])('that nothing fulfils a condition is explained by %s', (_, when, because) => {
  expect(messagesOf(when)).toContain(`can never be true, whoever the customer is${because}`);
});

function messagesOf(when: Condition): string[] {
  const smallest = readSet('smallest');
  const banner = JSON.parse(smallest['portal/banners/overdue.json'] ?? '{}') as object;
  const files = { ...smallest, 'portal/banners/overdue.json': JSON.stringify({ ...banner, when }) };
  return loadPortal(sourcesOf(files)).problems.map(({ message }) => message);
}

it.each([
  ['deny', []],
  [{ waitMs: 100, then: 'deny' }, []],
  ['allow', ['covered-choice guards/reader.json /otherwise/1']],
])(
  'the last refusal is also for those of whom nothing is known, if a guard says %j of them',
  (whileUnknown, found) => {
    const reader = {
      $schema: '../../schemas/manifest.schema.json',
      description: 'For the test.',
      allow: { fact: 'reader.signedIn', is: true },
      whileUnknown,
      otherwise: [
        { when: { fact: 'reader.signedIn', is: false }, redirect: { route: 'home' } },
        { redirect: { route: 'home' } },
      ],
    };
    const files = { ...readSet('smallest'), 'portal/guards/reader.json': JSON.stringify(reader) };
    const { problems } = loadPortal(sourcesOf(files));
    expect(
      problems
        .filter(({ code }) => code === 'covered-choice')
        .map(({ code, place }) => `${code} ${place.file} ${place.pointer}`),
    ).toEqual(found);
  },
);
