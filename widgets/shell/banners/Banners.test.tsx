import { act, fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget } from '../../testing/index.ts';

it('shows the most urgent first (BL-BAN-020)', async () => {
  const { root } = await stage('several, the most urgent first');
  expect(titles(root)).toEqual(['Pay balance and return equipment', 'Return your equipment']);
  expect(root.textContent).toContain('Please pay $40.00 and return your equipment.');
});

it.each([
  [{ placement: 'billing-alerts', atMost: 1 }, ['Pay balance and return equipment'], 0],
  [{ restOf: 'billing-alerts' }, ['Return your equipment'], 1],
])(
  'shows the most urgent in one place and the others, quieter, in another: %j',
  async (settings, shown, quiet) => {
    const example = exampleOf('shell/banners', 'several, the most urgent first');
    const { root } = await stageWidget('shell/banners', { ...example, settings }, { packs });
    expect(titles(root)).toEqual(shown);
    expect(root.querySelectorAll('[class*=quiet]')).toHaveLength(quiet);
  },
);

it('can be dismissed where its manifest says so, and stays away', async () => {
  const { root, portal } = await stage('one that can be dismissed');
  expect(portal.dismissals.isDismissed('enroll-in-auto-pay')).toBe(false);
  fireEvent.click(await within(root).findByRole('button', { name: 'Not now' }));
  await settled(root);
  expect(titles(root)).toEqual([]);
  expect(portal.dismissals.isDismissed('enroll-in-auto-pay')).toBe(true);
});

it.each([
  ['SH-BANNER-012', 'Dismiss', { dismiss: true }],
  ['SH-BANNER-014', 'View', { go: { external: 'mobile-app' } }],
])('%s: pressing %s of the offer of the app is one event', async (_, name, does) => {
  const example = exampleOf('shell/banners', 'none');
  const offered = {
    settings: { placement: 'mobile-banner' },
    toggles: { 'mobile-banner': true },
    facts: { 'session.signedIn': true, 'platform.system': 'ios' },
  };
  const { root, portal } = await stageWidget('shell/banners', { ...example, ...offered }, { packs });
  vi.spyOn(portal.ports, 'leave').mockReturnValue();
  const track = vi.spyOn(portal.analytics, 'track');
  fireEvent.click(await within(root).findByRole('button', { name }));
  await settled(root);
  const presses = track.mock.calls.filter(([{ kind }]) => kind === 'pressed');
  expect(presses).toEqual([[{ kind: 'pressed', does, container: 'get-the-app' }]]);
  expect(titles(root)).toEqual([]);
});

it('SH-BANNER-010: tells once that the offer of the app was shown, however often it comes back', async () => {
  const example = exampleOf('shell/banners', 'none');
  const offered = {
    settings: { placement: 'mobile-banner' },
    toggles: { 'mobile-banner': true },
    facts: { 'session.signedIn': true, 'platform.system': 'ios', 'address.shown': '/support' },
  };
  const { root, portal } = await stageWidget('shell/banners', { ...example, ...offered }, { packs });
  const track = vi.spyOn(portal.analytics, 'track');
  const shown: number[] = [];
  for (const address of ['/support', '/billing', '/support', '/account-summary']) {
    act(() => portal.store.set({ 'address.shown': address }));
    await settled(root);
    shown.push(titles(root).length);
  }
  expect(shown).toEqual([0, 1, 0, 1]);
  expect(track.mock.calls).toEqual([[{ kind: 'shown', banner: 'get-the-app' }]]);
});

it('tells analytics which banner its cross has dismissed', async () => {
  const example = exampleOf('shell/banners', 'several, the most urgent first');
  const paid = {
    'billing.confirmation': 'cash',
    'billing.confirmedOn': '2026-11-20',
    'billing.confirmedId': 'p-1',
  };
  const facts = { ...example.facts, ...paid, 'billing.confirmedAmount': 4_000 };
  const { root, portal } = await stageWidget('shell/banners', { ...example, facts }, { packs });
  const track = vi.spyOn(portal.analytics, 'track');
  fireEvent.click(await within(root).findByRole('button', { name: 'Dismiss' }));
  await settled(root);
  expect(titles(root)).toHaveLength(2);
  const does = { dismiss: true };
  expect(track.mock.calls).toContainEqual([{ kind: 'pressed', does, container: 'mobile-paid-cash' }]);
});

