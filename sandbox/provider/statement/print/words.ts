import type { BillingArea } from '../../../platform/database/index.ts';
import type { StatementLine, PreviousActivity, StatementState } from '../statement.ts';
import type { BillLanguage } from '../explainChange.ts';

/** The printed texts beside names and figures. */
export interface PrintedWords {
  title: string;
  titleOf: string;
  account: string;
  /** Whom to call; the page of the portal names the same number. */
  help: string;
  statementDate: string;
  service: string;
  dueBy: string;
  state: string;
  compared: string;
  difference: string;
  once: string;
  unpaid: string;
  first: string;
  previous: string;
  remainingBalance: string;
  current: string;
  currentCharges: string;
  totalDue: string;
  date: string;
  description: string;
  kind: string;
  amount: string;
  page: string;
  areas: Record<BillingArea, string>;
  services: Record<StatementLine['service'], string>;
  kinds: Record<StatementLine['kind'], string>;
  activity: Record<PreviousActivity['kind'], string>;
  states: Record<StatementState, string>;
}

/** The texts of printed statements, the same as on the page. */
export const printedWords: Record<BillLanguage, PrintedWords> = {
  en: {
    title: 'Statement',
    titleOf: 'Statement of {date}: {area}',
    account: '{area}, account ending in {ending}',
    help: 'Questions? Call (855) 555-0142, on any day of the week.',
    statementDate: 'Statement date',
    service: 'Service from {from} to {to}',
    dueBy: 'Total due by {date}',
    state: 'Status',
    compared: 'Compared with last month',
    difference: 'Difference in all',
    once: '{amount} of this difference is on this bill only.',
    unpaid: 'Your total includes {amount} unpaid from before.',
    first: 'This is your first bill.',
    previous: 'Previous activity',
    remainingBalance: 'Remaining balance',
    current: 'Current activity',
    currentCharges: 'Current charges',
    totalDue: 'Total due',
    date: 'Date',
    description: 'Description',
    kind: 'Type',
    amount: 'Amount',
    page: 'Page {page} of {pages}',
    areas: { CORE: 'Home services', MOBILE: 'Mobile', STREAMING: 'Streaming' },
    services: {
      INTERNET: 'Internet',
      TV: 'TV',
      HOME_PHONE: 'Home phone',
      MOBILE: 'Mobile',
      STREAMING: 'Streaming',
      OTHER: 'Other charges and credits',
      TAXES: 'Taxes and fees',
    },
    kinds: {
      MONTHLY: 'Monthly service',
      PROMOTION: 'Promotion',
      AUTO_PAY_DISCOUNT: 'Auto Pay discount',
      PARTIAL_MONTH: 'Partial month',
      ONE_TIME: 'One-time charge',
      CREDIT: 'Credit',
      TAX_FEE: 'Taxes and fees',
    },
    activity: { PREVIOUS_BALANCE: 'Previous balance', PAYMENT: 'Payment received', CREDIT: 'Credit' },
    states: { DUE: 'Due', PAID: 'Paid', PAST_DUE: 'Past due', NOTHING_DUE: 'Nothing due' },
  },
  es: {
    title: 'Estado de cuenta',
    titleOf: 'Estado de cuenta del {date}: {area}',
    account: '{area}, cuenta que termina en {ending}',
    help: '¿Preguntas? Llame al (855) 555-0142, cualquier día de la semana.',
    statementDate: 'Fecha del estado de cuenta',
    service: 'Servicio del {from} al {to}',
    dueBy: 'Total a pagar a más tardar el {date}',
    state: 'Estado',
    compared: 'Comparado con el mes pasado',
    difference: 'Diferencia en total',
    once: 'De esta diferencia, {amount} corresponden solo a esta factura.',
    unpaid: 'Su total incluye {amount} sin pagar de antes.',
    first: 'Esta es su primera factura.',
    previous: 'Actividad anterior',
    remainingBalance: 'Saldo restante',
    current: 'Actividad actual',
    currentCharges: 'Cargos actuales',
    totalDue: 'Total a pagar',
    date: 'Fecha',
    description: 'Descripción',
    kind: 'Tipo',
    amount: 'Monto',
    page: 'Página {page} de {pages}',
    areas: { CORE: 'Servicios del hogar', MOBILE: 'Móvil', STREAMING: 'Streaming' },
    services: {
      INTERNET: 'Internet',
      TV: 'TV',
      HOME_PHONE: 'Teléfono residencial',
      MOBILE: 'Móvil',
      STREAMING: 'Streaming',
      OTHER: 'Otros cargos y créditos',
      TAXES: 'Impuestos y cargos',
    },
    kinds: {
      MONTHLY: 'Servicio mensual',
      PROMOTION: 'Promoción',
      AUTO_PAY_DISCOUNT: 'Descuento por Pago Automático',
      PARTIAL_MONTH: 'Mes parcial',
      ONE_TIME: 'Cargo único',
      CREDIT: 'Crédito',
      TAX_FEE: 'Impuestos y cargos',
    },
    activity: { PREVIOUS_BALANCE: 'Saldo anterior', PAYMENT: 'Pago recibido', CREDIT: 'Crédito' },
    states: { DUE: 'Por pagar', PAID: 'Pagado', PAST_DUE: 'Vencido', NOTHING_DUE: 'Nada por pagar' },
  },
};
