import type { OperationResult, PackServices } from '../../engine/index.ts';
import { readGraphFailure, refusalNames } from './graphFailure.ts';

/** The input of a change of the account that is no payment. */
export interface Change {
  /** Facts and records that are others once it is done, or because it was refused. */
  refreshes: readonly string[];
  /** The outcome once it is done: `done`, unless it has a name of its own. */
  outcome?: string;
  /** The refusal that says that all is as it was wanted already: done, too. */
  doneBy?: string;
  /** Sends it, with its key. Resolves with whether the answer has what was asked for. */
  send(): Promise<boolean>;
}

/**
 * Sends a change and says what its answer means: done, or which refusal it is, `failed` where the manifest does not name
 * that. An answer without what was asked for says nothing: it is not known.
 */
export async function sendChange(
  services: PackServices,
  { refreshes, outcome = 'done', doneBy, send }: Change,
): Promise<OperationResult> {
  try {
    if (!(await send())) return { outcome: 'unknown' };
    void services.refresh(refreshes);
    return { outcome };
  } catch (error) {
    const failure = readGraphFailure(error);
    if (failure.kind === 'unknown') return { outcome: 'unknown' };
    void services.refresh(refreshes);
    if (failure.code === doneBy) return { outcome };
    return { outcome: 'failed', refusal: refusalNames(failure.code, failure.details['reason']) };
  }
}
