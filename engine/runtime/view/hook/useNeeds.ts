import { stableSlots } from '../../facts/index.ts';
import { usePortal } from '../../portal/index.ts';
import { slotsOfFacts, useDecision, useSourceState } from './useFacts.ts';

/** Whether the facts that a widget cannot do without are known. */
export interface Needs {
  state: 'ready' | 'loading' | 'failed';
  retry(): void;
}

/** Subscribes to facts, and says whether all are known, some are loading, or some cannot be loaded. */
export function useNeeds(facts: readonly string[]): Needs {
  const portal = usePortal();
  const { store, sources } = portal;
  const slots = stableSlots(slotsOfFacts(portal, facts));
  const known = useDecision(slots, () => slots.every((slot) => store.assignment()[slot] !== undefined));
  const source = useSourceState(slots);
  const state = known ? 'ready' : source === 'failed' ? 'failed' : 'loading';
  return { state, retry: () => sources.retry(slots) };
}
