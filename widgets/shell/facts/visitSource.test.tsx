import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue, SourceServices } from '../../../engine/index.ts';
import { visitSource } from './visitSource.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['SH-STORE-004', 'https://portal.example/?source-app=stva-ios', 'stva-ios'],
  ['SH-STORE-005', 'https://portal.example/?source-app=stva-android', 'stva-android'],
  ['SH-STORE-004', 'https://portal.example/?source-app=other-app', 'other'],
  ['SH-STORE-004', 'https://portal.example/', 'other'],
])('%s: who came by %s came from %s', (_, name, app) => {
  const entry = { name } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  expect(visit().known['visit.sourceApp']).toBe(app);
});

it('SH-STORE-001: the site before is known without its query', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://town.example/offers?secret=1#two');
  expect(visit().known['visit.referrer']).toBe('https://town.example/offers');
});

it('who came from nowhere has no site before', () => {
  expect(visit().known['visit.referrer']).toBeUndefined();
});

it('SH-STORE-006, SH-ECAT-009: the page before, and the present one with its path, follow the customer', () => {
  const { known, come } = visit();
  expect([known['visit.previousPage'], known['visit.arrival']]).toEqual([undefined, 'support /']);
  come('error');
  expect([known['visit.previousPage'], known['visit.arrival']]).toEqual(['support', 'error /']);
});

function visit() {
  const known: Record<string, AtomValue | undefined> = { 'route.id': 'support' };
  let arrive: (() => void) | undefined;
  const services: Partial<SourceServices> = {
    set: (values) => void Object.assign(known, values),
    fact: (name) => known[name],
    watch(_, listener) {
      arrive = listener;
      return () => undefined;
    },
  };
  visitSource(services as SourceServices);
  const come = (route: string): void => {
    known['route.id'] = route;
    arrive?.();
  };
  return { known, come };
}
