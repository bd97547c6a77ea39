import * as fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import {
  cardFrameChannel as ofFrame,
  type Configuration,
} from '../../../sandbox/card/frame/page/protocol.ts';
import type { FrameMessage } from '../../../sandbox/card/frame/page/protocol.ts';
import { readPortalMessage } from '../../../sandbox/card/frame/page/readPortalMessage.ts';
import {
  cardFrameChannel as ofPortal,
  type CardFrameConfiguration,
  type CardFrameMessage,
} from './protocol.ts';
import { readCardFrameMessage } from './readCardFrameMessage.ts';

/**
 * The portal and the card frame are deployed apart, so each has the protocol in its own words. Types are compared by the
 * compiler, messages by sending them.
 */
it('the portal knows every message of the card frame, and the frame every configuration of the portal', () => {
  expectTypeOf<FrameMessage>().toExtend<CardFrameMessage>();
  expectTypeOf<CardFrameMessage>().toExtend<FrameMessage>();
  expectTypeOf<CardFrameConfiguration['mode']>().toEqualTypeOf<Configuration['mode']>();
  expectTypeOf<keyof CardFrameConfiguration>().toEqualTypeOf<keyof Configuration>();
  expectTypeOf<keyof CardFrameConfiguration['limits']>().toEqualTypeOf<keyof Configuration['limits']>();
  expect(ofPortal).toBe(ofFrame);
});

const text = fc.string({ maxLength: 20 });
const field = fc.constantFrom('cardNumber', 'expiration', 'securityCode', 'zip', 'accountKind' as const);

const outcome: fc.Arbitrary<Extract<FrameMessage, { type: 'result' }>['outcome']> = fc.oneof(
  fc.record({
    kind: fc.constant('token'),
    token: text,
    method: fc.record({ type: text, lastFour: text, expiration: text }),
  }),
  fc.record({ kind: fc.constant('proof'), proof: text }),
  fc.record({
    kind: fc.constant('invalid'),
    fields: fc.array(fc.record({ field, error: fc.constantFrom('missing', 'invalid'), message: text })),
  }),
  fc.record({ kind: fc.constantFrom('mismatch', 'too-many-attempts', 'failed') }),
);

const saidByFrame: fc.Arbitrary<FrameMessage> = fc.oneof(
  fc.record({ type: fc.constantFrom('ready', 'submit-requested') }),
  fc.record({ type: fc.constant('resize'), height: fc.nat({ max: 2_000 }) }),
  fc.record({ type: fc.constant('result'), requestId: text, outcome }),
);

it('what the card frame says the portal reads as it was said', () => {
  fc.assert(
    fc.property(saidByFrame, (message) => {
      expect(readCardFrameMessage({ channel: ofFrame, ...message })).toEqual(message);
    }),
  );
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const count = fc.nat({ max: 40 });
const color = fc.stringMatching(/^#[0-9a-f]{6}$/);

const configured: fc.Arbitrary<CardFrameConfiguration> = fc.record(
  {
    ticket: text,
    mode: fc.constantFrom('card', 'bank-account', 'security-code'),
    language: fc.constantFrom('en', 'es'),
    scheme: fc.constantFrom('light', 'dark', 'system'),
    surface: fc.constantFrom('page', 'chosen'),
    method: fc.record({ id: text, type: text }),
    copy: fc.dictionary(text, text),
    limits: fc.record(
      {
        maxExpiryYears: count,
        securityCodeLength: count,
        amexSecurityCodeLength: count,
        zipLength: count,
        today: day,
        notBefore: day,
      },
      {
        requiredKeys: [
          'maxExpiryYears',
          'securityCodeLength',
          'amexSecurityCodeLength',
          'zipLength',
          'today',
        ],
      },
    ),
    brand: fc.record({ accent: color, accentDark: color }),
  },
  { requiredKeys: ['ticket', 'mode', 'language', 'scheme', 'surface', 'copy', 'limits'] },
);

it('what the portal says the card frame reads as it was said', () => {
  fc.assert(
    fc.property(configured, fc.string(), (configuration, requestId) => {
      for (const message of [
        { type: 'configure', ...configuration },
        { type: 'limits', limits: configuration.limits },
        { type: 'submit', requestId },
        { type: 'focus', field: 'zip' },
        { type: 'clear' },
      ]) {
        expect(readPortalMessage({ channel: ofPortal, ...message })).toMatchObject(message);
      }
    }),
  );
});
