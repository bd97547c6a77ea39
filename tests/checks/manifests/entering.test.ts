import { describe, expect, it } from 'vitest';
import { resolveNavigation, type NavigationResult } from '../../../engine/core/navigation/index.ts';
import { decideSpinner } from '../../../engine/core/spinner/decideSpinner.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const standard: Facts = { ...regular, 'session.role': 'Standard', 'account.canPayBill': false };
const elsewhere: [string, Facts][] = [
  ['Enterprise', { ...regular, 'account.customerType': 'ENTERPRISE' }],
  ['with suppressed billing', { ...regular, 'account.suppressedBilling': true }],
];

const inProduction = Object.values(site.manifests.route).filter(({ environments = ['PROD'] }) =>
  environments.includes('PROD'),
);

/** Every address of billing, with those of the later steps of its sequences. */
const billing = inProduction
  .flatMap(({ path, sequence }) => {
    const steps = site.manifests.sequence[sequence ?? '']?.order ?? [];
    return [path, ...steps.slice(1).map((step) => `${path}/${step}`)];
  })
  .filter((path) => path.startsWith('/billing') && !path.includes(':') && !path.includes('*'));

it('SH-REDIR-002: an address with a slash at its end becomes the one without, with its query', () => {
  expect(resolveNavigation(askerFor(regular), { path: '/buy/', query: '?from=mail' })).toEqual({
    kind: 'redirect',
    address: '/buy?from=mail',
  });
});

it('BL-LND-008: every screen of billing has an address of its own', () => {
  const paths = inProduction.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/billing',
      '/billing/statements',
      '/billing/statements/:statement',
      '/billing/payments-history',
      '/billing/mobile/transactions',
      '/billing/mobile/orders/:order',
      '/billing/mobile/pay',
      '/billing/streaming/transactions',
      '/billing/pay',
      '/billing/quick-pay',
    ]),
  );
  expect(at('/billing/mobile/pay', regular)).toEqual({
    kind: 'redirect',
    address: '/billing/bills/mobile/pay',
  });
});

it('BL-LND-027, SH-ROUTE-043: the stub of billing is there in development, and nowhere else', () => {
  expect(at('/billing-stub', regular)).toMatchObject({ kind: 'show', route: 'not-found' });
  expect(site.manifests.route['billing-stub']).toMatchObject({
    environments: ['DEV'],
    redirect: { to: { route: 'billing' } },
  });
});

describe('a visitor', () => {
  it.each(billing)('BL-ROL-001, SH-GUARD-001: is sent to the sign-in from %s, and comes back', (path) => {
    expect(at(path, visitor)).toEqual({
      kind: 'redirect',
      address: `/login?${new URLSearchParams({ returnTo: path })}`,
    });
  });

  it('SH-GUARD-001, SH-ROUTE-059: is sent to the sign-in from the account summary', () => {
    expect(at('/account-summary', visitor)).toMatchObject({ address: '/login?returnTo=%2Faccount-summary' });
    expect(at('/account-summary', regular)).toMatchObject({ kind: 'show', route: 'account-summary' });
  });

  it('SH-SESS-012: whose session ended here is told so there, and comes back', () => {
    expect(at('/billing/pay/review', { ...visitor, 'session.ended': true })).toMatchObject({
      address: '/login?problem=ended&returnTo=%2Fbilling%2Fpay%2Freview',
    });
    expect(say('shell:login.problem.ended.title')).toBe('Your session ended');
    expect(say('shell:login.problem.ended.title', {}, 'es')).toBe('Su sesión terminó');
  });

  it.each(['/', '/support', '/terms/service', '/privacy'])(
    'SH-ROLE-001: is one of two kinds of users: %s is for both, and what is guarded for one',
    (path) => {
      expect(at(path, visitor)).toMatchObject({ kind: 'show' });
      expect(at(path, regular).kind).toBe(path === '/' ? 'redirect' : 'show');
      for (const guarded of ['/account-summary', '/billing']) {
        expect(at(guarded, visitor).kind).toBe('redirect');
        expect(at(guarded, regular).kind).toBe('show');
      }
    },
  );

  it('SH-ROLE-005: is shown what the specification calls public, what is accepted and promised, and nothing else', () => {
    const shown = inProduction
      .map(({ path }) => path)
      .filter((path) => at(path.replace('*', 'x').replaceAll(/:\w+/g, 'x'), visitor).kind === 'show');
    expect(shown.filter((path) => !isPublic(path))).toEqual([]);
  });

  it.each([
    ['SH-ROUTE-063', '/', 'home'],
    ['SH-ROUTE-053', '/login', 'login'],
    ['SH-ROUTE-049', '/support', 'support'],
  ])('%s: may be at %s', (_, path, route) => {
    expect(at(path, visitor)).toMatchObject({ kind: 'show', route });
  });

  it.each([
    ['SH-REDIR-005', '/'],
    ['SH-REDIR-006', '/login'],
  ])('%s: is who %s is for; customers go to their summary', (_, path) => {
    expect(at(path, regular)).toEqual({ kind: 'redirect', address: '/account-summary' });
  });

  it('BL-ROL-002: comes back from the sign-in page to where the sign-in was asked for', () => {
    expect(at('/login?returnTo=%2Fbilling%2Fpayments-history', regular)).toEqual({
      kind: 'redirect',
      address: '/billing/payments-history',
    });
  });
});

