import type { Database, HomeEquipment } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';

const longestName = 40;

/**
 * Sets the household's name of a piece of equipment, or removes it if no name is given. Every person of the household
 * may do this (SH-ROLE-002, SH-ROLE-004).
 *
 * @throws Refusal NOT_FOUND, INVALID_INPUT
 */
export function nameEquipment(
  database: Database,
  customer: Customer,
  { equipment: wanted, name }: { equipment: string; name: string },
): Promise<HomeEquipment[]> {
  const called = name.trim();
  if (called.length > longestName) refuse('INVALID_INPUT', 'The name of the equipment is too long.');
  return changeAccount(database, customer.account.id, 'equipment', (equipment) => {
    if (!equipment.some((each) => each.id === wanted)) refuse('NOT_FOUND', 'There is no such equipment.');
    return equipment.map(({ nickname, ...each }) => {
      const present = each.id === wanted ? called : nickname;
      return { ...each, ...(present !== undefined && present !== '' && { nickname: present }) };
    });
  });
}
