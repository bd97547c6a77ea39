import { expect, it } from 'vitest';
import { regular } from './customer.ts';
import { beginPayment } from './oneTimePayment.ts';
import { walkSequence } from './walkSequence.ts';

const kinds = [
  ['BL-ELG-001, BL-ELG-003, BL-ELG-007', 'PREPAID'],
  ['BL-ELG-002, BL-ELG-003, BL-ELG-008', 'GIFT'],
] as const;

const areas = ['CORE', 'MOBILE', 'STREAMING'];

it.each(kinds)('%s: a card of the kind %s pays once', (_, cardKind) => {
  const payment = beginPayment(regular, 'method').change({ methodSource: 'new-card' }).send('continue');
  expect(payment.settle('read', { token: 't-1', methodType: 'VISA', cardKind }).error()).toBeUndefined();
});

it.each(kinds.flatMap(([rows, kind]) => areas.map((area) => [rows, kind, area] as const)))(
  '%s: a card of the kind %s is no method of Auto Pay of %s, when that is turned on or changed',
  (_, cardKind, area) => {
    const facts = { ...regular, 'billing.area': area, 'billing.autoPayEnrolled': false };
    for (const [sequence, now] of [
      ['auto-pay-enroll', facts],
      ['auto-pay-manage', { ...facts, 'billing.autoPayEnrolled': true }],
    ] as const) {
      const walk = walkSequence(sequence, now, 'read-method', { methodSource: 'new-card' });
      const refused = walk.settle('read', { token: 't-1', methodType: 'VISA', cardKind, lastFour: '4821' });
      expect([refused.at(), refused.error(), refused.answer('token')]).toEqual([
        'method',
        'auto-pay-one-time-only',
        undefined,
      ]);
    }
  },
);

it.each(kinds)('%s: a card of the kind %s is not saved', (_, cardKind) => {
  const walk = walkSequence('add-method', regular, 'read', { source: 'new-card' });
  const refused = walk.settle('read', { token: 't-1', methodType: 'VISA', cardKind, lastFour: '4821' });
  expect([refused.at(), refused.error()]).toEqual(['details', 'method-kind-not-saved']);
});