describe('a customer', () => {
  it('BL-LND-007, SH-ROUTE-060, SH-ROLE-006: sees billing at /billing', () => {
    expect(at('/billing', regular)).toEqual({ kind: 'show', route: 'billing', params: {}, page: 'billing' });
  });

  it('SH-ROLE-006: sees every page that wants no more than that one is signed in, in any role', () => {
    const guarded = inProduction.filter(
      ({ guards = [], redirect }) => guards.join() === 'signed-in' && redirect === undefined,
    );
    expect(guarded.length).toBeGreaterThan(30);
    for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
      for (const { path, page, sequence } of guarded)
        expect([role, path, at(path.replaceAll(/:\w+/g, 'x'), { ...regular, 'session.role': role })]).toEqual(
          [role, path, expect.objectContaining({ kind: 'show', ...(page ? { page } : { sequence }) })],
        );
  });

  it('SH-ROUTE-049: sees support, too', () => {
    expect(at('/support', regular)).toMatchObject({ kind: 'show', route: 'support' });
  });

  it.each([
    '/billing-and-transactions',
    '/billing-and-transactions/',
    '/billing-and-transactions/anything/x',
  ])('BL-LND-006: is led from %s to billing', (path) => {
    expect(at(path, regular)).toEqual({ kind: 'redirect', address: '/billing' });
  });

  it('BL-ROL-019, SH-GUARD-007: has to sign in at the old address', () => {
    expect(at('/billing-and-transactions/x', visitor)).toMatchObject({
      kind: 'redirect',
      address: expect.stringMatching(/^\/login\?/) as string,
    });
  });

  it.each(['/billing/nothing-here', '/nothing', '/billing/pay/nothing'])(
    'BL-LND-028, SH-ERR-004: is shown not-found at %s',
    (path) => {
      expect(at(path, regular)).toMatchObject({ kind: 'show', route: 'not-found', page: 'not-found' });
    },
  );

  it.each([
    ['SH-ERR-001', '/500'],
    ['SH-ERR-002', '/404'],
  ])('%s: is led from %s to the error page', (_, path) => {
    expect(at(path, regular)).toEqual({ kind: 'redirect', address: '/error' });
    expect(at(path, visitor)).toEqual({ kind: 'redirect', address: '/error' });
  });

  it('SH-ERR-003: is shown the error page', () => {
    expect(at('/error', regular)).toMatchObject({ kind: 'show', page: 'error' });
    expect(say(site.manifests.page['error']?.title)).toBe('Service unavailable');
  });

  it.each([
    ['everybody', regular],
    ['a visitor', visitor],
    ['somebody of whom nothing can be found out', {}],
  ])('SH-ERR-005: is shown that the site is worked on, as is %s', (_, facts) => {
    expect(at('/maintenance', facts)).toMatchObject({ kind: 'show', page: 'maintenance' });
    expect(site.manifests.route['maintenance']?.guards).toBeUndefined();
  });

  it.each([
    ['SH-ROUTE-044', '/update-lang-en', 'en'],
    ['SH-ROUTE-045', '/update-lang-es', 'es'],
    ['SH-ROUTE-064', '/es', 'es'],
  ])('%s: switches the language at %s', (_, path, language) => {
    expect(at(path, regular)).toEqual({ kind: 'language', language, address: '/' });
    expect(at(`${path}?returnTo=%2Fbilling`, regular)).toMatchObject({ language, address: '/billing' });
  });
});

