import { expect, it } from 'vitest';
import { eventsFor, type UsageEvent } from '../../engine/core/analytics/index.ts';
import { durationOf } from '../../engine/core/duration/durationOf.ts';
import { assignmentOf } from '../../engine/core/fact/index.ts';
import { withDerived } from './customer.ts';
import { site as realSite } from './realSite.ts';

const { analytics } = realSite.manifests;

it('SH-ANLY-004 each topic is another one in production', () => {
  expect(Object.fromEntries(Object.entries(analytics).map(([id, { topic }]) => [id, topic]))).toEqual({
    decisions: { default: 'portal-decisions-test', PROD: 'portal-decisions' },
    usage: { default: 'portal-usage-test', PROD: 'portal-usage' },
  });
});

it('SH-CONST-023, SH-ANLY-005, SH-ANLY-006: events are sent every five seconds, and no more than a hundred within one', () => {
  for (const { every, mostPerSecond } of Object.values(analytics))
    expect([durationOf(realSite.manifests, every), mostPerSecond]).toEqual([5_000, 100]);
});

it.each<UsageEvent>([
  { kind: 'arrived', route: 'billing' },
  { kind: 'pressed', action: 'go', target: 'pay' },
  { kind: 'shown', banner: 'get-the-app' },
  { kind: 'ended', sequence: 'one-time-payment', operation: 'pay', outcome: 'unknown' },
  { kind: 'problem', code: 'widget-failed' },
  { kind: 'failed', of: 'call' },
  { kind: 'begins', topic: 'usage', event: 'connectionRestored' },
  { kind: 'left' },
])('SH-CONST-005 the version of the application goes with the event that $kind brings about', (happening) => {
  const assignment = assignmentOf(realSite.vocabulary, {});
  const events = Object.entries(analytics).flatMap(([id, manifest]) =>
    eventsFor({ site: realSite, assignment }, id, manifest, happening),
  );
  expect(events).toMatchObject([{ with: { appVersion: '13.22.0' } }]);
});

it.each<[string, UsageEvent, string]>([
  ['SH-BANNER-010', { kind: 'shown', banner: 'get-the-app' }, 'bannerShown'],
  ['SH-BANNER-012', { kind: 'pressed', action: 'dismiss' }, 'selectAction'],
  ['SH-BANNER-014', { kind: 'pressed', action: 'go', target: 'mobile-app' }, 'selectAction'],
])('%s: %j is told as one event, %s', (_, happening, event) => {
  const { kind, ...names } = happening;
  const usage = analytics['usage'];
  const around = { site: realSite, assignment: assignmentOf(realSite.vocabulary, {}) };
  const told = usage ? eventsFor(around, 'usage', usage, happening) : [];
  expect([kind, told]).toMatchObject([happening.kind, [{ event, with: names }]]);
});

it.each<UsageEvent>([
  { kind: 'ended', sequence: 'one-time-payment', operation: 'pay-now', outcome: 'declined' },
  { kind: 'problem', code: 'source-failed' },
])('of what failed in a sequence the code is told and where, never a text: %j', (happening) => {
  const usage = analytics['usage'];
  const around = { site: realSite, assignment: assignmentOf(realSite.vocabulary, {}) };
  const { kind: _, ...names } = happening;
  const [told] = usage ? eventsFor(around, 'usage', usage, happening) : [];
  expect(told?.with).toEqual({ ...names, appVersion: '13.22.0' });
});

it('tells every refusal, and entries of a few visits', () => {
  expect(analytics['decisions']?.decisions).toMatchObject({ refused: 100, entered: 10 });
});

it('SH-CONN-011: tells that the network is back when it is, and not when it goes', () => {
  expect(analytics['usage']?.events?.['connectionRestored']?.on).toEqual({
    begins: { fact: 'connection.online', is: true },
  });
});

it.each([
  ['SH-CONST-006', 'native-ios', '2.2959'],
  ['SH-CONST-006', 'native-android', '2.2959'],
  ['SH-CONST-007', 'web', '2.3120'],
  ['SH-CONST-007', 'webview', '2.3120'],
])('%s: events of %s say that they follow the requirements %s', (_, kind, requirements) => {
  const facts = assignmentOf(realSite.vocabulary, withDerived({ 'platform.kind': kind }));
  const usage = analytics['usage'];
  const [event] = usage
    ? eventsFor({ site: realSite, assignment: facts }, 'usage', usage, { kind: 'left' })
    : [];
  expect(event?.with).toMatchObject({ requirements });
});

it.each(['none', 'known', 'ErrorTimeout', 'ErrorUnknown'])(
  'SH-ANLY-013, SH-ANLY-014: events say of the device %s',
  (deviceData) => {
    const facts = assignmentOf(realSite.vocabulary, { 'platform.deviceData': deviceData });
    const usage = analytics['usage'];
    const [event] = usage
      ? eventsFor({ site: realSite, assignment: facts }, 'usage', usage, { kind: 'left' })
      : [];
    expect(event?.with).toMatchObject({ deviceData });
  },
);
