import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AtomValue } from '../fact/index.ts';
import type { AnalyticsEvent, AnalyticsManifest, AnalyticsMoment } from '../manifest/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { eventsFor, type UsageEvent } from './index.ts';

it.each<[AnalyticsMoment, UsageEvent, boolean]>([
  [{ arrived: {} }, { kind: 'arrived', route: 'room' }, true],
  [{ arrived: { routes: ['shelf'] } }, { kind: 'arrived', route: 'room' }, false],
  [{ arrived: { states: ['review'] } }, { kind: 'arrived', route: 'room' }, false],
  [{ arrived: { states: ['review'] } }, { kind: 'arrived', route: 'room', state: 'review' }, true],
  [{ arrived: {} }, { kind: 'left' }, false],
  [{ pressed: { actions: ['go'] } }, { kind: 'pressed', action: 'go' }, true],
  [{ pressed: { actions: ['go'] } }, { kind: 'pressed', action: 'send' }, false],
  [{ shown: {} }, { kind: 'shown', banner: 'sale' }, true],
  [{ shown: { banners: ['closing'] } }, { kind: 'shown', banner: 'sale' }, false],
  [{ ended: { sequence: 'lend' } }, { kind: 'ended', sequence: 'lend', operation: 'a', outcome: 'b' }, true],
  [{ ended: { sequence: 'buy' } }, { kind: 'ended', sequence: 'lend', operation: 'a', outcome: 'b' }, false],
  [{ ended: { outcomes: ['c'] } }, { kind: 'ended', sequence: 'lend', operation: 'a', outcome: 'b' }, false],
  [{ failed: {} }, { kind: 'failed', of: 'error' }, true],
  [{ failed: { of: ['call'] } }, { kind: 'failed', of: 'error' }, false],
  [{ problem: {} }, { kind: 'problem', code: 'widget-failed' }, true],
  [{ problem: { codes: ['other'] } }, { kind: 'problem', code: 'widget-failed' }, false],
  [{ begins: { toggle: 'on' } }, { kind: 'begins', topic: 'use', event: 'it' }, true],
  [{ begins: { toggle: 'on' } }, { kind: 'begins', topic: 'use', event: 'another' }, false],
  [{ left: true }, { kind: 'left' }, true],
])('of the moment %j, when there is %j: %s', (on, usage, isSent) => {
  expect(told({ on }, usage)).toHaveLength(isSent ? 1 : 0);
});

it('says what every event of the topic says, and what it says itself, of the moment too', () => {
  const event = {
    on: { arrived: {} },
    with: { where: { moment: 'route' }, before: { moment: 'before' } },
  } as const;
  expect(told(event, { kind: 'arrived', route: 'room' }, { 'reader.card': 'adult' })).toEqual([
    { event: 'it', with: { card: 'adult', build: 'small', where: 'room' } },
  ]);
});

it('is sent only while its condition holds, and not while that is not known', () => {
  const event = { on: { left: true }, when: { fact: 'reader.card', is: 'adult' } } as const;
  const sent = [{}, { 'reader.card': 'none' }, { 'reader.card': 'adult' }].map(
    (known) => told(event, { kind: 'left' }, known).length,
  );
  expect(sent).toEqual([0, 0, 1]);
});

it('never says what is personal or typed, whatever a manifest from elsewhere names', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      const known = { 'reader.name': `<${secret}>`, 'reader.note': `<${secret}>` };
      const events = told({ on: { left: true }, with: everything }, { kind: 'left' }, known);
      expect(JSON.stringify(events)).not.toContain(JSON.stringify(`<${secret}>`).slice(1, -1));
      expect(events[0]?.with).toEqual({ build: 'small' });
    }),
  );
});

const everything = {
  name: { fact: 'reader.name' },
  note: { fact: 'reader.note' },
  none: { fact: 'no.such' },
};

function told(
  event: Omit<AnalyticsEvent, 'description'>,
  usage: UsageEvent,
  known: Readonly<Record<string, AtomValue>> = {},
) {
  const manifest: AnalyticsManifest = {
    description: 'How the library is used.',
    service: '/analytics',
    topic: { default: 'use' },
    every: 'constant.tellEvery',
    mostPerSecond: 100,
    with: { card: { fact: 'reader.card' }, build: 'small' },
    events: { it: { description: 'It.', ...event } },
  };
  return eventsFor(evaluatorOf(site, known), 'use', manifest, usage);
}

const site = siteOf({
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        card: { type: 'enum', description: 'Card.', values: ['none', 'adult'] },
        name: { type: 'text', description: 'Name.', personal: true },
        note: { type: 'text', description: 'Note.', personal: false },
      },
    },
  },
});
