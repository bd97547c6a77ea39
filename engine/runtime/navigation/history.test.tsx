import { NavigationType } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from './browserHistory.ts';
import { memoryHistory } from './memoryHistory.ts';
import type { History } from './history.ts';

describe.each([
  { name: 'the history of the browser', create: (): History => browserHistory(), step: untilPopped },
  { name: 'a history in memory', create: (): History => memoryHistory('/start'), step: atOnce },
])('$name', ({ create, step }) => {
  beforeEach(() => history.replaceState(undefined, '', '/start'));

  it('is where it was sent, with the query, the fragment and what was left with it', () => {
    const place = create();
    expect(place.current()).toMatchObject({ path: '/start', query: '', hash: '' });
    place.push('/books?sort=year#new', { from: 'shelf' });
    const books = { path: '/books', query: '?sort=year', hash: '#new', state: { from: 'shelf' } };
    expect(place.current()).toMatchObject(books);
  });

  it('tells two entries of one address apart, and knows each again', async () => {
    const place = create();
    place.push('/books');
    const { key } = place.current();
    place.push('/books');
    expect(place.current().key).not.toBe(key);
    await step(() => place.go(-1));
    expect(place.current().key).toBe(key);
  });

  it('knows the address of the entry before, also when that was replaced or gone back to', async () => {
    const place = create();
    expect(place.current().before).toBeUndefined();
    place.push('/books?sort=year#new');
    place.replace('/shelf');
    expect(place.current().before).toBe('/start');
    place.push('/lend');
    place.replace('/lent');
    expect(place.current().before).toBe('/shelf');
    await step(() => place.go(-1));
    expect(place.current().before).toBe('/start');
    await step(() => place.go(-1));
    expect(place.current().before).toBeUndefined();
  });

  it('counts the entries before the present one, also when it was replaced or gone back to', async () => {
    const place = create();
    const counted = [place.current().index];
    place.push('/books');
    place.replace('/shelf');
    place.push('/lend');
    counted.push(place.current().index);
    await step(() => place.go(-1));
    expect([...counted, place.current().index]).toEqual([0, 2, 1]);
  });

  it('tells when somebody goes back, and not when an address is pushed or replaced', async () => {
    const place = create();
    const heard = vi.fn<() => void>();
    const stop = place.listen(heard);
    place.push('/books');
    place.replace('/lend');
    expect([heard.mock.calls.length, place.current().action]).toEqual([0, NavigationType.Replace]);
    await step(() => place.go(-1));
    expect(heard).toHaveBeenCalledOnce();
    expect(place.current()).toMatchObject({ path: '/start', action: NavigationType.Pop });
    stop();
  });

  it('tells nobody who has stopped listening', async () => {
    const place = create();
    const heard = vi.fn<() => void>();
    place.listen(heard)();
    place.push('/books');
    await step(() => place.go(-1));
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a history in memory', () => {
  it('goes no further back than its start, nor further than its end', () => {
    const place = memoryHistory('/start');
    place.push('/books');
    place.go(-1);
    place.go(-1);
    expect(place.current().path).toBe('/start');
    place.go(1);
    place.go(1);
    expect(place.current().path).toBe('/books');
  });

  it('forgets what lay ahead when it goes another way', () => {
    const place = memoryHistory('/start');
    place.push('/books');
    place.go(-1);
    place.push('/lend');
    place.go(1);
    expect(place.current().path).toBe('/lend');
  });
});

it('takes a state that somebody else has written for none', () => {
  history.replaceState({ key: 7, state: 'theirs' }, '', '/start');
  expect(browserHistory().current()).toEqual({
    path: '/start',
    query: '',
    hash: '',
    key: 'default',
    index: 0,
    action: NavigationType.Pop,
  });
});

afterEach(() => history.replaceState(undefined, '', '/start'));

function atOnce(act: () => void): Promise<void> {
  act();
  return Promise.resolve();
}

async function untilPopped(act: () => void): Promise<void> {
  const popped = Promise.withResolvers<void>();
  window.addEventListener('popstate', () => popped.resolve(), { once: true });
  act();
  await popped.promise;
}