describe('an account whose billing is elsewhere', () => {
  const others = billing.filter((path) => path !== '/billing/moved');

  describe.each(elsewhere)('%s', (_, facts) => {
    it.each(others)('BL-RST-001, BL-RST-002: is told so at %s', (path) => {
      expect(at(path, facts)).toEqual({ kind: 'redirect', address: '/billing/moved' });
      expect(at('/billing/moved', facts)).toMatchObject({ kind: 'show', page: 'billing-moved' });
    });
  });

  it('is the only one to be told so', () => {
    expect(at('/billing/moved', regular)).toEqual({ kind: 'redirect', address: '/billing' });
  });

  it('BL-RST-003, BL-RST-008, BL-ROL-015, BL-ROL-016, SH-REDIR-001, SH-REDIR-007, SH-REDIR-008: is led on to the business site', () => {
    expect(site.manifests.page['billing-moved']?.body.at(-1)).toEqual({
      widget: 'content/actions',
      settings: {
        controls: [
          { label: 'billing:moved.action', do: { go: { external: 'business-site' } }, style: 'primary' },
        ],
      },
    });
    expect(new URL(site.manifest.external['business-site']?.default ?? '').protocol).toBe('https:');
  });
});

describe('the payment', () => {
  it('is shown to those who may pay', () => {
    expect(at('/billing/pay', regular)).toMatchObject({ kind: 'show', sequence: 'one-time-payment' });
    expect(at('/billing/pay/review', regular)).toMatchObject({ state: 'review' });
  });

  it.each<[string, Facts]>([
    ['BL-ROL-004, BL-ROL-003', standard],
    ['BL-ROL-006', { ...regular, 'account.canPayBill': false }],
    ['BL-ROL-006', { ...regular, 'billing.canPay': false }],
    ['BL-ERR-009', { ...regular, 'billing.billPayAvailable': false }],
  ])('%s: is not shown to those who may not; they are told why', (_, facts) => {
    for (const path of ['/billing/pay', '/billing/pay/review']) {
      expect(at(path, facts)).toEqual({
        kind: 'redirect',
        address: '/billing',
        error: 'bill-pay-unavailable',
      });
    }
  });

  it.each(['/billing/auto-pay/enroll', '/billing/auto-pay/enroll/review'])(
    'BL-APE-012: nor is turning on Auto Pay, at %s, to a disconnected account',
    (path) => {
      expect(at(path, { ...regular, 'billing.status': 'DISCONNECTED' })).toEqual({
        kind: 'redirect',
        address: '/billing/auto-pay',
        error: 'auto-pay-unavailable',
      });
      expect(at(path, regular)).toMatchObject({ kind: 'show', sequence: 'auto-pay-enroll' });
    },
  );

  it('BL-ERR-005: is refused with no claim while billing is not known: it says itself that it could not be loaded', () => {
    const { 'billing.canPay': _, 'billing.billPayAvailable': __, ...known } = regular;
    expect(at('/billing/pay', known)).toMatchObject({ kind: 'wait' });
    expect(at('/billing/pay', known, true)).toMatchObject({ kind: 'show', sequence: 'one-time-payment' });
    expect(at('/billing/pay', { ...known, 'account.canPayBill': false }, true)).toMatchObject({
      error: 'bill-pay-unavailable',
    });
  });

  it('BL-ROL-006: is shown whatever the role, where the account says that this person may pay', () => {
    for (const role of ['Primary', 'Admin', 'Child', 'Standard', 'Guest']) {
      expect(at('/billing/pay', { ...regular, 'session.role': role })).toMatchObject({ kind: 'show' });
    }
  });

  it.each([
    ['BL-RST-011, BL-RST-004', 'CARDS_AND_BANK_ACCOUNTS'],
    ['BL-RST-012, BL-RST-004', 'ALL_ONLINE'],
  ])('%s: is closed to accounts with the restriction %s', (_, restriction) => {
    const facts = { ...regular, 'billing.restriction': restriction };
    expect(at('/billing/pay', facts)).toEqual({ kind: 'redirect', address: '/billing/payment-unavailable' });
    for (const path of ['/billing/quick-pay', '/billing/auto-pay/enroll'])
      expect(at(path, facts)).toEqual({ kind: 'redirect', address: '/billing/payment-unavailable' });
    expect(at('/billing/payment-unavailable', facts)).toMatchObject({ page: 'payment-unavailable' });
  });

  it.each(['CARDS', 'BANK_ACCOUNTS'])('is open to accounts with the restriction %s', (restriction) => {
    expect(at('/billing/pay', { ...regular, 'billing.restriction': restriction })).toMatchObject({
      kind: 'show',
    });
  });

  it('BL-RST-016: is all that an account without online payments cannot have', () => {
    const facts = { ...regular, 'billing.restriction': 'ALL_ONLINE' };
    expect(at('/billing', facts)).toMatchObject({ kind: 'show', page: 'billing' });
    expect(at('/billing/payments-history', facts)).toMatchObject({ kind: 'show', page: 'payments-history' });
  });
});

