import { describe, expect, it } from 'vitest';
import type { SummarySettings } from '../../../widgets/generated/settings.ts';
import { regular } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { say, type Language } from './say.ts';
import { sequenceOf, walkSequence, type Walk } from './walkSequence.ts';

const paid = {
  confirmationNumber: 'NL-1',
  amount: '5000',
  paymentDate: '2026-11-20',
  time: '12:04',
  zone: 'EST',
  leftToPay: '3410',
};
const visa = { methodType: 'VISA', lastFour: '4242' };

describe('the receipt', () => {
  it.each(['succeeded', 'pending'])(
    'says account, day and time, method, number and what is left to pay of a payment that has %s',
    (outcome) => {
      const payment = walkSequence('one-time-payment', regular, 'pay-now', visa).settle(outcome, paid);
      expect(receipt(payment)).toEqual([
        'Account: Home services, ending in 4821',
        'Payment date: Friday, November 20, 12:04 PM EST',
        'Payment method: Visa ending in 4242',
        'Confirmation number: NL-1',
        'Left to pay after this payment: $34.10',
      ]);
      expect(receipt(payment, 'es')).toEqual([
        'Cuenta: Servicios del hogar, terminada en 4821',
        'Fecha de pago: viernes 20 de noviembre, 12:04 p.m. EST',
        'Método de pago: Visa que termina en 4242',
        'Número de confirmación: NL-1',
        'Por pagar después de este pago: $34.10',
      ]);
    },
  );

  it('of a payment for a later day says that day, and no time: money moves at none that is known', () => {
    const payment = walkSequence('one-time-payment', regular, 'schedule-payment', visa);
    expect(receipt(payment.settle('scheduled', { ...paid, paymentDate: '2026-11-30' }))).toEqual([
      'Account: Home services, ending in 4821',
      'Payment date: Monday, November 30',
      'Payment method: Visa ending in 4242',
      'Confirmation number: NL-1',
      'Left to pay after this payment: $34.10',
    ]);
  });

  it('of quick pay says the same', () => {
    expect(receipt(walkSequence('quick-pay', regular, 'pay-now', visa).settle('succeeded', paid))).toEqual(
      receipt(walkSequence('one-time-payment', regular, 'pay-now', visa).settle('succeeded', paid)),
    );
  });

  it('of a device says it of that device', () => {
    const device = { 'device-balance.name': 'Wanda', 'device-balance.model': 'Pixel 9' };
    const payment = walkSequence('device-payment', { ...regular, ...device }, 'pay-now', visa);
    expect(receipt(payment.settle('succeeded', paid))).toEqual([
      'Device: Wanda: Pixel 9',
      'Payment date: Friday, November 20, 12:04 PM EST',
      'Payment method: Visa ending in 4242',
      'Confirmation number: NL-1',
      'Left to pay after this payment: $34.10',
    ]);
  });

  it('does not say that nothing is left where it was not told', () => {
    const { leftToPay: _, ...answer } = paid;
    const payment = walkSequence('one-time-payment', regular, 'pay-now', visa).settle('succeeded', answer);
    expect(payment.facts()['payment.leftToPay']).toBeUndefined();
  });
});

/** The rows of the result, in words. */
function receipt(payment: Walk, language: Language = 'en'): string[] {
  const result = sequenceOf(payment.id).manifest.results?.[payment.at()];
  return shownWidgets(payment.evaluator(), result?.body ?? [])
    .filter(({ widget }) => widget === 'content/summary')
    .flatMap(({ settings }) => (settings as unknown as SummarySettings).rows)
    .filter(({ when }) => holds(payment.evaluator(), when))
    .map(({ label, value }) => `${say(label, {}, language)}: ${say(value, payment.facts(), language)}`)
    .map((row) => row.replaceAll(/\s/g, ' '));
}
