import { expect, it } from 'vitest';
import { site } from './realSite.ts';

/** Every part of billing that the specification names, with the routes that may show it: at least one does. */
it.each<[part: string, route: string]>([
  ['statements', 'statements'],
  ['one-time payments', 'pay'],
  ['Auto Pay', 'auto-pay'],
  ['saved payment methods', 'payment-methods'],
  ['scheduled payments', 'scheduled-payments'],
  ['mobile billing', 'mobile-transactions'],
  ['streaming billing', 'streaming-transactions'],
  ['quick pay', 'quick-pay'],
  ['paperless billing', 'paperless'],
  ['device balances', 'pay-device'],
])('BL-LND-001: %s can be reached from the landing page of billing (%s)', (_, route) => {
  expect(reachedFrom('billing')).toContain(route);
});

/** The routes that pages of billing reach from a start. A route of a sequence, or outside of billing, leads nowhere here. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const route of reached) {
    const { path = '', page } = { page: undefined, ...site.manifests.route[route] };
    const isPage = page !== undefined && path.startsWith('/billing');
    const text = JSON.stringify(isPage ? site.manifests.page[page] : {});
    for (const [, next = ''] of text.matchAll(/"route":"([\w-]+)"/g)) reached.add(next);
  }
  return reached;
}
