import { expect, it } from 'vitest';
import { eventsFor, type UsageEvent } from '../../../engine/core/analytics/index.ts';
import { createEvaluator, type Evaluator } from '../../../engine/core/decision/index.ts';
import { durationOf } from '../../../engine/core/duration/durationOf.ts';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import { type Facts, withDerived } from './customer.ts';
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
])(
  'SH-CONST-005 the version of the application goes with the event that $kind brings about',
  (usageEvent) => {
    const evaluator = evaluatorFor({});
    const events = Object.entries(analytics).flatMap(([id, manifest]) =>
      eventsFor(evaluator, id, manifest, usageEvent),
    );
    expect(events).toMatchObject([{ with: { appVersion: '13.22.0' } }]);
  },
);

it.each<[string, UsageEvent, string]>([
  ['SH-BANNER-010', { kind: 'shown', banner: 'get-the-app' }, 'bannerShown'],
  ['SH-BANNER-012', { kind: 'pressed', action: 'dismiss' }, 'selectAction'],
  ['SH-BANNER-014', { kind: 'pressed', action: 'go', target: 'mobile-app' }, 'selectAction'],
])('%s: %j is told as one event, %s', (_, usageEvent, event) => {
  const { kind, ...names } = usageEvent;
  const usage = analytics['usage'];
  const told = usage ? eventsFor(evaluatorFor({}), 'usage', usage, usageEvent) : [];
  expect([kind, told]).toMatchObject([usageEvent.kind, [{ event, with: names }]]);
});

it.each<UsageEvent>([
  { kind: 'ended', sequence: 'one-time-payment', operation: 'pay-now', outcome: 'declined' },
  { kind: 'problem', code: 'source-failed' },
])('of what failed in a sequence the code is told and where, never a text: %j', (usageEvent) => {
  const usage = analytics['usage'];
  const { kind: _, ...names } = usageEvent;
  const [told] = usage ? eventsFor(evaluatorFor({}), 'usage', usage, usageEvent) : [];
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
  const evaluator = evaluatorFor(withDerived({ 'platform.kind': kind }));
  const usage = analytics['usage'];
  const [event] = usage ? eventsFor(evaluator, 'usage', usage, { kind: 'left' }) : [];
  expect(event?.with).toMatchObject({ requirements });
});

it.each(['none', 'known', 'ErrorTimeout', 'ErrorUnknown'])(
  'SH-ANLY-013, SH-ANLY-014: events say of the device %s',
  (deviceData) => {
    const evaluator = evaluatorFor({ 'platform.deviceData': deviceData });
    const usage = analytics['usage'];
    const [event] = usage ? eventsFor(evaluator, 'usage', usage, { kind: 'left' }) : [];
    expect(event?.with).toMatchObject({ deviceData });
  },
);

function evaluatorFor(facts: Facts): Evaluator {
  return createEvaluator(realSite, assignmentOf(realSite.vocabulary, facts));
}
