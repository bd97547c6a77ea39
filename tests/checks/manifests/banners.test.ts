import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { decideFlow } from '../../../engine/core/flow/decideFlow.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const late: Facts = { 'billing.pastDue': 4000, 'account.delinquent': true };

describe('the warnings of a delinquent account', () => {
  it.each([
    [
      'BL-DLQ-001',
      '30',
      'Avoid interruption',
      '$40.00 is past due. Pay it now to keep your services running.',
    ],
    [
      'BL-DLQ-002',
      '43',
      'Avoid suspension',
      "$40.00 is past due. Pay it now so that your services aren't suspended.",
    ],
    [
      'BL-DLQ-003',
      '50',
      'Pay to restore service',
      'Your services are suspended. Pay $40.00 to restore them.',
    ],
    [
      'BL-DLQ-004',
      '76',
      'Pay balance and return equipment',
      'Your services are disconnected. Please pay $40.00 and return your equipment.',
    ],
    [
      'BL-DLQ-007',
      'other',
      'Your account is past due',
      '$40.00 is past due. Please pay it as soon as you can.',
    ],
  ])('%s: say with the code %s: %s', (_, code, title, text) => {
    const [first] = shown(withCode(code));
    expect(first).toMatchObject({ title, text });
  });

  it('BL-DLQ-009: each lead to the payment with what is past due chosen, by the strongest control', () => {
    const warnings = ['30', '43', '50', '76', 'other'].map((code) => shown(withCode(code))[0]?.id ?? '');
    const mobile = ['past-due', 'hotlined', 'temporarily-disconnected', 'disconnected-owing'].map(
      (id) => `mobile-${id}`,
    );
    const ways = [...warnings, ...mobile].map((id) =>
      site.manifests.banner[id]?.actions?.find(({ label }) => label === 'billing:pay.pastDue'),
    );
    expect(ways).toHaveLength(9);
    for (const way of ways)
      expect(way).toMatchObject({ style: 'primary', do: { go: { query: { amount: 'past-due' } } } });
    const choice = site.manifests.sequence['one-time-payment']?.data['amountChoice'];
    expect(choice).toMatchObject({ query: 'amount', values: ['amount-due', 'past-due', 'other'] });
  });

  it('BL-DLQ-009: ask nobody to pay what a payment may pay whose end is not known yet', () => {
    for (const code of ['30', '43', '50', '76', 'other'])
      for (const gracePeriod of [false, true]) {
        const facts = { ...withCode(code), 'billing.gracePeriod': gracePeriod };
        const asking = (inFlight: string) =>
          shown({ ...facts, 'billing.inFlight': inFlight }).filter(({ id }) => /delinquency|grace/.test(id));
        expect(asking('none')).not.toEqual([]);
        expect(asking('mine')).toEqual([]);
      }
  });

  it('BL-DLQ-005: ask for the equipment with the code 76, and with no other', () => {
    expect(titles(withCode('76')).slice(0, 2)).toEqual([
      'Pay balance and return equipment',
      'Return your equipment',
    ]);
    for (const code of ['30', '43', '50', 'other'])
      expect(titles(withCode(code))).not.toContain('Return your equipment');
  });

  it('BL-DLQ-008: are none for an account that is not', () => {
    expect(
      shown({})
        .map(({ id }) => id)
        .filter((id) => /delinquency|equipment/.test(id)),
    ).toEqual([]);
  });

  it('BL-DLQ-009: offer to pay, to those who may', () => {
    for (const code of ['30', '43', '50', '76', 'other']) {
      expect(shown(withCode(code))[0]?.offers).toEqual([
        { label: 'Pay now', go: code === 'other' ? 'pay-bill' : 'pay' },
      ]);
      expect(shown({ ...withCode(code), 'account.canPayBill': false })[0]?.offers).toEqual([]);
    }
  });
});

describe('the offer of Auto Pay', () => {
  it('is made to those who can turn it on', () => {
    expect(shown({}).map(({ id }) => id)).toEqual(['enroll-in-auto-pay']);
    expect(shown({})[0]?.text).toContain('save $5.00 a month');
    expect(shown({})[0]?.offers.map(({ label }) => label)).toContain('Not now');
  });

  it.each<[string, Facts]>([
    ['have it', { 'billing.autoPayEnrolled': true }],
    ['are behind with another bill', { 'account.delinquent': true }],
    ['miss it where it is required', { 'account.mobileAutoPayMissing': true }],
    ['cannot enroll', { 'billing.canEnrollInAutoPay': false }],
    ['may not pay', { 'account.canPayBill': false }],
    ['are Standard', { 'session.role': 'Standard' }],
  ])('BL-BAN-003: is not made to those who %s', (_, facts) => {
    expect(shown(facts).map(({ id }) => id)).not.toContain('enroll-in-auto-pay');
  });

  it('leads to where it is turned on', () => {
    expect(shown({})[0]?.offers[0]).toEqual({ label: 'Turn on Auto Pay', go: 'auto-pay-bill-enroll' });
  });

  it('is not made while its toggle is off', () => {
    expect(titles({ 'toggle:auto-pay-banner': false })).toEqual([]);
  });
});

