import { expect, it } from 'vitest';
import { askerFor, visitor, type Facts } from './customer.ts';
import { site } from './realSite.ts';

const setWith = (known: Facts): string[] =>
  Object.entries(site.manifests.cookie).flatMap(([id, { name, when }]) => {
    const location = { kind: 'cookie', id, pointer: '/when', subject: id } as const;
    return when && askerFor({ ...visitor, ...known }).evaluate(when, location) === true ? name : [];
  });

it.each([
  ['SH-STORE-002, SH-STORE-004', 'stva-ios', ['oneapp']],
  ['SH-STORE-005', 'stva-android', ['oneapp']],
  ['SH-STORE-004', 'other', []],
])('%s: who came from %s gets the cookies %j', (_, app, cookies) => {
  expect(setWith({ 'visit.sourceApp': app })).toEqual(cookies);
});

it.each([
  ['error', ['error']],
  ['not-found', ['error']],
  ['maintenance', ['error']],
  ['support', []],
])('SH-ECAT-009: on the route %s the cookies %j are set', (route, cookies) => {
  expect(setWith({ 'route.id': route })).toEqual(cookies);
});

it('SH-STORE-006: no cookie outlives the browser', () => {
  expect(Object.values(site.manifests.cookie).filter(({ lasts }) => lasts)).toEqual([]);
});
