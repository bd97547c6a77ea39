import { sql, type Kysely } from 'kysely';

/**
 * Orders and devices of mobile. A payment for one of them is no payment of the bill, and its cash is booked against
 * the order or device.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mobile_order (
      id text primary key,
      billing_account_id text not null references billing_account on delete cascade,
      order_number text not null,
      ordered_on date not null,
      confirmation_code text not null,
      shipment text not null check (shipment in ('PREPARING', 'SHIPPED', 'DELIVERED', 'RETURNED', 'PICKED_UP')),
      carrier text,
      tracking_number text,
      ship_to text,
      expected_on date,
      shipping_cents integer not null check (shipping_cents >= 0),
      taxes_cents integer not null check (taxes_cents >= 0),
      financed_cents integer not null check (financed_cents >= 0),
      lines jsonb not null
    )`.execute(database);
  await sql`
    create table device (
      id text primary key,
      billing_account_id text not null references billing_account on delete cascade,
      position integer not null,
      name text not null,
      model text not null,
      kind text not null check (kind in ('PHONE', 'TABLET', 'WATCH')),
      line_ending text not null,
      installment_cents integer not null check (installment_cents > 0),
      paid_installments integer not null check (paid_installments >= 0),
      total_installments integer not null check (total_installments >= paid_installments),
      upgrade_eligible boolean not null
    )`.execute(database);
  await sql`create index mobile_order_billing_account on mobile_order (billing_account_id)`.execute(database);
  await sql`create index device_billing_account on device (billing_account_id)`.execute(database);
  await sql`alter table payment add column pays_for text`.execute(database);
  await sql`
    alter table ledger_transaction drop constraint ledger_transaction_kind_check, add check (kind in
      ('charge', 'credit', 'payment', 'payment-pending', 'payment-voided', 'payment-refunded'))`.execute(
    database,
  );
  await sql`
    alter table ledger_entry drop constraint ledger_entry_ledger_account_check, add check (ledger_account in
      ('receivable', 'revenue', 'adjustments', 'cash', 'in-transit', 'unapplied-payments', 'device-balances'))`.execute(
    database,
  );
}