it('has no button to dismiss what must be seen', async () => {
  const example = exampleOf('shell/banners', 'several, the most urgent first');
  const facts = { ...example.facts, 'billing.autoPayEnrolled': true };
  const { root } = await stageWidget('shell/banners', { ...example, facts }, { packs });
  expect(titles(root)).toHaveLength(2);
  expect(within(root).queryByRole('button')).toBeNull();
});

it('takes no room where there is none', async () => {
  const { root } = await stage('none');
  expect(root.innerHTML).toBe('');
});

it('SH-CONST-029: takes the focus after 300 ms where its manifest says so, but not from what somebody is doing', async () => {
  const example = exampleOf('shell/banners', 'one that can be dismissed');
  const settings = { placement: 'billing-offers', focusAfter: 'bannerFocusDelay' };
  const { root, portal } = await stageWidget('shell/banners', { ...example, settings }, { packs });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const offer = (known: boolean): void =>
      act(() => portal.store.set({ 'billing.canEnrollInAutoPay': known }));
    offer(false);
    offer(true);
    wait(299);
    expect(root.contains(document.activeElement)).toBe(false);
    wait(1);
    // What takes the focus has a name, or nothing would be said of it.
    expect(document.activeElement).toBe(within(root).getByRole('region', { name: titles(root).join(' ') }));
    offer(false);
    const field = document.body.appendChild(document.createElement('input'));
    offer(true);
    field.focus();
    wait(300);
    expect(document.activeElement).toBe(field);
    field.remove();
  } finally {
    vi.useRealTimers();
  }
});

it('holds back what stands below until it is known which show, where its manifest says so, but no longer than a moment', async () => {
  const example = exampleOf('shell/banners', 'one that can be dismissed');
  const settings = { placement: 'billing-offers', holdsBack: true };
  const { root, portal } = await stageWidget('shell/banners', { ...example, settings }, { packs });
  const heldBack = (): Element | null => root.querySelector('[data-holds-back]');
  const offer = (known: boolean | undefined): void =>
    act(() => portal.store.set({ 'billing.canEnrollInAutoPay': known }));
  expect(heldBack()).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  offer(undefined);
  expect(heldBack()).not.toBeNull();
  offer(true);
  expect([heldBack(), titles(root).length]).toEqual([null, 1]);
  offer(undefined);
  act(() => vi.advanceTimersByTime(4_000));
  expect([heldBack(), titles(root).length]).toEqual([null, 0]);
  vi.useRealTimers();
});

it('holds back what stands below while a banner that shows has no words yet', async () => {
  const example = exampleOf('shell/banners', 'several, the most urgent first');
  const settings = { placement: 'billing-alerts', holdsBack: true };
  const { root, portal } = await stageWidget('shell/banners', { ...example, settings }, { packs });
  const say = (confirmedAmount: number | undefined): void =>
    act(() =>
      portal.store.set({
        'billing.confirmation': 'cash',
        'billing.confirmedOn': '2026-11-20',
        'billing.confirmedAmount': confirmedAmount,
      }),
    );
  say(undefined);
  expect([root.querySelector('[data-holds-back]') === null, titles(root)]).toEqual([false, []]);
  say(4_000);
  await settled(root);
  expect([root.querySelector('[data-holds-back]'), titles(root).length]).toEqual([null, 3]);
});

async function stage(name: string) {
  return stageWidget('shell/banners', exampleOf('shell/banners', name), { packs });
}

function titles(root: HTMLElement): string[] {
  return [...root.querySelectorAll('.title')].map((title) => title.textContent);
}

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
