import { describe, expect, it } from 'vitest';
import { loadPortal } from '../../index.ts';
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
  /** The fact that is sent. */
  sends: string;
  /** What the review shows. */
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

/** Places and witnesses of what the library's review does not say. */
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

/** What is changed of the sequence. */
interface Borrow {
  data: object;
  steps: { review: { actions: object[] } };
  dialogs: { sure: object };
  operations: { lend: object };
}
