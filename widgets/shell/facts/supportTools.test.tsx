import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue, FactSource, SourceServices } from '../../../engine/index.ts';
import { chatSource, coBrowsingSource } from './supportTools.ts';

const marks = document.documentElement.dataset;

afterEach(() => {
  vi.restoreAllMocks();
  delete marks['coBrowse'];
  delete marks['chat'];
});

it('SH-NAV-012: a session of support is live for as long as its tool marks the document', async () => {
  const { known, stop } = start(coBrowsingSource);
  expect(known).toEqual({ 'co-browsing.live': false, 'co-browsing.flag': false });
  marks['coBrowse'] = 'live';
  await vi.waitFor(() => expect(known['co-browsing.live']).toBe(true));
  delete marks['coBrowse'];
  await vi.waitFor(() => expect(known['co-browsing.live']).toBe(false));
  stop();
});

it.each([
  ['the query', 'https://portal.example/billing?co-browse=true', ''],
  ['a cookie', 'https://portal.example/billing', 'language=en; co_browse=true'],
])('SH-NAV-013: the flag comes with %s', (_, name, cookie) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const { known, stop } = start(coBrowsingSource);
  expect(known['co-browsing.flag']).toBe(true);
  stop();
});

it('SH-SESS-024, SH-PUSH-009: the chat is loaded, or has expired, when its tool says so', async () => {
  const { known, stop } = start(chatSource);
  expect(known).toEqual({ 'chat.loaded': false, 'chat.expired': false });
  marks['chat'] = 'loaded';
  await vi.waitFor(() => expect(known).toEqual({ 'chat.loaded': true, 'chat.expired': false }));
  marks['chat'] = 'expired';
  await vi.waitFor(() => expect(known).toEqual({ 'chat.loaded': true, 'chat.expired': true }));
  stop();
});

function start(source: FactSource) {
  const known: Record<string, AtomValue | undefined> = {};
  const services: Partial<SourceServices> = { set: (values) => void Object.assign(known, values) };
  return { known, stop: source(services as SourceServices) };
}
