import { expect, it } from 'vitest';
import corpus from '../../core/link/hostileAddresses.json' with { type: 'json' };
import { siteOf } from '../../core/testing/index.ts';
import { memoryStorage } from '../ports/index.ts';
import { keepLastPage, lastPageAmong } from './lastPage.ts';

const page = 'home';
const site = siteOf({
  route: { shelf: { path: '/shelves/:shelf', page }, desk: { path: '/desk', page } },
});

it.each([
  ['/shelves/novels', '?by=year', '/shelves/novels?by=year'],
  ['/desk', '', undefined],
  ['/nowhere', '', undefined],
])('%s%s was shown last, and is gone back to at %j', (path, query, expected) => {
  const storage = memoryStorage();
  keepLastPage(storage, { path, query });
  expect(lastPageAmong(site, storage, ['shelf'])).toBe(expected);
});

it.each(corpus.leave)('BL-ENT-049: what somebody has put into the storage leads nowhere else: %j', (path) => {
  const storage = memoryStorage();
  keepLastPage(storage, { path, query: '' });
  expect(lastPageAmong(site, storage, ['shelf', 'desk'])).toBeUndefined();
});

it('nobody was anywhere in a new tab', () => {
  expect(lastPageAmong(site, memoryStorage(), ['shelf'])).toBeUndefined();
});
