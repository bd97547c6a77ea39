import { expect, it } from 'vitest';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideHeader } from './decideHeader.ts';

it("is the route's own, whatever is known", () => {
  expect(decideHeader(evaluatorOf(site), 'desk')).toBe('staff');
});

it('is else the first of the site whose condition holds', () => {
  expect(decideHeader(evaluatorOf(site, { 'toggle:new-header': true }), 'home')).toBe('new');
  expect(decideHeader(evaluatorOf(site, { 'toggle:new-header': false }), 'home')).toBe('plain');
});

it('is not known while it is not known which is first', () => {
  expect(decideHeader(evaluatorOf(site), 'home')).toBeUndefined();
});

it('is that of the site for a route that does not exist', () => {
  expect(decideHeader(evaluatorOf(site, { 'toggle:new-header': false }), 'missing')).toBe('plain');
});

const site = siteOf({
  site: { headers: [{ when: { toggle: 'new-header' }, header: 'new' }, { header: 'plain' }] },
  toggle: { 'new-header': { default: false, owner: 'Desk' } },
  route: { home: { path: '/', page: 'home' }, desk: { path: '/desk', page: 'desk', header: 'staff' } },
});
