import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { NameEquipmentDocument } from '../graph/generated/home.ts';

/** Names a piece of equipment; without a name it has none any more. Sent again it is called the same. */
export function nameEquipment({ input }: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['equipment'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: NameEquipmentDocument,
        variables: { equipment: String(input['equipment']), name: String(input['name'] ?? '') },
      });
      return data?.nameEquipment;
    },
  });
}
