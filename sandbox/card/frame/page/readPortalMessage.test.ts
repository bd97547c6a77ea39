import { expect, it } from 'vitest';
import { readPortalMessage } from './readPortalMessage.ts';

const configure = {
  channel: 'card-frame',
  type: 'configure',
  ticket: 'ticket',
  mode: 'card',
  language: 'en',
  scheme: 'system',
  surface: 'page',
  copy: { 'label.cardNumber': 'Card number' },
  limits: {
    maxExpiryYears: 20,
    securityCodeLength: 3,
    amexSecurityCodeLength: 4,
    zipLength: 5,
    today: '2026-11-20',
  },
};

it('reads what the portal says', () => {
  expect(readPortalMessage(configure)?.type).toBe('configure');
  expect(readPortalMessage({ channel: 'card-frame', type: 'submit', requestId: '1' })).toEqual({
    type: 'submit',
    requestId: '1',
  });
  expect(readPortalMessage({ channel: 'card-frame', type: 'clear' })).toEqual({ type: 'clear' });
});

it.each([
  ['nothing', undefined],
  ['a text', 'clear'],
  ['another channel', { channel: 'devtools', type: 'clear' }],
  ['an unknown type', { channel: 'card-frame', type: 'read' }],
  ['an unknown mode', { ...configure, mode: 'everything' }],
  ['copy that is no text', { ...configure, copy: { 'label.cardNumber': {} } }],
  ['a day that is none', { ...configure, limits: { ...configure.limits, today: 'now' } }],
  ['a length that is no number', { ...configure, limits: { ...configure.limits, zipLength: '5' } }],
])('ignores %s', (_name, data) => {
  expect(readPortalMessage(data)).toBeUndefined();
});
