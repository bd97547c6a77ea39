import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/**
 * Searches the whole database for violations of the ledger's rules. Returns one sentence per finding; none means that the
 * ledger is sound. It only reads, so it may run on a copy of production too.
 */
export async function verifyLedger(database: Database): Promise<string[]> {
  const findings = await Promise.all(
    invariants.map(async ({ says, query }) => {
      const { rows } = await query.execute(database);
      return rows.map(({ id }) => `${says}: ${id}`);
    }),
  );
  return findings.flat();
}

interface Invariant {
  says: string;
  /** Selects the ids that violate the rule. */
  query: { execute(database: Database): Promise<{ rows: { id: string }[] }> };
}

const invariants: Invariant[] = [
  {
    says: 'A ledger transaction does not sum to zero',
    query: sql<{ id: string }>`
      select t.id from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount_cents), 1) <> 0`,
  },
  {
    says: 'A successful payment is not in the book exactly once with its amount',
    query: sql<{ id: string }>`
      select p.id from payment p
      left join ledger_transaction t on t.payment_id = p.id and t.kind = 'payment'
      left join ledger_entry e on e.transaction_id = t.id and e.ledger_account = 'cash'
      where p.state = 'successful' and p.amount_cents is not null
      group by p.id, p.amount_cents
      having count(t.id) <> 1 or coalesce(max(e.amount_cents), 0) <> p.amount_cents`,
  },
  {
    says: 'A payment that is not successful is booked as cash',
    query: sql<{ id: string }>`
      select p.id from payment p join ledger_transaction t on t.payment_id = p.id and t.kind = 'payment'
      where p.state <> 'successful'`,
  },
  {
    says: 'A pending payment is not held in transit',
    query: sql<{ id: string }>`
      select p.id from payment p
      where p.state = 'pending' and p.amount_cents is not null and not exists (
        select 1 from ledger_transaction t where t.payment_id = p.id and t.kind = 'payment-pending')`,
  },
  {
    says: 'Money stays in transit after its payment was settled or voided',
    query: sql<{ id: string }>`
      select p.id from payment p
      join ledger_transaction t on t.payment_id = p.id
      join ledger_entry e on e.transaction_id = t.id and e.ledger_account = 'in-transit'
      where p.state <> 'pending' group by p.id having sum(e.amount_cents) <> 0`,
  },
  {
    says: 'A billing account has more than two future-dated payments',
    query: sql<{ id: string }>`
      select billing_account_id as id from payment
      where state = 'scheduled' group by billing_account_id having count(*) > 2`,
  },
  {
    says: 'The processor charged what no payment shows',
    query: sql<{ id: string }>`
      select c.payment_id as id from processor_charge c left join payment p on p.id = c.payment_id
      where c.outcome = 'approved' and coalesce(p.state, '') not in ('successful', 'in-flight', 'pending')`,
  },
  {
    says: 'A finished payment has no stored answer',
    query: sql<{ id: string }>`
      select p.id from payment p
      join idempotency_record r on r.account_id = p.account_id and r.idempotency_key = p.idempotency_key
      where p.state <> 'in-flight' and r.result is null`,
  },
];
