import type { InBothLanguages } from '../../platform/database/index.ts';
import type { Bill, Billing, SeededLine } from './household.ts';

/** The name of a product, which is the same in both languages. */
export function product(name: string): InBothLanguages {
  return { en: name, es: name };
}

/** Taxes and fees of a bill. */
export function taxes(amount: number): SeededLine {
  const name = { en: 'State and local taxes and fees', es: 'Impuestos y cargos estatales y locales' };
  return { service: 'TAXES', kind: 'TAX_FEE', name, amount };
}

/** Default lines of an area's bill: its usual charges, the rest as the main service. */
export function usualLines(
  { area, services, autoPay, autoPayDiscount }: Billing,
  { amount }: Bill,
): SeededLine[] {
  if (amount < smallest) return [paperBill(amount)];
  const tax = Math.round(amount * taxRate);
  const fixed = [
    ...(services.includes('TV') ? [television] : []),
    ...(services.includes('HOME_PHONE') ? [homePhone] : []),
    ...(autoPay?.from === 'last-cycle' && autoPayDiscount > 0 ? [discount(autoPayDiscount)] : []),
    taxes(tax),
  ];
  const rest = amount - sum(fixed);
  const main = Math.min(rest, dearest);
  return [
    { ...mainOf[area], kind: 'MONTHLY', amount: main },
    ...fixed.slice(0, -1),
    ...(rest > main ? [equipment(rest - main)] : []),
    ...fixed.slice(-1),
  ];
}

/** Below this amount a bill has only a fee, in cents. */
const smallest = 1000;

/** Highest price of the main service, in cents. */
const dearest = 12_000;

const taxRate = 0.05;

const mainOf = {
  CORE: { service: 'INTERNET', name: product('Internet 500') },
  MOBILE: { service: 'MOBILE', name: product('Unlimited') },
  STREAMING: { service: 'STREAMING', name: product('Streaming Choice') },
} as const satisfies Record<Billing['area'], Pick<SeededLine, 'service' | 'name'>>;

const television: SeededLine = { service: 'TV', kind: 'MONTHLY', name: product('TV Choice'), amount: 2499 };

const homePhone: SeededLine = {
  service: 'HOME_PHONE',
  kind: 'MONTHLY',
  name: product('Home Phone Unlimited'),
  amount: 1499,
};

function discount(amount: number): SeededLine {
  const name = { en: 'Auto Pay discount', es: 'Descuento por Pago Automático' };
  return { service: 'OTHER', kind: 'AUTO_PAY_DISCOUNT', name, amount: -amount };
}

function paperBill(amount: number): SeededLine {
  return {
    service: 'OTHER',
    kind: 'ONE_TIME',
    name: { en: 'Paper bill', es: 'Factura en papel' },
    amount,
  };
}

function equipment(amount: number): SeededLine {
  const name = { en: 'Equipment not returned', es: 'Equipo no devuelto' };
  return { service: 'OTHER', kind: 'ONE_TIME', name, amount };
}

function sum(lines: readonly SeededLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
