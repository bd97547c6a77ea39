import { describe, expect, it } from 'vitest';
import { decideFlow } from '../../../engine/core/flow/decideFlow.ts';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say, type Language } from './say.ts';

const empty: Facts = { ...regular, 'account.cartItems': 0, 'account.cartForMobile': false };
const full: Facts = { ...empty, 'account.cartItems': 1 };
const mobile: Facts = { ...full, 'account.cartForMobile': true };

describe('the header while something is bought', () => {
  it.each<[rows: string, route: string, facts: Facts, type: string, controls: string[]]>([
    ['SH-HEAD-008, SH-HEAD-019', 'buy', empty, 'buyflow', ['Back', 'Exit']],
    ['SH-HEAD-008', 'checkout', full, 'buyflow-checkout', ['Exit']],
    ['SH-HEAD-009, SH-HEAD-014', 'byod', empty, 'mobile-buyflow', ['Back', 'Done', 'Exit']],
    ['SH-HEAD-009', 'smrrp', empty, 'mobile-buyflow-checkout', ['Done', 'Exit']],
    ['SH-HEAD-009', 'buy', mobile, 'mobile-buyflow', ['Back', 'Cart', 'Done', 'Exit']],
    ['SH-HEAD-009', 'checkout', mobile, 'mobile-buyflow-checkout', ['Done', 'Exit']],
  ])('%s: of %s is, with %o, %s with %j', (_, route, facts, type, controls) => {
    expect(headerOf(facts, route)).toEqual({ type, controls, brandLeads: false });
  });

  it('SH-HEAD-006, SH-HEAD-014: of the forms of support has a logo that leads nowhere, and who is done goes back to support', () => {
    for (const facts of [visitor, regular])
      expect(headerOf(facts, 'support-forms')).toEqual({
        type: 'webform',
        controls: ['Back', 'Done'],
        brandLeads: false,
      });
    expect(leadsTo(regular, 'support-forms', 'Done')).toEqual({ go: { route: 'support' } });
    expect(leadsTo(mobile, 'byod', 'Done')).toEqual({ go: { route: 'services-mobile' } });
  });

  it.each(['buy', 'deals', 'customer-deals', 'byod', 'upgrade', 'change'])(
    'SH-HEAD-015, SH-HEAD-016: has on %s a way to the cart where something is in it, and none where nothing is',
    (route) => {
      expect(leadsTo(full, route, 'Cart')).toEqual({ go: { route: 'checkout' } });
      expect(headerOf(empty, route).controls).not.toContain('Cart');
    },
  );

  it('SH-HEAD-017: has it on no other page, whatever is in the cart', () => {
    const allowed = ['buy', 'deals', 'customer-deals', 'byod', 'upgrade', 'change'];
    const others = Object.keys(site.manifests.route).filter((route) => !allowed.includes(route));
    expect(others.filter((route) => headerOf(full, route).controls.includes('Cart'))).toEqual([]);
  });

  it('SH-HEAD-019: asks before anybody leaves, who then is at the summary, or stays where it was', () => {
    expect(leadsTo(full, 'checkout', 'Exit')).toEqual({ open: 'leave-buying' });
    const dialog = site.manifests.dialog['leave-buying'];
    expect(dialog?.actions?.map(({ label, do: action }) => [say(label), action])).toEqual([
      ['Leave', { go: { route: 'account-summary' } }],
      ['Stay', { close: true }],
    ]);
  });

  it.each<[Language, string[]]>([
    ['en', ['Back', 'Done', 'Cart', 'Watch TV', 'Exit', 'Leave without ordering?', 'Leave', 'Stay']],
    ['es', ['Atrás', 'Listo', 'Carrito', 'Ver TV', 'Salir', '¿Salir sin pedir?', 'Salir', 'Quedarme']],
  ])('SH-I18N-010: says in %s %j', (language, words) => {
    const keys = ['common:back', 'shell:done', 'shell:cart', 'shell:nav.watch', 'shell:exit'];
    const dialog = ['title', 'leave', 'stay'].map((part) => `shell:leaveBuying.${part}`);
    expect([...keys, ...dialog].map((key) => say(key, {}, language))).toEqual(words);
    expect(Object.keys(locales['es']?.['shell'] ?? {})).toEqual(Object.keys(locales['en']?.['shell'] ?? {}));
  });
});

it('SH-ROUTE-024: the cart is a page of its own for whoever is signed in, and visitors sign in first', () => {
  expect(at('/checkout', full)).toMatchObject({ kind: 'show', sequence: 'place-order' });
  expect(at('/checkout', visitor)).toMatchObject({
    kind: 'redirect',
    address: '/login?returnTo=%2Fcheckout',
  });
  expect(decideFlow(askerFor(full), 'checkout')?.id).toBe('focused');
});

