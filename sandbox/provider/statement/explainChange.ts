import type { InBothLanguages } from '../../platform/database/index.ts';
import type { BillChange, ChangeReason, Statement } from './statement.ts';

/** Languages of bills. */
export type BillLanguage = keyof InBothLanguages;

/**
 * The reason of a change as the end of a sentence: "because {reason}". The biller provides it, since its paper bills say
 * the same (billing pages §2.4).
 */
export function explainChange(
  { reason, subject, before, after }: BillChange,
  language: BillLanguage,
): string {
  return words[reason][language]
    .replace('{subject}', () => subject[language])
    .replace('{before}', () => dollars(before ?? 0))
    .replace('{after}', () => dollars(after ?? 0));
}

/** Why a bill differs from last month's, in one sentence, the same as on the page. */
export function explainDifference(
  { difference, changes }: NonNullable<Statement['comparison']>,
  language: BillLanguage,
): string {
  const { same, more, less, mainly, mostly, several } = sentences[language];
  const [main] = changes;
  if (difference === 0 || !main) return same;
  const start = (difference > 0 ? more : less).replace('{difference}', dollars(Math.abs(difference)));
  if (main.difference / difference < 0.5 && changes.length > 1)
    return `${start} ${several.replace('{count}', String(changes.length))}.`;
  const because = changes.length === 1 ? mainly : mostly;
  return start + because.replace('{reason}', () => explainChange(main, language)) + '.';
}

const sentences = {
  en: {
    same: 'Your charges are the same as last month.',
    more: 'Your bill is {difference} more than last month',
    less: 'Your bill is {difference} less than last month',
    mainly: ' because {reason}',
    mostly: ', mostly because {reason}',
    several: 'for {count} reasons',
  },
  es: {
    same: 'Sus cargos son iguales a los del mes pasado.',
    more: 'Su factura es {difference} más alta que la del mes pasado',
    less: 'Su factura es {difference} más baja que la del mes pasado',
    mainly: ' porque {reason}',
    mostly: ', sobre todo porque {reason}',
    several: 'por {count} motivos',
  },
} as const;

/** Formats an amount as on bills, in either language. */
export function dollars(cents: number): string {
  return withDash(format.format(cents / 100));
}

/** The same with a sign, for differences. */
export function signed(cents: number): string {
  return withDash(signedFormat.format(cents / 100));
}

/** Replaces the minus sign: standard PDF fonts lack it; an en dash is as wide, a hyphen is lost before a figure. */
function withDash(figure: string): string {
  return figure.replace('-', '–');
}

const currency = { style: 'currency', currency: 'USD' } as const;
const format = new Intl.NumberFormat('en-US', currency);
const signedFormat = new Intl.NumberFormat('en-US', { ...currency, signDisplay: 'exceptZero' });

const words: Record<ChangeReason, InBothLanguages> = {
  PROMOTION_STARTED: {
    en: 'your promotion on {subject} began',
    es: 'empezó su promoción de {subject}',
  },
  PROMOTION_ENDED: {
    en: 'your promotion on {subject} ended',
    es: 'terminó su promoción de {subject}',
  },
  PRICE_CHANGED: {
    en: 'the price of {subject} changed from {before} to {after}',
    es: 'el precio de {subject} cambió de {before} a {after}',
  },
  SERVICE_ADDED: { en: 'you added {subject}', es: 'agregó {subject}' },
  SERVICE_REMOVED: { en: 'you removed {subject}', es: 'quitó {subject}' },
  SERVICE_CHANGED: { en: 'you changed to {subject}', es: 'cambió a {subject}' },
  PARTIAL_MONTH: {
    en: '{subject} was billed for part of a month',
    es: '{subject} se facturó por una parte del mes',
  },
  PARTIAL_MONTH_ENDED: {
    en: '{subject} was billed for part of a month on the last bill only',
    es: '{subject} se facturó por una parte del mes solo en la factura anterior',
  },
  ONE_TIME_CHARGE: { en: 'of a one-time charge: {subject}', es: 'hubo un cargo único: {subject}' },
  ONE_TIME_CHARGE_ENDED: {
    en: 'the one-time charge was for last month only: {subject}',
    es: 'el cargo único fue solo del mes pasado: {subject}',
  },
  CREDIT_APPLIED: { en: 'of a credit: {subject}', es: 'hubo un crédito: {subject}' },
  CREDIT_ENDED: {
    en: 'the credit was for last month only: {subject}',
    es: 'el crédito fue solo del mes pasado: {subject}',
  },
  AUTO_PAY_DISCOUNT_GAINED: {
    en: 'the Auto Pay discount began',
    es: 'empezó el descuento por Pago Automático',
  },
  AUTO_PAY_DISCOUNT_LOST: {
    en: 'the Auto Pay discount ended',
    es: 'terminó el descuento por Pago Automático',
  },
  TAXES_CHANGED: { en: 'taxes and fees changed', es: 'cambiaron los impuestos y cargos' },
};
