import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

describe('the notifications', () => {
  it('SH-ROUTE-013: are a page for whoever is signed in, and the menu leads there', () => {
    for (const role of ['Primary', 'Standard', 'Child'])
      expect(at('/notifications', { ...regular, 'session.role': role })).toMatchObject({
        page: 'notifications',
      });
    expect(at('/notifications', visitor)).toMatchObject({ address: '/login?returnTo=%2Fnotifications' });
    const menu = decideNavigation(askerFor(regular), 'main', 'notifications');
    expect(menu.filter(({ current }) => current).map(({ item }) => item.id)).toEqual(['messages']);
  });

  it.each([
    ['BILLING', [{ route: 'billing' }], 'Your bill is ready', 'Su factura está lista'],
    ['APPOINTMENTS', [{ route: 'appointment-details' }], 'An appointment is coming up', 'Se acerca una cita'],
    [
      'DEVICE_CONNECT',
      [
        {
          route: 'device-details',
          params: { macWithoutColons: { fact: 'notification.device' } },
          otherwise: { route: 'my-internet-services' },
        },
      ],
      'A new device is on your WiFi',
      'Hay un dispositivo nuevo en su WiFi',
    ],
    [
      'OUTAGE_RESOLUTION',
      [{ route: 'outage-map' }],
      'An outage near you is over',
      'Terminó una interrupción cerca de usted',
    ],
    ['CAMPAIGN_MARKETING', [{ route: 'buy' }], 'There is something new for you', 'Hay algo nuevo para usted'],
  ])('SH-ROUTE-013: one of %s leads to %j, and says “%s”, in Spanish “%s”', (category, leads, en, es) => {
    const evaluator = askerFor({ ...regular, 'notification.category': category });
    const list = widgetsOfPage('notifications').find(({ widget }) => widget === 'content/list');
    const { actions = [] } = (list?.settings ?? {}) as { actions?: Control[] };
    expect(actions.filter(({ when }) => holds(evaluator, when)).map(({ do: { go } }) => go)).toEqual(leads);
    const key = `notifications:titles.${category}`;
    expect([say(key), say(key, {}, 'es')]).toEqual([en, es]);
  });

  it('can be marked as read while one is new', () => {
    const controls = widgetsOfPage('notifications').flatMap(
      ({ settings }) => (settings as { controls?: Control[] }).controls ?? [],
    );
    const mark = controls.find(({ label }) => say(label) === 'Mark all as read');
    expect(mark?.do).toEqual({
      run: 'account/mark-notifications-read',
      ifDone: 'common:saved',
      ifFailed: 'not-saved',
      ifNotKnown: 'not-known-if-saved',
    });
    const shown = [true, false].map((unread) =>
      holds(askerFor({ ...regular, 'messages.unread': unread }), mark?.when),
    );
    expect(shown).toEqual([true, false]);
  });

  it('say that there is none, which is not that they could not be loaded', () => {
    const { empty, failed = '' } = site.manifests.record['notification'] ?? {};
    expect([say(empty), say(empty, {}, 'es')]).toEqual(["You're all caught up.", 'No tiene avisos nuevos.']);
    expect(say(site.manifests.error[failed]?.title)).toBe("We can't load notifications now");
  });
});

interface Control {
  label: string;
  do: { go?: unknown };
  when?: Parameters<typeof holds>[1];
}

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}
