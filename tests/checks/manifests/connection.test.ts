import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { durationOf } from '../../../engine/core/duration/durationOf.ts';
import { runsOutAt, isCounting } from '../../../engine/core/timer/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { site } from './realSite.ts';

const lost = { 'connection.online': false, 'connection.startedOffline': false } as const;
const timer = site.manifests.timer['lost-connection'];
const constant = site.manifests.constants['constants']?.constants['lostConnectionFullScreenDelay'];

it('SH-CALL-038: the code of a part of the page that has not come after two minutes counts as failed', () => {
  expect(durationOf(site.manifests, site.manifest.codeWait ?? '')).toBe(120_000);
});

describe('that the connection is lost', () => {
  it.each<[rows: string, known: Facts, isSaid: boolean]>([
    ['SH-CONN-001', { ...regular, ...lost }, true],
    ['SH-CONN-006', { ...regular, 'connection.online': true }, false],
    ['SH-CONN-009', { ...regular, ...lost, 'toggle:connectivity-listener': false }, false],
    ['SH-CONN-008', { ...visitor, ...lost }, true],
    ['SH-CONN-008', { ...visitor, ...lost, 'toggle:connectivity-for-visitors': false }, false],
    ['SH-CONN-008', { ...regular, ...lost, 'toggle:connectivity-for-visitors': false }, true],
  ])('%s: is said (%#)', (_, known, isSaid) => {
    const options = { route: 'support', isDismissed: () => false };
    const shown = decideBanners(askerFor(known), 'page-alerts', options).map(({ id }) => id);
    expect(shown.includes('lost-connection')).toBe(isSaid);
  });
});

it('SH-CONST-026: counts as lost, and as back, once it has been so for 100 ms', () => {
  expect(durationOf(site.manifests, site.manifest.connectionSettles ?? '')).toBe(100);
});

describe('who comes without a network', () => {
  const away = { ...lost, 'connection.startedOffline': true } as const;
  it.each<[known: Facts, isAtOnce: boolean, isBanner: boolean]>([
    [{ ...visitor, ...away }, true, false],
    [{ ...visitor, ...away, 'toggle:connectivity-for-visitors': false }, false, false],
    [{ ...visitor, ...lost, 'connection.startedOffline': false }, false, true],
    [{ ...regular, ...away }, false, true],
  ])(
    'SH-CONN-007: with %o is told so on the full screen at once: %s, by an alert: %s',
    (known, isAtOnce, isBanner) => {
      const atStart = site.manifests.timer['no-connection-at-start'];
      if (!atStart) throw new Error('There is no such timer.');
      const asker = askerFor(known);
      expect(isCounting(asker, { id: 'no-connection-at-start', timer: atStart })).toBe(isAtOnce);
      expect(atStart).toMatchObject({ do: { open: 'lost-connection' }, afterwards: { reload: true } });
      expect(durationOf(site.manifests, atStart.after ?? '')).toBe(100);
      const options = { route: 'support', isDismissed: () => false };
      const banners = decideBanners(asker, 'page-alerts', options).map(({ id }) => id);
      expect(banners.includes('lost-connection')).toBe(isBanner);
    },
  );
});

describe('that it is lost for long', () => {
  it.each<[rows: string, known: Facts, counts: boolean]>([
    ['SH-CONN-010', { ...regular, ...lost }, true],
    ['SH-CONN-005', { ...regular, 'connection.online': true }, false],
    ['SH-CONN-009', { ...regular, ...lost, 'toggle:connectivity-listener': false }, false],
  ])('%s: is waited for (%#)', (_, known, counts) => {
    if (!timer) throw new Error('There is no such timer.');
    expect(isCounting(askerFor(known), { id: 'lost-connection', timer })).toBe(counts);
  });

  it('SH-CONN-004, SH-ENT-040: is said on the full screen after half a minute, or when the flag service says', () => {
    expect(timer?.do).toEqual({ open: 'lost-connection' });
    expect(site.manifests.dialog['lost-connection']).toMatchObject({ form: 'full-screen', closable: false });
    const after = (delay: number) => {
      const { vocabulary } = site;
      const known = vocabulary.atoms.map(({ name }) =>
        name === 'constant.lostConnectionFullScreenDelay' ? delay : undefined,
      );
      return timer && runsOutAt(site, known, timer, 0);
    };
    expect([constant?.value, after(30_000), after(5_000)]).toEqual([30_000, 30_000, 5_000]);
    expect(constant?.payload).toEqual({
      toggle: 'connectivity-listener',
      field: 'lostConnectionFullScreenDelayInMs',
      minimum: 1_000,
      maximum: 600_000,
    });
  });

  it('SH-CONN-014: loads the page anew when the connection is back', () => {
    expect(timer?.afterwards).toEqual({ reload: true });
  });
});