describe('a payment that is being processed', () => {
  it('BL-BAN-018, BL-CON-007: is said, and how long it may take', () => {
    const [first] = shown({ 'billing.paymentPending': true });
    expect(first).toMatchObject({
      title: 'Your payment is being processed',
      text: 'It may take up to 24 hours to show in your amount due.',
    });
    expect(titles({})).not.toContain('Your payment is being processed');
  });
});

describe('several banners at once', () => {
  it('BL-BAN-020: stand in a fixed order, the most urgent first, and none hides a more urgent one', () => {
    const facts = { ...withCode('76'), 'billing.paymentPending': true };
    expect(shown(facts).map(({ id }) => id)).toEqual([
      'delinquency-76',
      'equipment-return',
      'pending-payment',
    ]);
  });

  it('BL-BAN-020: what is missing goes before the grace period, that before what is past due, and on to the offers', () => {
    const groups = [
      /^mobile-auto-pay-missing$/,
      /^grace-period$/,
      /^(delinquency-|mobile-(past-due|hotlined|temporarily|disconnected)|equipment-return)/,
      /^pending-payment$/,
      /^mobile-paid-/,
      /^choose-auto-pay-date$/,
      /^enroll-in-auto-pay$/,
    ];
    const ranked = Object.entries(site.manifests.banner)
      .filter(([, { placement }]) => placement === 'billing-alerts' || placement === 'billing-offers')
      .toSorted(([, one], [, other]) => other.priority - one.priority)
      .map(([id]) => groups.findIndex((group) => group.test(id)));
    expect(ranked).toEqual(ranked.toSorted((one, other) => one - other));
    expect(new Set(ranked)).toEqual(new Set(groups.keys()));
  });

  it('BL-BAN-020: an offer comes last, and stands beside no emergency', () => {
    expect(shown({ 'billing.paymentPending': true }).map(({ id }) => id)).toEqual([
      'pending-payment',
      'enroll-in-auto-pay',
    ]);
    expect(shown({ 'billing.isPastDue': true, 'billing.pastDue': 100 })).toEqual([]);
  });

  it('never have the same urgency in the same place', () => {
    const places = Object.values(site.manifests.banner).map(
      ({ placement, priority }) => `${placement} ${priority}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('where page alerts may stand', () => {
  it('BL-BAN-022, SH-NAV-016, SH-NAV-015: on the billing page', () => {
    expect(titles(withCode('30'), 'billing')).toContain('Avoid interruption');
  });

  it('BL-BAN-022, SH-NAV-018: never in the payment, whose flow is focused', () => {
    expect(decideFlow(askerFor(regular), 'pay')?.id).toBe('focused');
    expect(titles(withCode('30'), 'pay')).toEqual([]);
  });

  it('SH-NAV-017, SH-ENT-042: on no page whose route says so, though its flow has them', () => {
    const offline = askerFor({ ...regular, 'connection.online': false });
    const on = (route: string) =>
      decideBanners(offline, 'page-alerts', { route, isDismissed: () => false }).map(({ id }) => id);
    expect(decideFlow(offline, 'maintenance')?.flow.pageAlerts).toBe(true);
    expect([on('support'), on('maintenance')]).toEqual([['lost-connection'], []]);
  });

  it('SH-CONN-002: that the connection is lost is said in the most urgent tone', () => {
    expect(site.manifests.banner['lost-connection']?.tone).toBe('danger');
  });

  it('SH-NAV-019: also while somebody of support looks at the page', () => {
    expect(titles({ ...withCode('30'), 'co-browsing.live': true }, 'billing')).toContain(
      'Avoid interruption',
    );
  });

  it.each(['nested-buy', 'full-width-header-only'])(
    'SH-NAV-019: in the flow %s, which has their place',
    (id) => {
      expect(site.manifests.flow[id]).toMatchObject({
        pageAlerts: true,
        regions: expect.arrayContaining(['alerts']) as string[],
      });
      expect(site.manifest.layout.regions['alerts']?.widgets).toEqual([
        { widget: 'shell/banners', settings: { placement: 'page-alerts' } },
      ]);
    },
  );
});

function withCode(code: string): Facts {
  return { ...late, 'billing.delinquencyCode': code };
}

function titles(facts: Facts, route?: string): string[] {
  return shown(facts, route).map(({ title }) => title);
}

/** The banners of billing on a route, in words. */
function shown(facts: Facts, route = 'billing') {
  const known = { ...regular, ...facts };
  const evaluator = askerFor(known);
  const banners = ['billing-alerts', 'billing-offers'].flatMap((place) =>
    decideBanners(evaluator, place, { route, isDismissed: () => false }),
  );
  return banners.map(({ id, banner }) => ({
    id,
    title: say(banner.title, known),
    text: say(banner.text, known),
    offers: (banner.actions ?? [])
      .filter(({ when }) => holds(evaluator, when))
      .map((action) => ({
        label: say(action.label, known),
        ...('go' in action.do && 'route' in action.do.go && { go: action.do.go.route }),
      })),
  }));
}
