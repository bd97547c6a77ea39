import type { OperationResult, PackServices } from '../../engine/index.ts';
import { readGraphFailure } from './graphFailure.ts';

/** What belongs to a change of the account that is no payment. */
export interface Change {
  /** Facts and records that are others once it is done, or because it was refused. */
  refreshes: readonly string[];
  /** Outcomes of refusals that have one of their own, by the code, or by code and reason: `NOT_ALLOWED PROCESSING`. */
  refusals?: Readonly<Record<string, string>>;
  /** Sends it, with its key. */
  send(): Promise<object | null | undefined>;
}

/**
 * Sends a change and says what its answer means: `done`, an outcome of a refusal, or `failed` for any other one. An answer
 * without what was asked for says nothing, and neither does a key that was used for something else: it is not known.
 */
export async function sendChange(
  services: PackServices,
  { refreshes, refusals = {}, send }: Change,
): Promise<OperationResult> {
  try {
    if (!(await send())) return { outcome: 'unknown' };
    void services.refresh(refreshes);
    return { outcome: 'done' };
  } catch (error) {
    const failure = readGraphFailure(error);
    if (failure.kind === 'unknown' || failure.code === 'IDEMPOTENCY_KEY_REUSED')
      return { outcome: 'unknown' };
    const { code, details } = failure;
    void services.refresh(refreshes);
    return { outcome: refusals[`${code} ${String(details['reason'])}`] ?? refusals[code] ?? 'failed' };
  }
}
