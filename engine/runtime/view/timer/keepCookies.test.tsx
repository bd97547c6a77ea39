import { afterEach, expect, it, vi } from 'vitest';
import type { CookieManifest } from '../../../core/manifest/index.ts';
import { showPortal } from '../layout/testing/index.ts';

afterEach(() => {
  document.cookie = 'card=; Path=/; Max-Age=0';
});

it('sets a cookie to what the fact is, and again when that changes', async () => {
  const { after, portal } = await show({ value: { fact: 'reader.card' } });
  expect(document.cookie).not.toContain('card');
  await after(() => portal.store.set({ 'reader.card': 'a; b' }));
  expect(document.cookie).toContain('card=a%3B%20b');
  await after(() => portal.store.set({ 'reader.card': 'adult' }));
  expect(document.cookie).toContain('card=adult');
});

it('sets it only while its condition holds', async () => {
  const { after, portal } = await show({ value: 'yes', when: { fact: 'reader.known', is: true } });
  await after(() => portal.store.set({ 'reader.known': false }));
  expect(document.cookie).not.toContain('card');
  await after(() => portal.store.set({ 'reader.known': true }));
  expect(document.cookie).toContain('card=yes');
});

it.each([
  ['until the browser is closed', {}, 'card=yes; Path=/; SameSite=Lax'],
  ['for as long as it lasts', { lasts: 'constant.month' }, 'card=yes; Path=/; SameSite=Lax; Max-Age=2592000'],
])('keeps it %s', async (_, lasts, written) => {
  const write = vi.spyOn(document, 'cookie', 'set');
  await show({ value: 'yes', ...lasts });
  expect(write).toHaveBeenCalledExactlyOnceWith(written);
});

async function show(cookie: Pick<CookieManifest, 'value' | 'when' | 'lasts'>) {
  const description = 'A fact.';
  const shown = await showPortal({
    manifests: {
      cookie: { card: { name: 'card', ...cookie } },
      constants: { constants: { constants: { month: { value: 30, unit: 'days', description } } } },
      facts: {
        reader: {
          comesFrom: 'The desk.',
          facts: { card: { type: 'text', description }, known: { type: 'boolean', description } },
        },
      },
    },
  });
  await shown.after(() => shown.ports.becomeIdle());
  await vi.dynamicImportSettled();
  return shown;
}
