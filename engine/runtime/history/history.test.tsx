import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, memoryHistory, toAddress, type History } from './index.ts';

describe.each([
  { name: 'the history of the browser', create: (): History => browserHistory(), step: untilPopped },
  { name: 'a history in memory', create: (): History => memoryHistory('/start'), step: atOnce },
])('$name', ({ create, step }) => {
  beforeEach(() => history.replaceState(undefined, '', '/start'));

  it('is where it was sent, with the query and without a fragment', () => {
    const place = create();
    expect(place.current()).toEqual({ path: '/start', query: '' });
    place.push('/books?sort=year');
    expect(place.current()).toEqual({ path: '/books', query: '?sort=year' });
  });

  it('remembers from where each page was reached', () => {
    const place = create();
    expect(place.previous()).toBeUndefined();
    place.push('/books');
    place.push('/lend');
    expect(place.previous()).toBe('/books');
  });

  it('keeps that when an address is replaced', () => {
    const place = create();
    place.push('/books');
    place.replace('/lend');
    expect([place.current().path, place.previous()]).toEqual(['/lend', '/start']);
  });

  it('tells when somebody goes back, and not when an address is pushed or replaced', async () => {
    const place = create();
    const heard = vi.fn<() => void>();
    const stop = place.listen(heard);
    place.push('/books');
    place.replace('/lend');
    expect(heard).not.toHaveBeenCalled();
    await step(() => place.back());
    expect(heard).toHaveBeenCalledOnce();
    expect(place.current().path).toBe('/start');
    stop();
  });

  it('tells nobody who has stopped listening', async () => {
    const place = create();
    const heard = vi.fn<() => void>();
    place.listen(heard)();
    place.push('/books');
    await step(() => place.back());
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a history in memory', () => {
  it('goes no further back than its start, nor further than its end', () => {
    const place = memoryHistory('/start');
    place.push('/books');
    place.back();
    place.back();
    expect(place.current().path).toBe('/start');
    place.forward();
    place.forward();
    expect(place.current().path).toBe('/books');
  });

  it('forgets what lay ahead when it goes another way', () => {
    const place = memoryHistory('/start');
    place.push('/books');
    place.back();
    place.push('/lend');
    place.forward();
    expect(place.current().path).toBe('/lend');
  });
});

it('takes a state that somebody else has written for none', () => {
  history.replaceState({ previous: 7 }, '', '/start');
  expect(browserHistory().previous()).toBeUndefined();
});

it.each([
  ['/books', { path: '/books', query: '' }],
  ['/books?sort=year&q=a?b', { path: '/books', query: '?sort=year&q=a?b' }],
  ['/books?sort=year#top', { path: '/books', query: '?sort=year' }],
  ['/books#top?not=query', { path: '/books', query: '' }],
])('splits %s', (address, parts) => {
  expect(toAddress(address)).toEqual(parts);
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
