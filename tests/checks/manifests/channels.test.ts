import { expect, it } from 'vitest';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

it('SH-ROUTE-017: the channels are a page of their own, for whoever is signed in', () => {
  for (const role of ['Primary', 'Standard', 'Child'])
    expect(at('/channel-lineup', { ...regular, 'session.role': role })).toMatchObject({
      kind: 'show',
      page: 'channel-lineup',
    });
  expect(at('/channel-lineup', visitor)).toEqual({
    kind: 'redirect',
    address: '/login?returnTo=%2Fchannel-lineup',
  });
});

it('SH-ROUTE-017: can be searched by name and number, and narrowed down to those of the plan', () => {
  const table = widgetsOfPage('channel-lineup').find(({ widget }) => widget === 'content/table');
  expect(table?.settings).toMatchObject({
    items: 'channel',
    columns: ['channel.number', 'channel.name', 'channel.genre', 'channel.picture', 'channel.plan'],
    search: { fields: ['channel.name', 'channel.number'] },
    filter: ['channel.genre', 'channel.plan', 'channel.picture'],
  });
});

it('SH-ROUTE-017: who has no TV is told whose channels these are', () => {
  const notices = [true, false].map((hasTv) =>
    shownWidgets(
      askerFor({ ...regular, 'account.hasTv': hasTv }),
      site.manifests.page['channel-lineup']?.body ?? [],
    ).filter(({ widget }) => widget === 'content/notice'),
  );
  expect(notices.map(({ length }) => length)).toEqual([0, 1]);
  expect([say('channels:noTv.text'), say('channels:noTv.text', {}, 'es')]).toEqual([
    'This is what our TV plans have.',
    'Esto es lo que tienen nuestros planes de TV.',
  ]);
});

it('SH-ROUTE-017: the page of TV leads there', () => {
  expect(JSON.stringify(widgetsOfPage('services-tv'))).toContain('{"go":{"route":"channel-lineup"}}');
});

it('SH-REDIR-003: the old address leads there, signed in or not', () => {
  for (const facts of [regular, visitor])
    expect(at('/tv/channel-lineup', facts)).toEqual({ kind: 'redirect', address: '/channel-lineup' });
});

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}
