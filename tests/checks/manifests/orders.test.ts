import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

describe('the orders', () => {
  it('SH-ROUTE-032: are a page for whoever is signed in, in whichever role, and a menu leads to it', () => {
    for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
      expect(at('/orders', { ...regular, 'session.role': role })).toMatchObject({ page: 'orders' });
    expect(at('/orders', visitor)).toEqual({ kind: 'redirect', address: '/login?returnTo=%2Forders' });
    expect(menu('account-summary')).toContainEqual(['orders', false]);
    for (const route of ['orders', 'order', 'mobile-shipping-info'])
      expect(menu(route)).toContainEqual(['orders', true]);
  });

  it('SH-ROUTE-032: says of each for what it is, where it stands and what comes next, and each leads to its own page', () => {
    const table = widgetsOfPage('orders').find(({ widget }) => widget === 'content/table');
    expect(table?.settings).toMatchObject({
      items: 'order',
      columns: [{ field: 'order.number' }, 'order.kind', 'order.state', 'order.nextOn', 'order.placedOn'],
      opens: { route: 'order', params: { order: { fact: 'order.id' } } },
    });
    expect(site.manifests.page['order']?.subject).toEqual({ record: 'order', param: 'order' });
    expect(at('/orders/o-1', visitor)).toMatchObject({ address: '/login?returnTo=%2Forders%2Fo-1' });
  });

  it.each([
    ['RECEIVED', 'Received', 'Recibido'],
    ['CONFIRMED', 'Confirmed', 'Confirmado'],
    ['SCHEDULED', 'Appointment scheduled', 'Cita programada'],
    ['SHIPPED', 'Shipped', 'Enviado'],
    ['COMPLETED', 'Completed', 'Completado'],
    ['CANCELLED', 'Canceled', 'Cancelado'],
    ['ON_HOLD', 'On hold', 'En espera'],
  ])('calls %s “%s”, and in Spanish “%s”', (state, en, es) => {
    expect([say(`orders:states.${state}`), say(`orders:states.${state}`, {}, 'es')]).toEqual([en, es]);
  });

  it('say that there is none, which is not that nothing is known of them', () => {
    const { empty, failed = '' } = site.manifests.record['order'] ?? {};
    expect([say(empty), say(empty, {}, 'es')]).toEqual([
      'You have no orders from the last 2 years.',
      'No tiene pedidos de los últimos 2 años.',
    ]);
    expect(say(site.manifests.error[failed]?.text)).toBe(
      'Orders you placed are not affected. Please try again in a moment.',
    );
  });

  it('show a visit, a parcel and what an order waits for where there is one', () => {
    expect(cards({ 'order.state': 'SCHEDULED', 'order.hasVisit': true, 'order.hasParcel': false })).toEqual([
      'Where it stands',
      'Your appointment',
      'What you ordered',
    ]);
    expect(cards({ 'order.state': 'SHIPPED', 'order.hasVisit': false, 'order.hasParcel': true })).toEqual([
      'Where it stands',
      'Shipment',
      'What you ordered',
    ]);
    expect(cards({ 'order.state': 'ON_HOLD', 'order.hasVisit': false, 'order.hasParcel': false })).toEqual([
      'This order is waiting',
      'Where it stands',
      'What you ordered',
    ]);
  });
});

describe('where an order of mobile is', () => {
  it('SH-ROUTE-033: the order in the address is the one that is shown, to whoever is signed in', () => {
    expect(at('/mobile-shipping-info/12345', regular)).toMatchObject({
      page: 'mobile-shipping-info',
      params: { orderID: '12345' },
    });
    expect(site.manifests.page['mobile-shipping-info']?.subject).toEqual({
      record: 'mobile-order',
      param: 'orderID',
    });
    expect(at('/mobile-shipping-info/12345', visitor)).toMatchObject({
      address: '/login?returnTo=%2Fmobile-shipping-info%2F12345',
    });
  });

  it.each([
    ['PREPARING', "We're packing your order. You'll have a tracking number as soon as it leaves."],
    ['SHIPPED', 'Your order is on its way. It should arrive on Thursday, December 3.'],
    ['DELIVERED', 'Your order was delivered.'],
    ['PICKED_UP', 'You picked up your order.'],
    ['RETURNED', 'Your order came back to us.'],
  ])('SH-ROUTE-033: says of %s first: %s', (shipment, words) => {
    const facts = { 'mobile-order.shipment': shipment, 'mobile-order.expectedOn': '2026-12-03' };
    const { body = [] } = site.manifests.page['mobile-shipping-info'] ?? {};
    const notices = shownWidgets(asker(facts), body).filter(({ widget }) => widget === 'content/notice');
    expect(notices.map(({ settings }) => say((settings as { text: string }).text, facts))).toEqual([words]);
  });

  it.each([
    ['/mobileshippinginfo', '?orderID=12345', '/mobile-shipping-info/12345'],
    ['/mobileshippinginfo', '?orderid=12345', '/mobile-shipping-info/12345'],
    ['/mobileshippinginfo/12345', '', '/mobile-shipping-info/12345'],
    ['/mobileshippinginfo', '', '/orders'],
  ])('SH-REDIR-004: the old address %s%s leads to %s', (path, query, address) => {
    expect(resolveNavigation(askerFor(regular), { path, query })).toEqual({ kind: 'redirect', address });
  });
});

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

function asker(facts: Facts) {
  return askerFor({ ...regular, ...facts });
}

/** The items of the menu, each with whether it is marked. */
function menu(route: string): [string, boolean][] {
  return decideNavigation(askerFor(regular), 'main', route).map(({ item, current }) => [item.id, current]);
}

/** The titles of the cards and notices of an order. */
function cards(facts: Facts): string[] {
  return shownWidgets(asker(facts), site.manifests.page['order']?.body ?? [])
    .filter(({ widget }) => ['content/card', 'content/notice'].includes(widget))
    .map(({ settings }) => say((settings as { title: string }).title));
}
