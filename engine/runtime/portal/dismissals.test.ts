import { describe, expect, it, vi } from 'vitest';
import { fakePorts, type FakePorts } from '../testing/index.ts';
import { createDismissals } from './dismissals.ts';

const day = 86_400_000;

describe('a banner that was dismissed for days', () => {
  it.each([7, 15, 60])('is dismissed until %i are over, over visits and after signing out', (forDays) => {
    const ports = fakePorts();
    createDismissals(ports).dismiss('news', { forDays });
    ports.storage.clear('portal.customer.');
    ports.clock.advance(forDays * day - 1);
    expect(createDismissals(otherTab(ports)).isDismissed('news')).toBe(true);
    ports.clock.advance(1);
    expect(createDismissals(otherTab(ports)).isDismissed('news')).toBe(false);
  });

  it('stays away in this session, also when the browser has forgotten for how long', () => {
    const ports = fakePorts();
    createDismissals(ports).dismiss('news', { forDays: 7 });
    ports.storage.clear('');
    expect(createDismissals(ports).isDismissed('news')).toBe(true);
  });
});

describe('a banner that was dismissed for the session', () => {
  it('is dismissed in this tab until the customer signs out', () => {
    const ports = fakePorts();
    createDismissals(ports).dismiss('news', { forSession: true });
    ports.clock.advance(30 * day);
    expect(createDismissals(ports).isDismissed('news')).toBe(true);
    expect(createDismissals(otherTab(ports)).isDismissed('news')).toBe(false);
    ports.tabStorage.clear('portal.customer.');
    expect(createDismissals(ports).isDismissed('news')).toBe(false);
  });
});

describe('what is shown once a session', () => {
  it('was not seen on the visit on which it shows, but on each later one', () => {
    const ports = fakePorts();
    const dismissals = createDismissals(ports);
    dismissals.see('news', 3);
    dismissals.see('news', 4);
    expect([3, 4, 5].map((visit) => dismissals.wasSeen('news', visit))).toEqual([false, true, true]);
    expect(dismissals.wasSeen('other-news', 4)).toBe(false);
  });

  it('SH-ASA-005: was seen before the page was loaded again, and shows anew after signing out', () => {
    const ports = fakePorts();
    createDismissals(ports).see('news', 1);
    ports.clock.advance(1);
    expect(createDismissals(ports).wasSeen('news', 1)).toBe(true);
    ports.tabStorage.clear('portal.customer.');
    expect(createDismissals(ports).wasSeen('news', 1)).toBe(false);
  });
});

it('knows each banner by itself', () => {
  const dismissals = createDismissals(fakePorts());
  dismissals.dismiss('news', { forDays: 7 });
  expect(dismissals.isDismissed('other-news')).toBe(false);
});

it('does not dismiss what cannot be dismissed', () => {
  const dismissals = createDismissals(fakePorts());
  dismissals.dismiss('news', undefined);
  expect([dismissals.isDismissed('news'), dismissals.version()]).toEqual([false, 0]);
});

it('takes what is no time for a time that is over', () => {
  const ports = fakePorts();
  ports.storage.set('portal.dismissed.news', 'for ever');
  expect(createDismissals(ports).isDismissed('news')).toBe(false);
});

it('tells those who listen', () => {
  const dismissals = createDismissals(fakePorts());
  const heard = vi.fn<() => void>();
  dismissals.subscribe(heard);
  dismissals.dismiss('news', { forSession: true });
  expect(heard).toHaveBeenCalledOnce();
  expect(dismissals.version()).toBe(1);
});

function otherTab({ storage, clock }: FakePorts): FakePorts {
  return fakePorts({ storage, clock });
}
