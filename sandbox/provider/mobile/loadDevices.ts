import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, DeviceTable } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';

/** A device that is paid in installments. */
export interface Device extends Omit<Selectable<DeviceTable>, 'installmentCents'> {
  /** In cents. */
  installment: number;
  /** Amount left to pay, in cents: the remaining installments, less other payments. */
  remaining: number;
  /** Payments for it that are pending, in cents: they are not booked yet. */
  pending: number;
  /** The id of the payment for it accepted last, whatever its outcome. */
  latestPaymentId: string | undefined;
}

/** Loads the devices of billing accounts: unpaid ones first, with the highest rest first (BL-DEV-001). */
export async function loadDevices(
  database: Database,
  billingAccountIds: readonly string[],
): Promise<Device[]> {
  if (billingAccountIds.length === 0) return [];
  const rows = await database
    .selectFrom('device')
    .where('billingAccountId', 'in', billingAccountIds)
    .orderBy('position')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('payment')
        .innerJoin('ledgerTransaction', 'ledgerTransaction.paymentId', 'payment.id')
        .innerJoin('ledgerEntry', 'ledgerEntry.transactionId', 'ledgerTransaction.id')
        .whereRef('payment.paysFor', '=', 'device.id')
        .where('ledgerEntry.ledgerAccount', '=', 'device-balances')
        .select(sql<number>`coalesce(sum(ledger_entry.amount_cents), 0)::integer`.as('paid'))
        .$asScalar()
        .as('paid'),
    )
    .select(({ selectFrom }) =>
      selectFrom('payment')
        .whereRef('payment.paysFor', '=', 'device.id')
        .where('payment.state', '=', 'pending')
        .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('pending'))
        .$asScalar()
        .as('pending'),
    )
    // Read in the same query as the rest to pay: it must not name a payment that the other data lacks.
    .select(({ selectFrom }) =>
      selectFrom('payment')
        .whereRef('payment.paysFor', '=', 'device.id')
        .orderBy('payment.acceptanceNumber', 'desc')
        .limit(1)
        .select('payment.id')
        .as('latestPaymentId'),
    )
    .execute();
  return rows.map(toDevice).toSorted((one, other) => other.remaining - one.remaining);
}

type Row = Selectable<DeviceTable> & {
  paid: number | null;
  pending: number | null;
  latestPaymentId: string | null;
};

function toDevice({ installmentCents, paid, pending, latestPaymentId, ...device }: Row): Device {
  const toCome = (device.totalInstallments - device.paidInstallments) * installmentCents;
  return {
    ...device,
    installment: installmentCents,
    remaining: toCome + (paid ?? 0),
    pending: pending ?? 0,
    latestPaymentId: latestPaymentId ?? undefined,
  };
}

/**
 * Loads one device of a billing account.
 *
 * @throws Refusal NOT_FOUND, for an unknown id and for one of another account alike
 */
export async function loadDevice(database: Database, billingAccountId: string, id: string): Promise<Device> {
  const devices = await loadDevices(database, [billingAccountId]);
  return devices.find((device) => device.id === id) ?? refuse('NOT_FOUND', 'There is no such device.');
}
