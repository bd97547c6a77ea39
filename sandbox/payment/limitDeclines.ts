import type { Database } from '../database/index.ts';
import { refuse } from '../refusal/index.ts';

/** So many declines within the window are somebody trying cards, not somebody paying. */
const MAX_DECLINES = 10;
const WINDOW_MINUTES = 15;

/** @throws Refusal TOO_MANY_ATTEMPTS after ten declined payments within 15 minutes of real time. */
export async function requireFewDeclines(database: Database, accountId: string): Promise<void> {
  const { declines } = await database
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<string | number | bigint>().as('declines'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'declined')
    .where('createdAt', '>', new Date(Date.now() - WINDOW_MINUTES * 60_000))
    .executeTakeFirstOrThrow();
  if (Number(declines) >= MAX_DECLINES) refuse('TOO_MANY_ATTEMPTS', 'Too many payments were declined.');
}
