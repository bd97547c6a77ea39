import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { memoryStorage } from '../ports/index.ts';
import { keepLastPage, lastPageAmong } from './lastPage.ts';

const page = 'home';
const site = siteOf({
  route: {
    shelf: { path: '/shelves/:shelf', page },
    desk: { path: '/desk', page },
    rest: { path: '/*', page },
  },
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

it.each([
  '//evil.test/desk',
  '/\\evil.test',
  '/.//evil.test',
  'https://evil.test/desk',
  'javascript:alert(1)',
])('what somebody has put into the storage leads nowhere else: %j', (path) => {
  const storage = memoryStorage();
  keepLastPage(storage, { path, query: '' });
  expect(lastPageAmong(site, storage, ['desk', 'rest'])).toBeUndefined();
});

it('nobody was anywhere in a new tab', () => {
  expect(lastPageAmong(site, memoryStorage(), ['shelf'])).toBeUndefined();
});
