import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers.ts';

describe('the numbers of a sentence', () => {
  it.each<[string, [number: string, isMoney?: boolean, unit?: string][]]>([
    [
      'Pay $1,234.50 or more within 24 hours.',
      [
        ['1234.50', true],
        ['24', false, 'hour'],
      ],
    ],
    ['Up to nine payments, and one more.', [['9']]],
    ['Call 1-800-555-0100, or see A7 and {{count}}.', []],
  ])('in English: %s', (text, numbers) => {
    expect(numbersIn(text, { id: 'en', locale: 'en-US' }, { currency: 'USD', numberWords })).toEqual(
      said(numbers),
    );
  });

  it.each<[string, [number: string, isMoney?: boolean, unit?: string][]]>([
    [
      'Dès 1\u{202F}234,50\u{A0}€, sous deux jours.',
      [
        ['1234.50', true],
        ['2', false, 'day'],
      ],
    ],
    ['Il reste 2,5 €.', [['2.5', true]]],
    ['Pour $5, neuf fois.', [['5'], ['9']]],
  ])('in French, in another currency: %s', (text, numbers) => {
    expect(numbersIn(text, { id: 'fr', locale: 'fr-FR' }, { currency: 'EUR', numberWords })).toEqual(
      said(numbers),
    );
  });

  it('in a currency without a smaller unit', () => {
    const english = { id: 'en', locale: 'en-US' };
    expect(numbersIn('Pay ¥1,500, or 2.5 times.', english, { currency: 'JPY', numberWords })).toEqual(
      said([['1500', true], ['2.5']]),
    );
  });
});

const numberWords = { en: { nine: 9 }, fr: { deux: 2, neuf: 9 } };

function said(numbers: [number: string, isMoney?: boolean, unit?: string][]): ReturnType<typeof numbersIn> {
  return numbers.map(([number, isMoney = false, unit]) => ({ number, isMoney, unit }));
}
