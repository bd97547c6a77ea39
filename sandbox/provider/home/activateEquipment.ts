import type { Clock } from '../../platform/clock.ts';
import type { Database, HomeEquipment } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';
import { equipmentNow, type PresentEquipment } from './equipment.ts';

/**
 * Starts activation of equipment: the piece with this code, or all that is inactive. Active equipment, and a running
 * activation, stay unchanged, so a repeated request has no effect. A failed activation is started again.
 *
 * @throws Refusal CODE_REFUSED if no equipment of this account has the code; NOT_ALLOWED with the reason
 *   NEEDS_TECHNICIAN
 */
export async function activateEquipment(
  { database, clock }: { database: Database; clock: Clock },
  { account: { id, needsTechnician } }: Customer,
  code: string | undefined,
): Promise<PresentEquipment[]> {
  if (needsTechnician) refuse('NOT_ALLOWED', 'A technician activates it.', { reason: 'NEEDS_TECHNICIAN' });
  const now = clock.now(id);
  const changed = await changeAccount(database, id, 'equipment', (equipment) => {
    if (code !== undefined && !equipment.some((each) => each.code === code))
      refuse('CODE_REFUSED', 'No equipment of this account has this code.', { reason: 'WRONG' });
    return equipment.map((each) => (code === undefined || each.code === code ? activated(each, now) : each));
  });
  return equipmentNow(changed, now);
}

function activated(each: HomeEquipment, now: Date): HomeEquipment {
  const waits = equipmentNow([each], now).some(
    ({ state }) => state === 'NOT_ACTIVATED' || state === 'ACTIVATION_FAILED',
  );
  return waits ? { ...each, activationBegan: now.toISOString() } : each;
}
