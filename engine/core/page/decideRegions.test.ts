import { expect, it } from 'vitest';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideRegions, regionsInDoubt } from './index.ts';

it('the regions of the flow show whose own condition holds', () => {
  expect(decideRegions(evaluatorOf(site, { 'toggle:menu': true }), 'home')).toEqual(['top', 'side']);
  expect(decideRegions(evaluatorOf(site, { 'toggle:menu': false }), 'home')).toEqual(['top']);
});

it('what is not known yet does not show, nor does a region that the layout does not have', () => {
  expect(decideRegions(evaluatorOf(site), 'home')).toEqual(['top']);
  expect(decideRegions(evaluatorOf(site, { 'toggle:menu': true }), 'quiet')).toEqual([]);
});

it('of which it is not known yet is told', () => {
  expect(regionsInDoubt(evaluatorOf(site), 'home')).toEqual(['side']);
  expect(regionsInDoubt(evaluatorOf(site, { 'toggle:menu': false }), 'home')).toEqual([]);
});

const look = { width: 'page', pageAlerts: true } as const;
const site = siteOf({
  site: {
    flow: 'standard',
    layout: {
      frame: 'library/frame',
      regions: { top: { widgets: [] }, side: { when: { toggle: 'menu' }, widgets: [] } },
    },
  },
  toggle: { menu: { default: true, owner: 'Desk' } },
  flow: {
    standard: { ...look, regions: ['top', 'side'] },
    quiet: { ...look, regions: ['toString'] },
  },
  route: { home: { path: '/', page: 'home' }, quiet: { path: '/quiet', page: 'home', flow: 'quiet' } },
});
