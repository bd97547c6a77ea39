import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { heardComplaints, showPortal } from '../layout/testing/index.ts';
// Imported in advance, so that no test has to wait for the code.
import './SequenceView.tsx';

it('a page that is about one thing says what the thing is that its address names', async () => {
  await showLoan('/loans/l-2');
  expect(screen.getByRole('heading').textContent).toBe('Persuasion');
  expect(document.title).toBe('Persuasion – Library');
});

it.each(['/loans/l-9', '/loans/somebody-elses'])(
  '%s is answered like every key that there is not, with a way on: what is not there is not there a second later either',
  async (start) => {
    await showLoan(start);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such loan');
    expect(document.title).toBe('No such loan – Library');
    expect(screen.getByRole('region', { name: 'No such loan' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the shelf' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

it('what was not among the things before may be there now: it is not said to be missing while they cannot be asked for again', async () => {
  heardComplaints();
  const { portal, load, after } = await showLoan('/loans/l-1');
  load.mockRejectedValueOnce(new Error('away'));
  await after(() => portal.navigator.go('/loans/l-3'));
  expect(screen.getByRole('region', { name: 'Not now' })).toBeDefined();
  load.mockResolvedValue([...loans, { id: 'l-3', title: 'Evelina' }]);
  await after(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByRole('heading').textContent).toBe('Evelina');
});

it('says the error of the record where the things cannot be had, and shows it when they can', async () => {
  heardComplaints();
  const { load, after } = await showLoan(
    '/loans/l-2',
    vi.fn<() => Promise<object[]>>().mockRejectedValueOnce(new Error('away')),
  );
  expect(screen.getByRole('region', { name: 'Not now' })).toBeDefined();
  load.mockResolvedValue(loans);
  await after(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByRole('heading').textContent).toBe('Persuasion');
});

it('nothing of it is known outside of its page', async () => {
  const { portal, after } = await showLoan('/loans/l-2');
  expect(portal.store.read('loan.title')).toBeUndefined();
  await after(() => portal.navigator.go('/loans/l-1'));
  expect(screen.getByRole('heading').textContent).toBe('Emma');
});

it('a sequence about one thing goes on with what was begun about it, and never for another', async () => {
  const { portal, after } = await showReturn('/loans/l-1/return');
  await after(() => screen.getByRole('button', { name: 'Return' }).click());
  expect(headings()).toEqual(['Emma', 'Sure about Emma?']);
  await after(() => portal.navigator.go('/loans/l-2/return'));
  expect(headings()).toEqual(['Persuasion']);
  await after(() => portal.navigator.go('/loans/l-1/return'));
  expect(headings()).toEqual(['Emma', 'Sure about Emma?']);
});

it('a sequence begins with a field of its thing, and without a first answer where the thing lacks it', async () => {
  const { portal, after } = await showReturn('/loans/l-1/return');
  expect(portal.running.sequence?.state().data).toEqual({ note: 'Torn' });
  await after(() => portal.navigator.go('/loans/l-2/return'));
  expect(headings()).toEqual(['Persuasion']);
  expect(portal.running.sequence?.state().data).toEqual({});
});

it('a sequence stays about what it was begun with when that is gone; nobody else can begin it', async () => {
  const { portal, load, after } = await showReturn('/loans/l-1/return');
  load.mockResolvedValue([{ id: 'l-2', title: 'Persuasion' }]);
  await after(() => portal.records.refresh(['loan']));
  await after(() => screen.getByRole('button', { name: 'Return' }).click());
  expect(headings()).toEqual(['Emma', 'Sure about Emma?']);
  await after(() => portal.navigator.go('/loans/l-3/return'));
  expect(screen.getByRole('region', { name: 'No such loan' })).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['To the shelf']);
});

function headings(): (string | null)[] {
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

async function showReturn(address: string) {
  const shown = await showLoan('/');
  await shown.after(() => shown.portal.store.set({ 'session.username': 'ada' }));
  await shown.after(() => shown.portal.navigator.go(address));
  return shown;
}

const loans = [
  { id: 'l-1', title: 'Emma', note: 'Torn' },
  { id: 'l-2', title: 'Persuasion' },
];

async function showLoan(start: string, load = vi.fn<() => Promise<object[]>>().mockResolvedValue(loans)) {
  const title = { key: 'library:loan', with: { title: 'loan.title' } };
  const shown = await showPortal({
    start,
    copy: {
      en: {
        loan: '{{title}}',
        sure: 'Sure about {{title}}?',
        giveBack: 'Return',
        noLoans: 'None',
        noSuch: 'No such loan',
        shelf: 'To the shelf',
        notNow: 'Not now',
      },
    },
    pack: {
      records: { loans: () => Promise.resolve(load) },
    },
    manifests: {
      facts: {
        session: {
          comesFrom: 'session',
          facts: { username: { type: 'text', description: 'Who borrows.', personal: true } },
        },
      },
      record: {
        loan: {
          key: 'id',
          empty: 'library:noLoans',
          missing: 'no-such',
          failed: 'not-now',
          many: { from: 'library/loans', whole: 10 },
          fields: {
            id: { type: 'id' },
            title: { type: 'text', maxLength: 40 },
            note: { type: 'text', maxLength: 40, mayBeAbsent: true },
          },
          samples: {},
        },
      },
      error: {
        'no-such': {
          presentation: 'inline',
          title: 'library:noSuch',
          text: 'library:noSuch',
          actions: [
            {
              label: 'library:giveBack',
              do: { go: { route: 'home' } },
              when: { fact: 'session.username', is: 'nobody' },
            },
            { label: 'library:shelf', do: { go: { route: 'home' } }, style: 'link' },
          ],
        },
        'not-now': { presentation: 'inline', title: 'library:notNow', text: 'library:notNow' },
      },
      route: {
        loan: { path: '/loans/:loan', page: 'loan' },
        return: { path: '/loans/:loan/return', sequence: 'return' },
      },
      sequence: {
        return: {
          title,
          subject: { record: 'loan', param: 'loan' },
          order: ['ask'],
          exit: { label: 'library:noLoans', do: { go: { route: 'home' } }, style: 'link' },
          data: {
            sure: { type: 'boolean', description: 'Asked.', initial: false },
            note: { type: 'text', description: 'What it looks like.', initial: 'loan.note' },
          },
          steps: {
            ask: {
              title,
              heading: title,
              body: [
                {
                  widget: 'library/heading',
                  settings: { text: { ...title, key: 'library:sure' } },
                  when: { fact: 'return.sure', is: true },
                },
              ],
              actions: [{ label: 'library:giveBack', do: { send: 'give-back' } }],
              on: { 'give-back': { transitions: [{ to: 'ask', set: { sure: true } }] } },
            },
          },
          results: {},
        },
      },
      page: {
        loan: {
          title,
          subject: { record: 'loan', param: 'loan' },
          body: [{ widget: 'library/heading', settings: { text: title } }],
        },
      },
    },
  });
  return { ...shown, load };
}
