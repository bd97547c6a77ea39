import { expect, it } from 'vitest';
import type { AtomValue } from '../../../engine/index.ts';
import { billingDerivations, deviceBillingDerivations } from './billingDerivations.ts';

it.each([
  ['a part of it', 4000, 8410, 100, true],
  ['all of it', 8410, 8410, 100, false],
  ['less than the minimum', 99, 8410, 100, false],
  ['just the minimum', 100, 8410, 100, true],
  ['nothing of it', 0, 8410, 100, false],
  ['more than the rest, because what is scheduled comes later', 7000, 5000, 100, true],
])('BL-VAL-027: past due is offered on its own where it is %s', (_, pastDue, toPay, minimum, offered) => {
  expect(derive('pastDueOffered', pastDue, toPay, minimum)).toBe(offered);
});

it.each([
  ['nothing', 8410, 8410, false, 8410],
  ['a part', 8410, 3410, true, 3410],
  ['all but the minimum', 8410, 100, true, 100],
  ['all but less than the minimum', 8410, 99, false, 8410],
  ['all', 8410, 0, false, 8410],
  ['nothing of nothing', 0, 0, false, 0],
])('where of what is owed %s is on its way, the rest is proposed', (_, owed, left, isPartly, toPay) => {
  expect(derive('isPartlyOnItsWay', owed, left, 100)).toBe(isPartly);
  expect(derive('toPay', isPartly, owed, left)).toBe(toPay);
});

it('nothing is proposed before it is known what is on its way', () => {
  expect(derive('isPartlyOnItsWay', 8410, undefined, 100)).toBeUndefined();
  expect(derive('toPay', undefined, 8410, undefined)).toBeUndefined();
});

it.each([
  [7130, 7130, true],
  [4000, 8410, false],
  [0, 0, false],
])('of what is past due, %i, and due, %i, nothing else is left to say: %j', (pastDue, due, isAll) => {
  expect(derive('isWhollyPastDue', pastDue, due)).toBe(isAll);
});

it.each([
  [50_000, 50_000, true],
  [50_001, 50_000, false],
  [50_001, undefined, undefined],
])('what is owed, %i, can be paid at once where a payment may come to %i: %j', (owed, most, isPayable) => {
  expect(derive('isPayableAtOnce', owed, most)).toBe(isPayable);
});

it.each([
  ['all', 8410, 0, true],
  ['a part', 8410, 1, false],
  ['nothing of nothing', 0, 0, false],
])('of what is owed %s is covered by what is on its way', (_, owed, left, covered) => {
  expect(derive('isCovered', owed, left)).toBe(covered);
  expect(derive('isPastDueCovered', owed, left)).toBe(covered);
});

it.each([
  ['after the due date', 8410, 'scheduled', '2026-12-11', '2026-12-10', true],
  ['on the due date', 8410, 'scheduled', '2026-12-10', '2026-12-10', false],
  ['where nothing is owed', 0, 'scheduled', '2026-12-11', '2026-12-10', false],
  ['among several', 8410, 'several', '2026-12-11', '2026-12-10', false],
  ['where nothing has a due date', 8410, 'scheduled', '2026-12-11', undefined, false],
  ['of which nothing is known yet', undefined, undefined, undefined, undefined, undefined],
])('what is scheduled is late: %s', (_, owed, onItsWay, scheduled, due, isLate) => {
  expect(derive('isScheduledLate', owed, onItsWay, scheduled, due)).toBe(isLate);
});

it.each([
  [2550, 0, true],
  [2550, 100, false],
  [0, 0, false],
])('BL-LND-015: a credit of %i counts where %i is due: %j', (credit, due, has) => {
  expect(derive('hasCredit', credit, due)).toBe(has);
});

it.each([
  ['none was known', '', '', 'p-2', true],
  ['another one was', 'p-1', '', 'p-2', true],
  ['it was not asked for again', 'p-1', '', 'p-1', false],
  ['only one that the customer was told of came since', 'p-1', 'p-3 p-2', 'p-2', false],
  ['none is known', '', '', '', false],
])('what is left of a device counts a payment where %s', (_, before, told, latest, counts) => {
  const derivation = deviceBillingDerivations['countsPayment'];
  expect(derivation?.compute(before, told, latest)).toBe(counts);
});

it.each(Object.keys(billingDerivations))(
  '%s is never true while what it follows from is not known',
  (name) => {
    const count = Object.keys(billingDerivations[name]?.inputs ?? {}).length;
    expect(derive(name, ...Array.from({ length: count }, () => undefined))).not.toBe(true);
  },
);

function derive(name: string, ...values: (AtomValue | undefined)[]): AtomValue | undefined {
  return billingDerivations[name]?.compute(...values);
}
