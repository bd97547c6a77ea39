import { sendMutation } from '../../graph/index.ts';
import { NameEquipmentDocument } from '../graph/generated/home.ts';

/** Names a piece of equipment; without a name it has none any more. Sent again it is called the same. */
export const nameEquipment = sendMutation({
  mutation: NameEquipmentDocument,
  refreshes: ['equipment'],
  variables: ({ input }) => ({ equipment: String(input['equipment']), name: String(input['name'] ?? '') }),
});
