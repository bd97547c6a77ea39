import type { Database } from '../platform/database/index.ts';
import { verifyLedger } from '../provider/ledger/verifyLedger.ts';

/** Checks the ledger after a test. @throws an error that lists all findings of `verifyLedger` */
export async function requireSoundLedger(database: Database): Promise<void> {
  const findings = await verifyLedger(database);
  if (findings.length > 0) throw new Error(`The ledger is not sound.\n${findings.join('\n')}`);
}
