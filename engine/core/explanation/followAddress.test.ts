import { expect, it } from 'vitest';
import { toAddress } from './index.ts';

it.each([
  ['/books', { path: '/books', query: '', hash: '' }],
  ['/books?sort=year&q=a?b', { path: '/books', query: '?sort=year&q=a?b', hash: '' }],
  ['/books?sort=year#top', { path: '/books', query: '?sort=year', hash: '#top' }],
  ['/books#top?not=query', { path: '/books', query: '', hash: '#top?not=query' }],
])('splits %s', (address, parts) => {
  expect(toAddress(address)).toEqual(parts);
});
