import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { decideSpinner } from '../../../engine/core/spinner/decideSpinner.ts';
import { durationOf } from '../../../engine/core/duration/durationOf.ts';
import type { Control } from '../../../engine/core/manifest/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';
import { walkSequence } from './walkSequence.ts';

const waiting: Facts = { ...regular, 'kit.waiting': true, 'kit.activating': false, 'kit.failed': false };

it.each([
  ['SH-ROUTE-075', '/activation/dashboard', 'activation-dashboard'],
  ['SH-ROUTE-076', '/activation/flow/start', 'activation-flow'],
  ['SH-ROUTE-076', '/activation/flow/code', 'activation-flow'],
  ['SH-ROUTE-077', '/activation/flow/inprogress', 'activation-inprogress'],
])('%s: %s is for whoever is signed in', (_, path, route) => {
  expect(at(path, waiting)).toMatchObject({ kind: 'show', route });
  expect(at(path, visitor)).toMatchObject({ address: `/login?${new URLSearchParams({ returnTo: path })}` });
});

it('SH-SECT-018: of activation in progress the shell takes its spinner away itself', () => {
  for (const moment of ['end', 'cancel', 'error'] as const)
    expect(decideSpinner(site, moment, 'activation-inprogress')).toBe('clear');
});

describe('activating by code', () => {
  it('SH-ROUTE-076: advances from the label to the code, and takes nothing but twelve digits', () => {
    const code = walkSequence('activate-equipment', waiting, 'start').send('continue');
    expect(code.at()).toBe('code');
    expect(code.change({ code: '1234' }).send('activate').at()).toBe('code');
    expect([code.refusal('code'), code.refusal('code', 'es')]).toEqual([
      'Enter all 12 digits of the code',
      'Escriba los 12 dígitos del código',
    ]);
    expect(code.change({ code: '0000 0000 4821' }).send('activate').settle('done').at()).toBe('begun');
  });

  it.each([
    ['wrong', 'equipment-code-wrong'],
    ['needs-technician', 'technician-needed'],
    ['failed', 'equipment-not-activated'],
    ['unknown', 'equipment-not-known'],
  ])('that ends as %s stays at the code: %s', (outcome, error) => {
    const walk = walkSequence('activate-equipment', waiting, 'code').change({ code: '000000004821' });
    const ended = walk.send('activate').settle(outcome);
    expect([ended.at(), ended.error()]).toEqual(['code', error]);
    expect(ended.answer('code')).toBe(outcome === 'wrong' ? undefined : '000000004821');
  });
});

it.each([
  [{}, ['Everything is active.']],
  [{ 'kit.activating': true }, ['It takes up to 10 minutes. You can leave this page.']],
  [{ 'kit.failed': true }, ['Some of it could not be activated. We can help.']],
  [{ 'kit.activating': true, 'kit.failed': true }, ['It takes up to 10 minutes. You can leave this page.']],
])('SH-ROUTE-077: says of %j: %j', (facts, sentences) => {
  const known = { ...waiting, ...facts };
  const shown = shownWidgets(askerFor(known), site.manifests.page['activation-inprogress']?.body ?? []);
  const texts = shown.flatMap(({ settings }) => (settings as { text?: string }).text ?? []);
  expect(texts.map((key) => say(key))).toEqual(sentences);
});

it.each([
  [
    'activation-dashboard',
    'self-install-activate',
    'Get help with activation',
    'Obtener ayuda con la activación',
  ],
  [
    'activation-inprogress',
    'self-install-activate',
    'Get help with activation',
    'Obtener ayuda con la activación',
  ],
  ['activation-dashboard', 'activation-inprogress', 'See how it goes', 'Ver cómo va'],
  ['self-install-nothing', 'activation-inprogress', 'See how it goes', 'Ver cómo va'],
])('from %s to %s leads “%s”, in Spanish “%s”', (page, route, en, es) => {
  const controls = widgetsOfPage(page).flatMap(
    ({ settings }) => (settings as { controls?: Control[] }).controls ?? [],
  );
  const leading = controls.filter(({ do: action }) => JSON.stringify(action).includes(`"${route}"`));
  expect(leading.map(({ label }) => [say(label), say(label, {}, 'es')])).toEqual([[en, es]]);
});

it('SH-ROUTE-077: says aloud how it ended, since nobody presses anything before that', () => {
  const ended = ['activation:progress.done', 'activation:progress.failed'];
  const announced = widgetsOfPage('activation-inprogress').flatMap(({ settings }) => {
    const { text, announced: isAloud } = settings as { text?: string; announced?: boolean };
    return isAloud === true && text !== undefined ? [text] : [];
  });
  expect(announced.toSorted()).toEqual(ended);
});

it('SH-ROUTE-077: asks again every ten seconds, there only', () => {
  const timer = site.manifests.timer['activation-progress'];
  const counts = (facts: Facts): boolean => holds(askerFor({ ...waiting, ...facts }), timer?.while);
  expect(counts({ 'route.id': 'activation-inprogress' })).toBe(true);
  expect(counts({ 'route.id': 'services', 'kit.activating': true })).toBe(false);
  // What asks keeps its customer signed in: where nothing is being activated any more, it does not.
  const asks = (activating: boolean): boolean =>
    holds(askerFor({ ...waiting, 'kit.activating': activating }), timer?.when);
  expect([asks(true), asks(false)]).toEqual([true, false]);
  expect(durationOf(site.manifests, timer?.after ?? '')).toBe(10_000);
  expect(timer).toMatchObject({ do: { refresh: ['equipment'] }, repeats: true });
});

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}
