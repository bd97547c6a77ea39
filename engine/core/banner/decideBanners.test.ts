import { describe, expect, it } from 'vitest';
import { assignmentOf, type AtomValue } from '../fact/index.ts';
import { createTracingEvaluator } from '../decision/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { bannersInDoubt, decideBanners, type BannerOptions } from './decideBanners.ts';

describe('decideBanners', () => {
  it('shows those of the placement whose condition holds, the most urgent first', () => {
    expect(shown({ 'toggle:sale': true })).toEqual(['closing', 'sale', 'welcome']);
  });

  it('does not show what does not hold, or is not known yet', () => {
    expect(shown({ 'toggle:sale': false })).toEqual(['closing', 'welcome']);
    expect(shown({})).toEqual(['closing', 'welcome']);
  });

  it('shows no more than the placement allows', () => {
    expect(decideBanners(evaluatorOf(site, open), 'side', options).map(({ id }) => id)).toEqual([
      'urgent-note',
    ]);
  });

  it('makes room for the next when one is dismissed', () => {
    const dismissed = { ...options, isDismissed: (id: string) => id === 'urgent-note' };
    expect(decideBanners(evaluatorOf(site, open), 'side', dismissed).map(({ id }) => id)).toEqual(['note']);
  });

  it('shows one that was dismissed of another thing', () => {
    const dismissed = { ...options, isDismissed: (id: string) => id === 'lent.l-1' };
    const of = (loan: string) =>
      decideBanners(evaluatorOf(site, { ...open, 'reader.loan': loan }), 'below', dismissed).length;
    expect([of('l-1'), of('l-2')]).toEqual([0, 1]);
  });

  it('shows what cannot be dismissed, even if it could be once and was', () => {
    expect(shown({}, { isDismissed: () => true })).toContain('closing');
  });

  it('shows page alerts where neither the route nor the flow says otherwise', () => {
    expect(shown({}, { route: 'home' })).toEqual(['closing', 'welcome']);
  });

  it('keeps page alerts away from a route that says so, and only those', () => {
    expect(shown({}, { route: 'exam' })).toEqual([]);
    expect(
      decideBanners(evaluatorOf(site, open), 'side', { ...options, route: 'exam' }).map(({ id }) => id),
    ).toEqual(['urgent-note']);
  });

  it('keeps page alerts away from a flow that says so', () => {
    expect(shown({}, { route: 'quiet' })).toEqual([]);
  });

  it('shows nothing at a placement that does not exist', () => {
    expect(decideBanners(evaluatorOf(site), 'toString', options)).toEqual([]);
  });

  it('writes down why one is missing', () => {
    const evaluator = createTracingEvaluator(site, assignmentOf(site.vocabulary, open));
    decideBanners(evaluator, 'top', { ...options, route: 'exam' });
    decideBanners(evaluator, 'side', { ...options, isDismissed: () => false });
    expect(evaluator.reasons.map(({ subject, outcome }) => `${subject} ${outcome}`)).toEqual([
      'route exam keeps page alerts away',
      'banner urgent-note true',
      'banner note true',
      'banner note no room: others are more urgent',
    ]);
  });

  it('does not say that there is no room for one that would not show anyway', () => {
    const evaluator = createTracingEvaluator(site, assignmentOf(site.vocabulary, open));
    decideBanners(evaluator, 'side', { ...options, isDismissed: (id) => id === 'note' });
    expect(evaluator.reasons.map(({ subject, outcome }) => `${subject} ${outcome}`)).toEqual([
      'banner urgent-note true',
      'banner note true',
      'banner note dismissed',
    ]);
  });

  it('writes down which was dismissed', () => {
    const evaluator = createTracingEvaluator(site, assignmentOf(site.vocabulary, open));
    decideBanners(evaluator, 'side', { ...options, isDismissed: (id) => id === 'urgent-note' });
    expect(evaluator.reasons.map(({ subject, outcome }) => `${subject} ${outcome}`)).toEqual([
      'banner urgent-note true',
      'banner urgent-note dismissed',
      'banner note true',
    ]);
  });
});

describe('bannersInDoubt', () => {
  it('is so while the condition of one is not known that would show', () => {
    expect([inDoubt('top', open), inDoubt('top', { ...open, 'toggle:sale': false })]).toEqual([true, false]);
  });

  it('is not so of one for which there is no room, that was dismissed, or whose placement does not show', () => {
    expect(inDoubt('below', open)).toBe(false);
    expect(inDoubt('below', open, { isDismissed: () => true })).toBe(true);
    expect(inDoubt('side')).toBe(true);
    expect(inDoubt('side', {}, { isDismissed: () => true })).toBe(false);
    expect(inDoubt('top', {}, { route: 'exam' })).toBe(false);
  });
});

const forAll = { fact: 'library.open', is: true };
const banner = { tone: 'information', title: 'banners:title' } as const;

const site = siteOf({
  site: {
    placements: {
      top: { description: 'Above the content.', limit: 3, pageAlerts: true },
      side: { description: 'Beside the content.', limit: 1 },
      below: { description: 'Below the content.', limit: 1 },
    },
  },
  toggle: { sale: { default: false, owner: 'Desk' } },
  route: {
    home: { path: '/', page: 'home' },
    exam: { path: '/exam', page: 'exam', showPageAlerts: false },
    quiet: { path: '/quiet', page: 'quiet', flow: 'quiet' },
  },
  flow: { quiet: { regions: [], width: 'reading', pageAlerts: false } },
  facts: {
    reader: {
      comesFrom: 'The desk.',
      facts: { loan: { type: 'text', description: 'The latest loan.', personal: true } },
    },
    library: { comesFrom: 'The house.', facts: { open: { type: 'boolean', description: 'Open.' } } },
  },
  banner: {
    lent: {
      ...banner,
      placement: 'below',
      priority: 1,
      when: forAll,
      dismissal: { forDays: 7, of: 'reader.loan' },
    },
    offer: { ...banner, placement: 'below', priority: 0, when: { toggle: 'sale' } },
    welcome: { ...banner, placement: 'top', priority: 1, when: forAll, dismissal: { forSession: true } },
    sale: { ...banner, placement: 'top', priority: 20, when: { toggle: 'sale' } },
    closing: { ...banner, placement: 'top', priority: 300, when: forAll },
    note: { ...banner, placement: 'side', priority: 1, when: forAll, dismissal: { forDays: 7 } },
    'urgent-note': { ...banner, placement: 'side', priority: 2, when: forAll, dismissal: { forDays: 7 } },
  },
});

const open = { 'library.open': true };

const options: BannerOptions = { route: 'home', isDismissed: () => false };

function inDoubt(placement: string, known = {}, different: Partial<BannerOptions> = {}): boolean {
  return bannersInDoubt(evaluatorOf(site, known), placement, { ...options, ...different });
}

function shown(known: Record<string, AtomValue>, different: Partial<BannerOptions> = {}): string[] {
  const evaluator = evaluatorOf(site, { ...open, ...known });
  return decideBanners(evaluator, 'top', { ...options, ...different }).map(({ id }) => id);
}