describe('ordering', () => {
  const order = site.manifests.sequence['place-order'];

  it('SH-CALL-005: goes to the order service, once, and what is not known is found out', () => {
    expect(site.manifest.endpoints['order']).toBe('/api/pub/buyflow/v1/order');
    expect(order?.operations?.['place']).toMatchObject({
      run: 'account/place-order',
      sends: 'once',
      unknown: { shows: 'checking' },
    });
    expect(order?.results?.['checking']?.means).toBe('not-known');
  });

  it('takes only what is seen in the cart; where it is another one, the customer sees what is there', () => {
    expect(order?.operations?.['place']?.with).toEqual({ setUp: 'place-order.setUp', seen: 'cart.seen' });
    expect(site.manifests.facts['cart']?.facts['seen']).toMatchObject({
      rows: ['cart-item.id', 'cart-item.price'],
    });
    expect(order?.operations?.['place']?.outcomes['changed']).toEqual([
      { to: 'set-up', error: 'cart-changed', newAttempt: true },
    ]);
    const { text = '' } = site.manifests.error['cart-changed'] ?? {};
    expect([say(text), say(text, {}, 'es')]).toEqual([
      'Nothing was ordered. Look at your cart again, and then place the order.',
      'No se pidió nada. Revise su carrito otra vez y luego haga el pedido.',
    ]);
  });

  it.each<[string, Facts, boolean]>([
    ['who sees something in the cart', { ...full, 'cart.some': true }, true],
    ['of whom nothing in the cart is seen yet', full, false],
    ['whose cart is empty', empty, false],
    ['who is past due', { ...full, 'cart.some': true, 'account.delinquent': true }, false],
    ['a Standard user', { ...full, 'cart.some': true, 'session.role': 'Standard' }, false],
  ])('is offered to %s: %j %s', (_, facts, isOffered) => {
    const { actions = [] } = order?.steps['review'] ?? {};
    const offered = actions.filter(({ when }) => holds(askerFor(facts), when)).map(({ label }) => say(label));
    expect(offered).toEqual(isOffered ? ['Place order', 'Back'] : ['Back']);
  });

  it.each(['buy', 'upgrade', 'change', 'deals', 'customer-deals'])(
    'begins on the page %s, where privileged people put offers into the cart, which is said',
    (page) => {
      const settings = widgetsOfPage(page).map((placed) => placed.settings as OfferList | undefined);
      const [see, add, ...others] = settings.find((list) => list?.items === 'offer')?.actions ?? [];
      expect(others).toEqual([]);
      const offered = { ...full, 'offer.isOrdered': false };
      const ordered = { ...full, 'offer.isOrdered': true };
      expect([see?.do, holds(askerFor(ordered), see?.when), holds(askerFor(offered), see?.when)]).toEqual([
        { go: { route: 'orders' } },
        true,
        false,
      ]);
      expect([say(add?.label), say(add?.label, {}, 'es')]).toEqual(['Add to cart', 'Agregar al carrito']);
      expect(add?.do).toMatchObject({ run: 'account/add-to-cart', ifDone: 'offers:added' });
      expect(holds(askerFor(offered), add?.when)).toBe(true);
      expect(holds(askerFor(ordered), add?.when)).toBe(false);
      expect(holds(askerFor({ ...offered, 'session.role': 'Child' }), add?.when)).toBe(false);
    },
  );
});

interface OfferList {
  items?: string;
  actions?: OfferAction[];
}

interface OfferAction {
  label: string;
  do: object;
  when: Parameters<typeof holds>[1];
}

it.each(['buy', 'upgrade', 'change', 'byod'])(
  'SH-LAYOUT-005, SH-LAYOUT-014: %s is a nested purchase, with a panel of what is in the cart where something is',
  (route) => {
    const decided = decideFlow(askerFor(full), route);
    expect(decided?.id).toBe('nested-buy');
    expect(decided?.flow.regions).toContain('panel');
    const { panel } = site.manifest.layout.regions;
    expect([full, empty].map((facts) => holds(askerFor(facts), panel?.when))).toEqual([true, false]);
    const [card] = panel?.widgets ?? [];
    expect(card?.settings).toMatchObject({ controls: [{ do: { go: { route: 'checkout' } } }] });
    const flows = Object.entries(site.manifests.flow).filter(([, { regions }]) => regions.includes('panel'));
    expect(flows.map(([id]) => id)).toEqual(['nested-buy']);
  },
);

it('SH-ROUTE-030: Security Suite is for whoever is signed in', () => {
  expect(at('/security-suite', regular)).toMatchObject({ kind: 'show', page: 'security-suite' });
  expect(at('/security-suite', visitor)).toMatchObject({
    kind: 'redirect',
    address: '/login?returnTo=%2Fsecurity-suite',
  });
});

it('SH-ROUTE-050: the forms of support are for everybody', () => {
  for (const facts of [visitor, regular])
    expect(at('/support/forms', facts)).toMatchObject({ kind: 'show', page: 'support-forms' });
});

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

interface Control {
  label: string;
  do: object;
}

/** The header of a route, and the part of it that this customer sees. */
function headerOf(facts: Facts, route: string) {
  const { type, widgets } = widgetsOf(facts, route);
  const brand = widgets.find(({ widget }) => widget === 'shell/brand')?.settings as
    | { link?: object }
    | undefined;
  return {
    type,
    controls: controlsOf(facts, route).map(({ label }) => label),
    brandLeads: brand?.link !== undefined,
  };
}

function leadsTo(facts: Facts, route: string, label: string): object | undefined {
  return controlsOf(facts, route).find((control) => control.label === label)?.do;
}

function controlsOf(facts: Facts, route: string): Control[] {
  return widgetsOf(facts, route).widgets.flatMap(({ settings }) => {
    const control = (settings as { control?: Control } | undefined)?.control;
    return typeof control?.label === 'string' ? [{ ...control, label: say(control.label) }] : [];
  });
}

function widgetsOf(facts: Facts, route: string) {
  const asker = askerFor({ ...facts, 'route.id': route });
  const type = decideHeader(asker, route) ?? '';
  const header = site.manifests.header[type];
  return { type, widgets: shownWidgets(asker, [...(header?.start ?? []), ...(header?.end ?? [])]) };
}
