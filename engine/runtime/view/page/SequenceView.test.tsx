import { screen, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useRunner } from '../hook/useSequence.ts';
import {
  Branch,
  heardComplaints,
  showLending,
  showPortal,
  type ShownLending,
} from '../layout/testing/index.ts';
import type { FactSource, Widget } from '../../ports/index.ts';
import { lending } from '../../sequence/testing/index.ts';
import { useLoaded } from '../../release/index.ts';
import { Loading } from '../slot/Loading.tsx';
// Imported in advance, so that no test has to wait for the code.
import './SequenceView.tsx';

describe('a sequence', () => {
  it('waits for the facts that it begins with, and for whose it is', async () => {
    const { portal, after } = await showLending({ knows: false });
    expect(screen.getByRole('status').textContent).toBe('Loading the page');
    await after(() => portal.store.set({ 'reader.wish': 'Emma' }));
    expect(screen.getByRole('status').textContent).toBe('Loading the page');
    await after(() => portal.store.set({ 'session.username': 'ada' }));
    expect(screen.getByRole('heading', { name: 'Choose a branch' })).toBeDefined();
  });

  it('that anybody goes through waits for nobody to be known', async () => {
    const { portal, after } = await showLending({ knows: false, sequence: { ...lending, anybody: true } });
    await after(() => portal.store.set({ 'reader.wish': 'Emma' }));
    expect(screen.getByRole('heading', { name: 'Choose a branch' })).toBeDefined();
  });

  it('counts a step that is left out meanwhile where it stood', async () => {
    const sequence = {
      ...lending,
      order: ['review'],
      variants: [{ when: { fact: 'reader.wish', is: 'Emma' }, order: ['choose', 'review'] }],
    };
    const { portal, after } = await showLending({ sequence });
    await after(() => portal.store.set({ 'reader.wish': 'Emma' }));
    await after(() => portal.navigator.go('/lend?step=choose'));
    expect(screen.getByText('Step 1 of 2: Choose a branch')).toBeDefined();
    await after(() => portal.store.set({ 'reader.wish': 'Persuasion' }));
    expect(screen.getByText('Step 1 of 2: Choose a branch')).toBeDefined();
  });

  it('begins with the answer of now where one is being asked again', async () => {
    const answers: ((wish: string) => void)[] = [];
    const { portal, after } = await showLending({
      start: '/',
      knows: false,
      pack: readerFrom(({ set }) => {
        answers.push((wish) => set({ 'reader.wish': wish, 'session.username': 'ada' }));
      }),
    });
    await after(() => void portal.store.subscribe([...portal.site.vocabulary.atoms.keys()], () => undefined));
    await after(() => answers.at(-1)?.('Emma'));
    await after(() => void portal.services.refresh(['reader']));
    await after(() => portal.navigator.go('/lend'));
    expect(screen.getByRole('status').textContent).toBe('Loading the page');
    await after(() => answers.at(-1)?.('Persuasion'));
    expect(portal.running.sequence?.state().data).toMatchObject({ title: 'Persuasion' });
  });

  it('says its error when they cannot be had, and asks again', async () => {
    let runs = 0;
    const { after } = await showLending({
      knows: false,
      pack: readerFrom(({ set, fail }) => {
        runs += 1;
        if (runs === 1) fail('closed');
        else set({ 'reader.wish': 'Emma', 'session.username': 'ada' });
      }),
    });
    const failure = screen.getByRole('region', { name: 'We cannot look it up' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We cannot look it up');
    expect(within(failure).getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Borrow a book – Library');
    await after(() => within(failure).getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Choose a branch' })).toBeDefined();
  });

  it('says its error where the site does not say who somebody is', async () => {
    const session = { check: '/session', signIn: '/in', signOut: '/out', returnParameter: 'to' };
    await showLending({ site: { session } });
    expect(screen.getByRole('region', { name: 'We cannot look it up' })).toBeDefined();
  });

  it('that does not exist is said to be not there', async () => {
    await showPortal({ manifests: { route: { lend: { path: '/lend', sequence: 'gone' } } }, start: '/lend' });
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
  });
});

describe('a step', () => {
  it('says where one is, what is asked, and what is being done', async () => {
    await showLending();
    expect(screen.getByText('Step 1 of 2: Choose a branch')).toBeDefined();
    expect(within(screen.getByRole('complementary')).getByText('Borrow a book')).toBeDefined();
    expect(document.title).toBe('Choose a branch – Borrow a book – Library');
    expect(screen.queryByText(/You chose/)).toBeNull();
  });

  it('renders nothing again that does not ask about what was answered', async () => {
    const render = vi.fn<Widget>(() => undefined);
    const { press } = await showLending({ widgets: { 'library/heading': render } });
    const before = render.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    await press('Harbour');
    expect(screen.getByText('Branch: You chose the harbour')).toBeDefined();
    expect(render).toHaveBeenCalledTimes(before);
  });

  it('says nothing is wrong before one has tried to go on', async () => {
    await showLending();
    expect(errors()).toEqual([]);
    expect(screen.queryByText('refused')).toBeNull();
  });

  it('lists what is refused, beside the field and above it, each time one tries to go on', async () => {
    const { press } = await showLending();
    await press('Continue');
    expect(errors()).toEqual(['Please choose a branch.']);
    expect(screen.getByText('refused')).toBeDefined();
    expect(document.title).toBe('Error: Choose a branch – Borrow a book – Library');
    expect(screen.getByRole('list', { name: 'Errors of attempt 1' })).toBeDefined();
    await press('Continue');
    expect(screen.getByRole('list', { name: 'Errors of attempt 2' })).toBeDefined();
  });

  it('waits with a press for what asks for its answer, says so, and goes on with what stands there then', async () => {
    const answer = Promise.withResolvers<object>();
    const Asking: Widget = () => (useLoaded(answer.promise) ? <Suggests /> : <Loading />);
    const { press, after } = await showLending({ widgets: { 'library/branch': Asking } });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await press('Continue');
    expect(errors()).toEqual([]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Loading',
      'Loading',
    ]);
    await after(() => answer.resolve({}));
    expect(screen.getByText('Step 2 of 2: Check your loan')).toBeDefined();
  });

  it('takes an error back as soon as it is mended', async () => {
    const { press } = await showLending();
    await press('Continue');
    await press('Harbour');
    expect(errors()).toEqual([]);
    expect(document.title).toBe('Choose a branch – Borrow a book – Library');
  });

  it('keeps the way back that its address says, and no other part of it', async () => {
    const { press, history } = await showLending({ start: '/lend?returnTo=%2F&sort=year' });
    await press('Harbour');
    await press('Continue');
    expect(history.current().path + history.current().query).toBe('/lend/review?returnTo=%2F');
  });

  it('leads to the next one, at an address of its own', async () => {
    const { press, history } = await showLending();
    await press('Harbour');
    expect(screen.getByText('Branch: You chose the harbour')).toBeDefined();
    await press('Continue');
    expect(screen.getByText('Step 2 of 2: Check your loan')).toBeDefined();
    expect(history.current().path).toBe('/lend/review');
  });

  it('is found again by going back, with what was answered', async () => {
    const { press, history, after } = await atReview();
    await after(() => history.go(-1));
    expect(screen.getByText('Step 1 of 2: Choose a branch')).toBeDefined();
    expect(screen.getByText('harbour')).toBeDefined();
    await press('Continue');
    expect(screen.getByText('Step 2 of 2: Check your loan')).toBeDefined();
  });

  it('that is given again has closed those behind it: going back leads past them, with one press', async () => {
    const back = { transitions: [{ to: 'choose', clear: ['branch'] }] };
    const { review, ...steps } = lending.steps;
    if (!review) throw new Error('no review');
    const { press, history, after } = await cameToReview({
      ...lending,
      steps: { ...steps, review: { ...review, on: { ...review.on, back } } },
    });
    await press('Back');
    expect(history.current()).toMatchObject({ path: '/lend/choose', index: 3 });
    await after(() => history.go(-1));
    expect(history.current()).toMatchObject({ path: '/', index: 0 });
  });

  it('can be left', async () => {
    await showLending();
    expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/');
  });
});

describe('an address', () => {
  it('of the sequence becomes that of its first step, in its place', async () => {
    const { history, after } = await showLending();
    expect(history.current().path).toBe('/lend/choose');
    await after(() => history.go(-1));
    expect(history.current().path).toBe('/lend/choose');
  });

  it('of a later step becomes that of the first one that is not complete', async () => {
    const { history } = await showLending({ start: '/lend/review' });
    expect(history.current().path).toBe('/lend/choose');
  });

  it('of a step is opened again after a reload', async () => {
    const { ports } = await atReview();
    await showLending({ start: '/lend/review', ports });
    expect(screen.getAllByText('Step 2 of 2: Check your loan')).toHaveLength(2);
  });
});

describe('a question', () => {
  it('stands over its step until it is answered', async () => {
    const { press, portal, after, calls } = await atReview();
    await after(() => portal.store.set({ 'lend.gift': true }));
    await press('Borrow');
    const dialog = screen.getByRole('dialog', { name: 'Is it a gift?' });
    expect(dialog.textContent).toContain('It cannot be borrowed again.');
    expect(screen.getByText('Step 2 of 2: Check your loan')).toBeDefined();
    await press('Yes');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toHaveLength(1);
  });
});

describe('an operation', () => {
  it('says what is under way over its step', async () => {
    const { press } = await atReview();
    await press('Borrow');
    expect(screen.getByRole('status').textContent).toBe('We are lending you the book');
    expect(screen.getByText('Step 2 of 2: Check your loan')).toBeDefined();
  });

  it('leads to its result, in the place of the step', async () => {
    const { press, end, history } = await atReview();
    await press('Borrow');
    await end({ outcome: 'done', answers: { loan: 'L-7' } });
    expect(screen.getByRole('heading', { name: 'It is yours' })).toBeDefined();
    expect([history.current().path, document.title]).toEqual(['/lend/lent', 'It is yours – Library']);
  });

  it('that is refused says why over the step, until that is acknowledged', async () => {
    const { press, end } = await atReview();
    await press('Borrow');
    await end({ outcome: 'refused' });
    expect(screen.getByRole('alertdialog', { name: 'We could not lend you the book' })).toBeDefined();
    await press('Fine');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Step 2 of 2: Check your loan')).toBeDefined();
  });

  it('is not sent twice by an impatient customer', async () => {
    const { after, calls } = await atReview();
    const button = screen.getByRole('button', { name: 'Borrow' });
    await after(() => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    expect(calls).toHaveLength(1);
  });

  it('is not interrupted by going back', async () => {
    const { press, history, after, end } = await atReview();
    await press('Borrow');
    await after(() => history.go(-1));
    expect(screen.getByRole('status').textContent).toBe('We are lending you the book');
    await end({ outcome: 'done' });
    expect(screen.getByRole('heading', { name: 'It is yours' })).toBeDefined();
  });

  it('of which nothing is known is found out, again and again', async () => {
    const { press, end, calls, portal, history } = await atReview();
    await press('Borrow');
    await end({ outcome: 'unknown' });
    expect(screen.getByRole('status').textContent).toBe('One moment');
    expect(screen.getByRole('heading', { name: 'We are still checking' })).toBeDefined();
    expect([history.current().path, portal.navigationBlock.isBlocked()]).toEqual(['/lend/checking', false]);
    await press('Check again');
    await end({ outcome: 'unknown' });
    expect(screen.getByRole('heading', { name: 'We are still checking' })).toBeDefined();
    await press('Check again');
    await end({ outcome: 'done' });
    expect(screen.getByRole('heading', { name: 'It is yours' })).toBeDefined();
    expect(calls).toHaveLength(3);
    expect(history.current().path).toBe('/lend/lent');
  });
});

it('what was not known and turns out not to be done leads back to its step, and going back to the one before', async () => {
  const { press, end, history, after } = await cameToReview();
  await press('Borrow');
  await end({ outcome: 'unknown' });
  expect(history.current()).toMatchObject({ path: '/lend/checking', index: 2 });
  await press('Check again');
  await end({ outcome: 'failed', refusal: ['OVERDUE'] });
  expect(history.current()).toMatchObject({ path: '/lend/review', index: 2 });
  await after(() => history.go(-1));
  expect(history.current()).toMatchObject({ path: '/lend/choose', index: 1 });
});

describe('after the end', () => {
  it('the address of the sequence begins a new one', async () => {
    const { press, end, portal, after, history } = await atReview();
    await press('Borrow');
    await end({ outcome: 'done' });
    await after(() => portal.navigator.go('/lend'));
    expect(screen.getByText('Step 1 of 2: Choose a branch')).toBeDefined();
    expect(history.current().path).toBe('/lend/choose');
  });

  it('going back shows the result, not a step that would send it again', async () => {
    const { press, end, history, after } = await atReview();
    await press('Borrow');
    await end({ outcome: 'done' });
    await after(() => history.go(-1));
    expect(screen.getByRole('heading', { name: 'It is yours' })).toBeDefined();
    expect(history.current().path).toBe('/lend/lent');
  });

  it('going back leads to the page from which one came, past the steps, with one press', async () => {
    const { press, end, history, after } = await cameToReview();
    await press('Borrow');
    await end({ outcome: 'done' });
    expect(history.current()).toMatchObject({ path: '/lend/lent', index: 2 });
    await after(() => history.go(-1));
    expect(history.current()).toMatchObject({ path: '/', index: 0 });
  });

  it('Back from the page after it leads to the result, and no further', async () => {
    const { press, end, history, after, portal } = await cameToReview();
    await press('Borrow');
    await end({ outcome: 'done' });
    await after(() => portal.navigator.go('/'));
    await after(() => history.go(-1));
    expect(history.current()).toMatchObject({ path: '/lend/lent', index: 2 });
    expect(screen.getByRole('heading', { name: 'It is yours' })).toBeDefined();
  });
});

it('belongs to one customer: another one begins anew', async () => {
  const { portal, after } = await atReview();
  await after(() => portal.store.set({ 'session.username': 'grace' }));
  expect(screen.getByText('Step 1 of 2: Choose a branch')).toBeDefined();
  expect(screen.queryByText('harbour')).toBeNull();
});

it('keeps a widget of a step that is shown elsewhere from taking the page with it', async () => {
  heardComplaints();
  await showPortal({ body: [{ widget: 'library/branch' }], widgets: { 'library/branch': Branch } });
  expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
});

/** A widget that answers by itself as soon as it is mounted. */
function Suggests(): ReactNode {
  const runner = useRunner();
  useEffect(() => runner.suggest({ branch: 'market' }), [runner]);
  return undefined;
}

function errors(): (string | null)[] {
  const list = screen.getByRole('list', { name: /^Errors of attempt/ });
  return within(list)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** A source of the reader's facts that runs `ask`. */
function readerFrom(ask: (services: Parameters<FactSource>[0]) => void) {
  const source: FactSource = (services) => (ask(services), () => undefined);
  return { sources: { reader: () => Promise.resolve(source) } };
}

async function atReview(): Promise<ShownLending> {
  const shown = await showLending();
  await choose(shown);
  return shown;
}

/** At the review, from another page. */
async function cameToReview(sequence = lending): Promise<ShownLending> {
  const shown = await showLending({ start: '/', sequence });
  await shown.after(() => shown.portal.navigator.go('/lend'));
  await choose(shown);
  return shown;
}

async function choose({ press }: ShownLending): Promise<void> {
  await press('Harbour');
  await press('Continue');
}
