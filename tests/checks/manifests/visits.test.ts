import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const path = '/service-appointments/notification-details';

describe('the visits', () => {
  it('SH-ROUTE-061: are a page for whoever is signed in, in whichever role', () => {
    for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
      expect(at({ ...regular, 'session.role': role })).toMatchObject({ page: 'appointment-details' });
    expect(at(visitor)).toEqual({
      kind: 'redirect',
      address: `/login?${new URLSearchParams({ returnTo: path })}`,
    });
  });

  it('SH-ROUTE-011: the menu leads there from home, and on phones the page of services', () => {
    expect(menu('account-summary', regular)).toContainEqual(['visits', false]);
    expect(menu('appointment-details', regular)).toContainEqual(['visits', true]);
    const narrow = { ...regular, 'viewport.width': 390 };
    expect(menu('appointment-details', narrow)).toContainEqual(['services', true]);
    const controls = widgetsOfPage('services').flatMap(
      ({ settings }) => (settings as { controls?: { do: { go?: { route: string } } }[] }).controls ?? [],
    );
    expect(controls.map(({ do: { go } }) => go?.route)).toContain('appointment-details');
    expect([say('shell:nav.visits'), say('shell:nav.visits', {}, 'es')]).toEqual(['Appointments', 'Citas']);
  });

  it('SH-ROUTE-011: say of each that is to come when, for what and what has to be ready, and lead to its order', () => {
    const each = widgetsOfPage('appointment-details').find(({ widget }) => widget === 'content/each');
    expect(each?.settings).toEqual({
      items: 'appointment',
      where: { fact: 'appointment.state', is: 'SCHEDULED' },
    });
    const [card] = each?.slots?.['body'] ?? [];
    const { title, controls } = (card?.settings ?? {}) as {
      title: Parameters<typeof say>[0];
      controls: { do: unknown }[];
    };
    const visit: Facts = { 'appointment.kind': 'UPGRADE', 'appointment.on': '2026-11-26' };
    expect([say(title, visit), say(title, visit, 'es')]).toEqual([
      'Upgrade on Thursday, November 26',
      'Mejora: jueves 26 de noviembre',
    ]);
    expect(controls.map(({ do: action }) => action)).toEqual([
      { go: { route: 'order', params: { order: { fact: 'appointment.id' } } } },
      { go: { route: 'contact-us' } },
    ]);
    const lines = card?.slots?.['body']?.[0]?.settings;
    expect(lines).toEqual({
      lines: ['appointment.on', 'appointment.window', 'appointment.state', 'appointment.order'],
    });
  });

  it('name earlier ones only where there are any', () => {
    expect([tablesShown(false), tablesShown(true)]).toEqual([0, 1]);
  });

  it('say that there is none, which is not that nothing is known of them', () => {
    const { empty, failed = '' } = site.manifests.record['appointment'] ?? {};
    expect([say(empty), say(empty, {}, 'es')]).toEqual([
      'You have no upcoming appointments.',
      'No tiene citas programadas.',
    ]);
    expect(say(site.manifests.error[failed]?.text)).toBe(
      'An appointment you booked still stands. Please try again in a moment.',
    );
  });
});

function at(facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

/** The items of the menu, each with whether it is marked. */
function menu(route: string, facts: Facts): [string, boolean][] {
  return decideNavigation(askerFor(facts), 'main', route).map(({ item, current }) => [item.id, current]);
}

/** Number of tables on the page with or without past visits. */
function tablesShown(past: boolean): number {
  return shownWidgets(
    askerFor({ ...regular, 'visits.past': past }),
    site.manifests.page['appointment-details']?.body ?? [],
  ).filter(({ widget }) => widget === 'content/table').length;
}
