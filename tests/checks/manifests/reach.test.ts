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

/** The routes that pages reach from a start. A route of a sequence leads nowhere here. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const route of reached) {
    const { page } = { page: undefined, ...site.manifests.route[route] };
    const text = JSON.stringify(page === undefined ? {} : site.manifests.page[page]);
    for (const [, next = ''] of text.matchAll(/"route":"([\w-]+)"/g)) reached.add(next);
  }
  return reached;
}
