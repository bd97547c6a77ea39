import { expect, it } from 'vitest';
import { openSite } from '../../../engine/core/site/index.ts';
import { resolveLink } from '../../../engine/core/link/index.ts';
import { durationOf } from '../../../engine/core/duration/durationOf.ts';
import { decideSpinner } from '../../../engine/core/spinner/decideSpinner.ts';
import { widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';

const sections = [
  'support',
  'support-category',
  'contact-us',
  'documents',
  'disclaimers',
  'buy',
  'upgrade',
  'change',
  'manage',
  'deals',
  'customer-deals',
  'application-status',
  'outage-callback',
  'security-suite',
  'byod',
  'smrrp',
  'checkout',
  'support-forms',
];

it.each([
  ['SH-SECT-005', 'support', '/support'],
  ['SH-SECT-005', 'support-category', '/support/category'],
  ['SH-SECT-001', 'contact-us', '/contact-us'],
  ['SH-SECT-004', 'documents', '/page'],
  ['SH-SECT-009', 'buy', '/buy'],
  ['SH-SECT-008', 'upgrade', '/upgrade'],
  ['SH-SECT-007', 'change', '/change'],
  ['SH-SECT-010', 'manage', '/manage'],
  ['SH-SECT-012', 'deals', '/deals'],
  ['SH-SECT-014', 'customer-deals', '/customer-deals'],
  ['SH-SECT-016', 'disclaimers', '/disclaimers'],
  ['SH-SECT-002', 'application-status', '/application-status'],
  ['SH-SECT-003', 'outage-callback', '/outage-callback'],
  ['SH-SECT-006', 'security-suite', '/security-suite'],
  ['SH-SECT-011', 'byod', '/byod'],
  ['SH-SECT-013', 'smrrp', '/smrrp'],
  ['SH-SECT-015', 'checkout', '/checkout'],
  ['SH-SECT-005', 'support-forms', '/support/forms'],
])(
  '%s, SH-NAV-007: the shell shows its spinner on the way to %s, and leaves it to that page to take it away',
  (_, route, path) => {
    expect(site.manifests.route[route]?.path).toBe(path);
    expect(decideSpinner(site, 'start', route)).toBe('show');
    for (const moment of ['end', 'cancel', 'error'] as const)
      expect(decideSpinner(site, moment, route)).toBe('leave');
  },
);

it('SH-SECT-017: it clears that of /security-suite/new-device, though it stands below a section', () => {
  expect(site.manifests.route['security-suite-new-device']?.path).toBe('/security-suite/new-device');
  expect(decideSpinner(site, 'start', 'security-suite-new-device')).toBe('show');
  expect(decideSpinner(site, 'end', 'security-suite-new-device')).toBe('clear');
});

it('SH-SECT-019: it clears that of every address which is not one of a section', () => {
  const others = Object.keys(site.manifests.route).filter((route) => !sections.includes(route));
  expect(others.filter((route) => decideSpinner(site, 'end', route) !== 'clear')).toEqual([]);
});

it('SH-SECT-020: no section keeps the spinner for more than ten seconds, whatever happens to it', () => {
  expect(durationOf(site.manifests, site.manifest.sectionWait ?? '')).toBe(10_000);
});

it('SH-CONST-001: where the security suite stands is configuration: its link and its address follow', () => {
  const suite = { route: 'security-suite' };
  const isLinked = JSON.stringify(widgetsOfPage('services-internet')).includes(JSON.stringify({ go: suite }));
  expect(isLinked).toBe(true);
  expect(resolveLink(site, suite)).toEqual({ kind: 'inside', address: '/security-suite' });
  const { 'security-suite': shipped, ...others } = site.manifests.route;
  const moved = { ...site.manifests, route: { ...others, 'security-suite': { ...shipped!, path: '/safe' } } };
  const configured = openSite(moved, { environment: 'PROD' });
  expect(resolveLink(configured, suite)).toEqual({ kind: 'inside', address: '/safe' });
  expect(configured.routes.match('/safe')?.route).toBe('security-suite');
  expect(configured.routes.match('/security-suite')?.route).not.toBe('security-suite');
});
