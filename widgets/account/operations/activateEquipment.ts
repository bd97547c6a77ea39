import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { readLabel } from '../facts/homeDerivations.ts';
import { ActivateEquipmentDocument } from '../graph/generated/home.ts';

/** Has the equipment with a code activated. Asked again, it says the same. */
export function activateEquipment(
  { input }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return activate(services, readLabel(String(input['code'])));
}

/** Has everything activated that waits. */
export function activateKit(_call: OperationCall, services: PackServices): Promise<OperationResult> {
  return activate(services, null);
}

/** Whether more could be installed is not asked again: who has just done it reads on. */
function activate(services: PackServices, code: string | null): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['equipment'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: ActivateEquipmentDocument,
        variables: { code },
      });
      return data?.activateEquipment;
    },
  });
}
