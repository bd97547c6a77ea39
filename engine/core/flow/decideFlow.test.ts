import { expect, it } from 'vitest';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideFlow } from './decideFlow.ts';

it("is the route's own, else the site's", () => {
  expect(decideFlow(evaluatorOf(site, { 'toggle:quiet': false }), 'desk')?.id).toBe('focused');
  expect(decideFlow(evaluatorOf(site, { 'toggle:quiet': false }), 'home')?.id).toBe('standard');
});

it('becomes another while a condition holds', () => {
  expect(decideFlow(evaluatorOf(site, { 'toggle:quiet': true }), 'home')?.id).toBe('reduced');
  expect(decideFlow(evaluatorOf(site, { 'toggle:quiet': true }), 'desk')?.id).toBe('focused');
});

it('stays what it is while that is not known', () => {
  expect(decideFlow(evaluatorOf(site), 'home')?.id).toBe('standard');
});

it('stays what it is when it would become one that does not exist', () => {
  expect(decideFlow(evaluatorOf(site, { 'toggle:quiet': true }), 'lost')?.id).toBe('lost');
});

it('is nothing where the flow itself does not exist', () => {
  expect(decideFlow(evaluatorOf(siteOf()), 'home')).toBeUndefined();
});

const look = { regions: [] as string[], width: 'page' as const, pageAlerts: true };

const site = siteOf({
  toggle: { quiet: { default: false, owner: 'Desk' } },
  flow: {
    standard: { ...look, overrides: [{ when: { toggle: 'quiet' }, flow: 'reduced' }] },
    focused: look,
    reduced: look,
    lost: {
      ...look,
      overrides: [{ when: { toggle: 'quiet' }, flow: 'missing' }],
    },
  },
  route: {
    home: { path: '/', page: 'home' },
    desk: { path: '/desk', page: 'desk', flow: 'focused' },
    lost: { path: '/lost', page: 'lost', flow: 'lost' },
  },
});
