import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue, SourceServices } from '../../../engine/index.ts';
import { coBrowsingSource } from './coBrowsingSource.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['coBrowse'];
});

it('SH-NAV-012: a session of support is live for as long as its tool marks the document', async () => {
  const { known, stop } = coBrowsing();
  expect(known).toEqual({ 'co-browsing.live': false, 'co-browsing.flag': false });
  document.documentElement.dataset['coBrowse'] = 'live';
  await vi.waitFor(() => expect(known['co-browsing.live']).toBe(true));
  delete document.documentElement.dataset['coBrowse'];
  await vi.waitFor(() => expect(known['co-browsing.live']).toBe(false));
  stop();
});

it.each([
  ['the query', 'https://portal.example/billing?co-browse=true', ''],
  ['a cookie', 'https://portal.example/billing', 'language=en; co_browse=true'],
])('SH-NAV-013: the flag comes with %s', (_, name, cookie) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const { known, stop } = coBrowsing();
  expect(known['co-browsing.flag']).toBe(true);
  stop();
});

function coBrowsing() {
  const known: Record<string, AtomValue | undefined> = {};
  const services: Partial<SourceServices> = { set: (values) => void Object.assign(known, values) };
  return { known, stop: coBrowsingSource(services as SourceServices) };
}
