import type { Clock } from '../../platform/clock.ts';
import type { Customer } from '../account/customer.ts';
import { equipmentNow } from './equipment.ts';

/** Why the customer cannot install anything; NONE if the customer can. */
export type NothingToInstall = 'NONE' | 'NO_KIT' | 'ACTIVATING' | 'DONE' | 'NEEDS_TECHNICIAN';

/** Whether the customer can install delivered equipment (SH-SI-005): some is inactive, and needs no technician. */
export function readSelfInstall(
  { clock }: { clock: Clock },
  { account: { id, equipment, needsTechnician } }: Customer,
): { eligible: boolean; reason: NothingToInstall } {
  const states = new Set(equipmentNow(equipment, clock.now(id)).map(({ state }) => state));
  const reason = (): NothingToInstall => {
    if (states.has('NOT_ACTIVATED')) return needsTechnician ? 'NEEDS_TECHNICIAN' : 'NONE';
    if (states.has('ACTIVATING')) return 'ACTIVATING';
    return equipment.some(({ activationBegan }) => activationBegan !== undefined) ? 'DONE' : 'NO_KIT';
  };
  const found = reason();
  return { eligible: found === 'NONE', reason: found };
}
