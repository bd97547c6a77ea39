import { describe, expect, it } from 'vitest';
import type { FactsManifest } from '../../../core/manifest/index.ts';
import { sequenceOf, siteOf } from '../../../core/testing/index.ts';
import { loadPortal } from '../../index.ts';
import type { Usages } from '../../link/index.ts';
import { tellersOf } from './reviews.ts';
import { readSet, sourcesOf } from '../../testing/index.ts';

describe('what is sent once', () => {
  it('is read before the button, when it is a day that the sequence collects', () => {
    expect(findings({ sends: 'borrow.until' })).toEqual([['/steps/review/body', {}]]);
    expect(findings({ sends: 'borrow.until', body: [heading('borrow.until')] })).toEqual([]);
  });

  it('is read by everybody who can send it', () => {
    const body = [heading('borrow.until', { fact: 'borrow.gift', is: false })];
    expect(findings({ sends: 'borrow.until', body })).toEqual([['/dialogs/sure', { 'borrow.gift': true }]]);
  });

  it('may be one of a few values with a sentence for each', () => {
    const [harbour, market] = ['harbour', 'market'].map((is) =>
      heading('borrow.title', { fact: 'borrow.branch', is }),
    );
    expect(findings({ sends: 'borrow.branch', body: [harbour ?? {}] })).toEqual([
      ['/steps/review/body', { 'borrow.branch': 'market' }],
    ]);
    expect(findings({ sends: 'borrow.branch', body: [harbour ?? {}, market ?? {}] })).toEqual([]);
  });

  it('is not read in the condition of another sentence, nor in the words of the button', () => {
    const body = [heading('borrow.title', { fact: 'borrow.gift', is: false })];
    expect(findings({ sends: 'borrow.until', body })).toEqual([['/steps/review/body', {}]]);
    expect(findings({ sends: 'borrow.until', button: said('borrow.until') })).toEqual([
      ['/steps/review/body', {}],
    ]);
  });

  it('may be read in the dialog over the step', () => {
    const body = [heading('borrow.until', { fact: 'borrow.gift', is: false })];
    expect(findings({ sends: 'borrow.until', body, question: said('borrow.until') })).toEqual([]);
  });

  it('is an answer to a field, or what nobody reads', () => {
    expect(findings({ sends: 'borrow.branch' })).toEqual([['/steps/review/body', {}]]);
    expect(findings({ sends: 'borrow.title' })).toEqual([]);
  });
});

interface Borrowing {
  /** The sent fact. */
  sends: string;
  /** The content of the review. */
  body?: object[];
  button?: object | string;
  question?: object | string;
}

/** A sentence with one fact in it. */
function said(fact: string): object {
  return { key: 'library:lentOn', with: { loan: fact } };
}

function heading(fact: string, when?: object): object {
  return { widget: 'library/heading', settings: { text: said(fact) }, ...(when && { when }) };
}

/** Places and witnesses of facts that the library's review does not show. */
function findings({ sends, body = [], button = 'library:borrow', question = 'library:sure' }: Borrowing) {
  const set = readSet('smallest');
  const file = 'portal/sequences/borrow.json';
  const { data, steps, dialogs, operations, ...rest } = JSON.parse(set[file] ?? '') as Borrow;
  const { review } = steps;
  const [borrow, ...others] = review.actions;
  const sequence = {
    ...rest,
    data: { ...data, until: { type: 'date', description: 'Until when.' } },
    steps: { ...steps, review: { ...review, body, actions: [{ ...borrow, label: button }, ...others] } },
    dialogs: { sure: { ...dialogs.sure, text: question } },
    operations: { lend: { ...operations.lend, with: { title: sends } } },
  };
  const { problems } = loadPortal(sourcesOf({ ...set, [file]: JSON.stringify(sequence) }));
  return problems
    .filter(({ code }) => code === 'sent-unseen')
    .map(({ place, witness }) => [place.pointer, witness]);
}

/** The parts of the sequence that are changed. */
interface Borrow {
  data: object;
  steps: { review: { actions: object[] } };
  dialogs: { sure: object };
  operations: { lend: object };
}

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

/** Facts that show a sent fact: the card is chosen in a widget that also keeps its id and last four digits. */
function tellers(fact: string): string[] {
  const desk: FactsManifest = {
    description: 'The desk.',
    comesFrom: 'The desk.',
    facts: {
      fine: { type: 'money', description: 'What is owed.' },
      back: { type: 'date', description: 'The day.', derivedFrom: { typed: 'borrow.until' } },
      isLate: { type: 'boolean', description: 'It is past.', derivedFrom: { typed: 'borrow.until' } },
    },
  };
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
  const { manifest } = sequence;
  const site = siteOf({ sequence: { borrow: manifest }, facts: { desk } });
  const references = ['card', 'cardId', 'lastFour'].map((name) => keptByCards(name));
  return tellersOf({ site, sequence: { id: 'borrow', manifest }, usages: { references } }, fact);
}

/** Data that the widget of cards names in its settings. */
function keptByCards(value: string): Usages['references'][number] {
  const file = 'sequences/borrow.json';
  const pointer = `/steps/choose/body/0/slots/left/0/settings/keeps/${value}`;
  const place = { file, pointer };
  const json = {
    value: {},
    lineAt: () => 1,
    standsAt: () => undefined,
    writtenAt: () => place,
    twinsOf: () => [],
    usesOf: () => [],
  };
  const manifest = { kind: 'sequence', id: 'borrow', file, json } as const;
  return { kind: 'data', type: undefined, value, place, manifest, about: [] };
}
