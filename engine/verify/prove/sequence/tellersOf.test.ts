import { expect, it } from 'vitest';
import type { FactsManifest, WidgetList } from '../../../core/manifest/index.ts';
import { sequenceOf, siteOf } from '../../../core/testing/index.ts';
import { tellersOf } from './tellersOf.ts';

it('money and days are told as they are, or by what is computed from them and is of the same type', () => {
  expect(tellers('desk.fine')).toEqual(['desk.fine']);
  expect(tellers('borrow.until')).toEqual(['borrow.until', 'desk.back']);
});

it('what was asked is told by anything that the same widget keeps', () => {
  expect(tellers('borrow.card')).toEqual(['borrow.card', 'borrow.cardId', 'borrow.lastFour']);
});

it('a text that no field asks is for machines, and so is an enum', () => {
  expect(tellers('borrow.cardId')).toEqual([]);
  expect(tellers('borrow.lastFour')).toEqual([]);
  expect(tellers('borrow.branch')).toEqual([]);
});

/** What tells a fact that the library is sent: the card is chosen in a widget that keeps its id and last four digits too. */
function tellers(fact: string): string[] {
  const desk: FactsManifest = {
    description: 'The desk.',
    comesFrom: 'The desk.',
    facts: {
      fine: { type: 'money', description: 'What is owed.' },
      back: { type: 'date', description: 'The day.', derivedFrom: ['borrow.until'] },
      isLate: { type: 'boolean', description: 'It is past.', derivedFrom: ['borrow.until'] },
    },
  };
  const keeps = { kind: 'card', id: 'cardId', digits: 'lastFour' };
  const body: WidgetList = [
    { widget: 'library/columns', slots: { left: [{ widget: 'library/cards', settings: { keeps } }] } },
  ];
  const { sequence } = sequenceOf({
    order: ['choose'],
    data: {
      card: { type: 'enum', description: 'Kind of card.', values: ['paper', 'plastic'] },
      branch: { type: 'enum', description: 'Where.', values: ['harbour', 'market'] },
      cardId: { type: 'text', description: 'Its id.' },
      lastFour: { type: 'text', description: 'Its last digits.', personal: true },
      until: { type: 'date', description: 'Until when, as typed.' },
    },
    steps: { choose: { fields: { card: { label: 'library:card', refuse: [] } }, on: {} } },
  });
  const { steps, ...rest } = sequence.manifest;
  const manifest = {
    ...rest,
    steps: Object.fromEntries(Object.entries(steps).map(([id, step]) => [id, { ...step, body }])),
  };
  const site = siteOf({ sequence: { borrow: manifest }, facts: { desk } });
  return tellersOf({ site, sequence: { id: 'borrow', manifest } }, fact);
}
