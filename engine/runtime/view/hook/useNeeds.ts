import { stableSlots } from '../../facts/index.ts';
import { usePortal } from '../../portal/index.ts';
import { slotsOfFacts, useDecision, useSourceState } from './useFacts.ts';

/** Whether facts that something cannot do without are there. */
export interface Needs {
  state: 'ready' | 'loading' | 'failed';
  retry(): void;
}

/** Asks for facts, and says whether all are known, still on their way, or cannot be loaded. */
export function useNeeds(facts: readonly string[]): Needs {
  const portal = usePortal();
  const { store, sources } = portal;
  const slots = stableSlots(slotsOfFacts(portal, facts));
  const known = useDecision(slots, () => slots.every((slot) => store.assignment()[slot] !== undefined));
  const source = useSourceState(slots);
  const state = known ? 'ready' : source === 'failed' ? 'failed' : 'loading';
  return { state, retry: () => sources.retry(slots) };
}
