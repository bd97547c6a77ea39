import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';
import { walkSequence } from './walkSequence.ts';

const path = '/services/internet/speed-test';
const on = { 'toggle:speed-test': true };
const off = { 'toggle:speed-test': false };
const mode = { 'platform.kind': 'webview', 'platform.speedTestMode': true };
const noMode = { 'platform.speedTestMode': false };

describe('the speed test', () => {
  it.each<[string, Facts]>([
    ['SH-GUARD-003: with the toggle, outside of the app', { ...on, ...noMode }],
    ['SH-GUARD-004, SH-NATIVE-002: without the toggle, where an app asks for it', { ...off, ...mode }],
    ['SH-GUARD-003, SH-GUARD-004: with both', { ...on, ...mode }],
  ])('%s it shows', (_, facts) => {
    expect(at({ ...regular, ...facts })).toMatchObject({ kind: 'show', route: 'speed-test' });
  });

  it('SH-GUARD-005: with neither it leads to the page that says that there is no such page', () => {
    expect(at({ ...regular, ...off, ...noMode })).toEqual({ kind: 'redirect', address: '/not-found' });
  });

  it('SH-GUARD-006: shows to nobody who is not signed in, who is asked to sign in first', () => {
    for (const toggle of [on, off])
      for (const asked of [mode, noMode])
        expect(at({ ...visitor, ...toggle, ...asked })).toEqual({
          kind: 'redirect',
          address: '/login?returnTo=%2Fservices%2Finternet%2Fspeed-test',
        });
  });

  it('is linked from the page of internet for whoever may see it, and for nobody else', () => {
    const link = widgetsOfPage('services-internet')
      .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
      .find(({ do: { go } }) => go?.route === 'speed-test');
    expect(link).toBeDefined();
    const shown = [
      { ...on, ...noMode },
      { ...off, ...mode },
      { ...off, ...noMode },
    ].map((facts) => holds(askerFor({ ...regular, ...facts }), link?.when));
    expect(shown).toEqual([true, true, false]);
    expect([say(link?.label), say(link?.label, {}, 'es')]).toEqual(['Test your speed', 'Medir su velocidad']);
  });

  it('says what was measured, and measures again; where nothing came it says so', () => {
    const begun = walkSequence('speed-test', regular, 'test').send('start');
    const measured = begun.settle('done', { download: '412', latency: '9' });
    expect(measured.at()).toBe('measured');
    const heading = { key: 'speed-test:done.heading', with: { download: 'speed-test.download' } };
    expect([say(heading, measured.facts()), say(heading, measured.facts(), 'es')]).toEqual([
      '412 Mbps on this device',
      '412 Mbps en este dispositivo',
    ]);
    expect(measured.send('again').at()).toBe('measure');
    const failed = walkSequence('speed-test', regular, 'test').send('start').settle('unknown');
    expect([failed.at(), failed.error()]).toEqual(['test', 'speed-not-measured']);
    const { title } = site.manifests.error['speed-not-measured'] ?? {};
    expect([say(title), say(title, {}, 'es')]).toEqual([
      "We couldn't measure your speed",
      'No pudimos medir su velocidad',
    ]);
  });
});

interface Control {
  do: { go?: { route: string } };
  label: string;
  when?: Parameters<typeof holds>[1];
}

function at(facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}
