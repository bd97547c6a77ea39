import { expect, it } from 'vitest';
import { paymentDerivations } from './paymentDerivations.ts';

const { amountChosen: chosen, amount } = paymentDerivations;

it.each([
  ['what is due', ['', '', 'amount-due', '', 8410, 0], true, 8410],
  ['what is due, once somebody else has paid it', ['', '', 'amount-due', '', 0, 0], false, undefined],
  ['the past-due part', ['', '', 'past-due', '', 8410, 9620], true, 9620],
  ['the past-due part, once that is paid', ['', '', 'past-due', '', 8410, 0], false, 0],
  ['another amount', ['', '', 'other', '20', 8410, 0], true, 2000],
  ['another amount where nothing is due', ['', '', 'amount-due', '20', 0, 0], true, 2000],
  [
    'what the customer was asked about, whatever is due by now',
    ['', '8410', 'amount-due', '', 0, 0],
    true,
    8410,
  ],
  [
    'what the customer was asked about, while it is asked again',
    ['', '8410', 'amount-due', '', undefined, 0],
    true,
    8410,
  ],
  [
    'what is due, of which nothing is known yet',
    ['', '', 'amount-due', '', undefined, 0],
    undefined,
    undefined,
  ],
  ['what was paid, while all else is done', ['8410', '', 'amount-due', '', 0, 0], true, 8410],
  ['the rest', ['', '', 'amount-due', '', 18_680, 0, true, 18_680], true, 18_680],
  ['the rest, once it is on its way, too', ['', '', 'amount-due', '', 23_680, 0, true, 0], false, 0],
  ['past due, where the rest was chosen before', ['', '', 'past-due', '', 8410, 9620, true, 0], true, 9620],
] as const)('whether there is an amount to pay: %s', (_, values, isChosen, cents) => {
  expect(chosen?.compute(...values)).toBe(isChosen);
  expect(amount?.compute(...values)).toBe(cents);
});

it.each([
  ['2026-12-10', 8410, '2026-12-10', false, undefined, 'in-time'],
  ['2026-12-11', 8410, '2026-12-10', false, undefined, 'after-due'],
  ['2026-12-11', 0, '2026-12-10', false, undefined, 'in-time'],
  ['2026-12-11', 8410, undefined, false, undefined, 'in-time'],
  ['2026-12-06', 8410, '2026-12-07', true, '2026-12-07', 'in-time'],
  ['2026-12-07', 8410, '2026-12-07', true, '2026-12-07', 'in-time'],
  ['2026-12-08', 8410, '2026-12-07', true, '2026-12-07', 'after-auto-pay'],
  ['2026-12-11', 8410, '2026-12-10', false, '2026-12-10', 'after-due'],
  [undefined, 8410, '2026-12-10', false, undefined, undefined],
] as const)(
  'a payment on %s of %s due on %s, with Auto Pay %s on %s, is %s',
  (date, amountDue, due, isAutoPay, autoPay, stands) => {
    expect(paymentDerivations['dayStands']?.compute(date, amountDue, due, isAutoPay, autoPay)).toBe(stands);
  },
);

it.each([
  [14_998, 14_998, true],
  [14_997, 14_998, false],
  [100, 0, true],
  [undefined, 14_998, undefined],
] as const)(
  'a payment of %s beside which %s is past due brings back services: %s',
  (paid, left, restores) => {
    expect(paymentDerivations['restores']?.compute(paid, left)).toBe(restores);
  },
);