describe('what is not known yet', () => {
  it('SH-SESS-002: is waited for without a guess, and denies in the end', () => {
    expect(at('/billing', {})).toMatchObject({ kind: 'wait' });
    expect(at('/billing', {}, true)).toMatchObject({ kind: 'redirect' });
  });
});

it.each([
  ['SH-NAV-001', 'start', 'show'],
  ['BL-LND-029, SH-NAV-004', 'end', 'clear'],
  ['SH-NAV-005', 'cancel', 'clear'],
  ['BL-LND-029, SH-NAV-006', 'error', 'clear'],
] as const)(
  '%s: at the %s of the way to any page that says nothing of its own about it, the shell does so with its spinner: %s',
  (_, moment, does) => {
    const { services: _own, ...others } = site.manifests.route;
    const routes = Object.keys(others).filter((route) => others[route]?.spinner === undefined);
    expect(routes).toContain('billing');
    expect(routes.filter((route) => decideSpinner(site, moment, route) !== does)).toEqual([]);
  },
);

it('a toggle that is off closes what it gates', () => {
  expect(at('/billing/payments-history', { ...regular, 'toggle:payment-history': false })).toEqual({
    kind: 'redirect',
    address: '/not-found',
  });
});

/** Paths for visitors: the public pages of the shell's route table, and its known paths that need no session, and two of the sections (SH-SECT-002, SH-SECT-003). */
const publicPaths = `
  / /es /login /recover-id /reset-password /my-account/create /forgot /sitemap
  /email /outage-map /contact-us /support /search-results /page
  /activate-streaming /disclaimers /mkt
  /application-status /outage-callback
  /error /not-found /maintenance /language-preference-error
  /terms /privacy /accessibility
`
  .trim()
  .split(/\s+/);

function isPublic(path: string): boolean {
  return publicPaths.some((each) => path === each || (each !== '/' && path.startsWith(`${each}/`)));
}

function at(address: string, facts: Facts, waited = false): NavigationResult {
  const [path = '', query] = address.split('?');
  return resolveNavigation(askerFor(facts), { path, query: query === undefined ? '' : `?${query}` }, waited);
}
