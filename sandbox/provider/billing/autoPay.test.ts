import { describe, expect, it } from 'vitest';
import {
  draftAmount,
  hasAutoPayMethod,
  isDraftDue,
  isScheduledForThisBill,
  nextAutoPayDay,
  type AutoPayFacts,
} from './autoPay.ts';

describe('Auto Pay', () => {
  it('drafts the bill that is due now on its due date, once the cycle date has passed', () => {
    const enrolled = facts({ enrolment: { effectiveOn: '2026-11-08', debitDay: undefined } });
    expect(isScheduledForThisBill(enrolled)).toBe(true);
    expect(nextAutoPayDay(enrolled)).toBe('2026-12-20');
  });

  it('leaves the current bill alone until the next cycle date', () => {
    const enrolled = facts({ enrolment: { effectiveOn: '2026-12-08', debitDay: undefined } });
    expect(isScheduledForThisBill(enrolled)).toBe(false);
    expect(nextAutoPayDay(enrolled)).toBe('2026-12-20');
  });

  it('never drafts a bill that was issued before it began, also when the next cycle has come', () => {
    const enrolled = facts({
      today: '2027-01-15',
      enrolment: { effectiveOn: '2026-12-08', debitDay: undefined },
    });
    expect([isDraftDue(enrolled), draftAmount(enrolled)]).toEqual([false, 0]);
  });

  it.each([
    ['is pending', undefined, 5410],
    ['is scheduled for a day before', '2026-12-19', 5410],
    ['is scheduled for the same day: it is taken first', '2026-12-20', 5410],
    ['is scheduled for a day after: that is taken besides', '2026-12-21', 8410],
  ])('drafts what is left beside a payment that %s', (_, scheduledFor, amount) => {
    const enrolment = { effectiveOn: '2026-11-08', debitDay: undefined };
    expect(draftAmount(facts({ enrolment, onItsWay: [{ amount: 3000, scheduledFor }] }))).toBe(amount);
  });

  it('drafts the bill after, where all of this one is on its way', () => {
    const enrolment = { effectiveOn: '2026-11-08', debitDay: undefined };
    const covered = facts({ cycleDay: 28, enrolment, onItsWay: [{ amount: 8410, scheduledFor: undefined }] });
    expect([isScheduledForThisBill(covered), nextAutoPayDay(covered)]).toEqual([false, '2027-01-20']);
  });

  it('estimates the first draft of an enrolment made today', () => {
    expect(nextAutoPayDay(facts({ cycleDay: 25, dueDay: 14 }))).toBe('2027-01-14');
  });

  it.each([
    ['has been issued and is paid', 21, '2027-01-20'],
    ['is not issued yet', 8, '2026-12-20'],
  ])(
    'with nothing due, when the bill of the next due day %s, names the draft of the first one to pay',
    (_, cycleDay, day) => {
      const paid = facts({
        cycleDay,
        balance: { ...facts().balance, amountDue: 0, dueDate: undefined, issuedOn: undefined },
        enrolment: { effectiveOn: '2026-10-08', debitDay: undefined },
      });
      expect(nextAutoPayDay(paid)).toBe(day);
    },
  );

  it('never names a draft in the past', () => {
    const overdue = facts({
      balance: {
        amountDue: 100,
        pastDueAmount: 100,
        pastDueDate: '2026-11-20',
        creditBalance: 0,
        dueDate: '2026-11-20',
        issuedOn: '2026-11-08',
      },
      enrolment: { effectiveOn: '2026-11-08', debitDay: undefined },
    });
    expect(nextAutoPayDay(overdue)).toBe('2026-12-01');
  });

  it('has no method for mobile when cards are restricted', () => {
    expect(hasAutoPayMethod('MOBILE', 'CARDS')).toBe(false);
  });

  it.each([
    ['CARDS', true],
    ['BANK_ACCOUNTS', true],
    ['CARDS_AND_BANK_ACCOUNTS', false],
    ['ALL_ONLINE', false],
  ] as const)('BL-RST-015: with the restriction %s core has a method: %s', (restriction, has) => {
    expect(hasAutoPayMethod('CORE', restriction)).toBe(has);
  });
});

function facts(changes: Partial<AutoPayFacts> = {}): AutoPayFacts {
  return {
    today: '2026-12-01',
    cycleDay: 8,
    dueDay: 20,
    balance: {
      amountDue: 8410,
      pastDueAmount: 0,
      pastDueDate: undefined,
      creditBalance: 0,
      dueDate: '2026-12-20',
      issuedOn: '2026-11-28',
    },
    onItsWay: [],
    draftedBill: undefined,
    enrolment: undefined,
    ...changes,
  };
}
