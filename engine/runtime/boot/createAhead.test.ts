import { expect, it, vi } from 'vitest';
import { manualClock } from '../testing/index.ts';
import { createAhead } from './createAhead.ts';

const shelf = '/graph?id=shelf';

it('hands out what was asked for ahead once, and asks again then', async () => {
  const { ahead, sent } = setup();
  await ahead.ask([shelf]);
  expect(ahead.isAhead(shelf)).toBe(true);
  expect(await (await ahead.fetch(shelf)).text()).toBe('answer 1');
  expect(ahead.isAhead(shelf)).toBe(false);
  expect(await (await ahead.fetch(`${shelf}&again=1`)).text()).toBe('answer 2');
  expect(sent()).toEqual([`GET ${shelf}&ahead=1 ahead`, `GET ${shelf}&again=1`]);
});

it('does not ask ahead for what the page has asked for, nor twice for the same', async () => {
  const { ahead, sent } = setup();
  await ahead.fetch('/auth/session');
  await ahead.ask(['/auth/session', '/assets/page.json']);
  await ahead.ask(['/assets/page.json']);
  expect(sent()).toEqual(['GET /auth/session', 'GET /assets/page.json ahead']);
});

it('asks anew where what was asked for ahead has become old', async () => {
  const { ahead, clock } = setup();
  await ahead.ask([shelf]);
  clock.advance(10_000);
  expect(ahead.isAhead(shelf)).toBe(false);
  expect(await (await ahead.fetch(shelf)).text()).toBe('answer 2');
});

it('hands out what came with the page once, and asks for everything else', async () => {
  const { ahead, sent } = setup({ [shelf]: { books: 3 } });
  expect(await (await ahead.fetch(shelf)).json()).toEqual({ books: 3 });
  expect(await (await ahead.fetch(shelf)).text()).toBe('answer 1');
  await ahead.fetch('/graph?id=desk');
  expect(sent()).toEqual([`GET ${shelf}`, 'GET /graph?id=desk']);
});

it('hands out nothing that came with the page once that is whole, or something was sent that may change it', async () => {
  const later = setup({ [shelf]: { books: 3 } }, false);
  expect(await (await later.ahead.fetch(shelf)).text()).toBe('answer 1');
  const changed = setup({ [shelf]: { books: 3 } });
  await changed.ahead.fetch('/graph', { method: 'POST' });
  expect(await (await changed.ahead.fetch(shelf)).text()).toBe('answer 2');
});

it.each([[undefined], [null], ['text'], [[1]]])('takes %j for no answers', async (answers) => {
  const { ahead } = setup(answers);
  expect(await (await ahead.fetch(shelf)).text()).toBe('answer 1');
});

it('never hands out to one customer what was asked for another', async () => {
  const { ahead, subject } = setup();
  await ahead.ask([shelf]);
  subject.name = 'bob';
  expect(ahead.isAhead(shelf)).toBe(false);
  expect(await (await ahead.fetch(shelf)).text()).toBe('answer 2');
});

it('forgets everything when something is sent that may change it, also what was asked for meanwhile', async () => {
  const { ahead } = setup();
  await ahead.ask([shelf]);
  const change = ahead.fetch('/graph', { method: 'POST' });
  expect(ahead.isAhead(shelf)).toBe(false);
  const meanwhile = ahead.ask([shelf]);
  await Promise.all([change, meanwhile]);
  expect(ahead.isAhead(shelf)).toBe(false);
});

it.each<[string, () => Promise<Response>]>([
  ['is refused', () => Promise.resolve(new Response('', { status: 403 }))],
  ['does not come', () => Promise.reject(new TypeError('There is no network.'))],
])('asks as it always does where what was asked for ahead %s', async (_, answer) => {
  const { ahead, fetch } = setup();
  fetch.mockImplementationOnce(answer);
  await ahead.ask([shelf]);
  expect(await (await ahead.fetch(shelf)).text()).toBe('answer 1');
});

function setup(answers?: unknown, opening = true) {
  let count = 0;
  const clock = manualClock();
  const subject = { name: 'ana' };
  const fetch = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(`answer ${(count += 1)}`)),
  );
  const ahead = createAhead({ fetch, clock }, () => subject.name, { answers, isOpening: () => opening });
  const sent = (): string[] =>
    fetch.mock.calls.map(([address, init]) => {
      const isAhead = new Headers(init?.headers).get('x-portal-ahead') === '1';
      return `${init?.method ?? 'GET'} ${address}${isAhead ? ' ahead' : ''}`;
    });
  return { ahead, clock, fetch, sent, subject };
}
