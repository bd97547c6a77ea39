import { sendMutation } from '../../graph/index.ts';
import { readLabel } from '../facts/homeDerivations.ts';
import { ActivateEquipmentDocument } from '../graph/generated/home.ts';

/** Whether more could be installed is not asked again: who has just done it reads on. */
const activation = { mutation: ActivateEquipmentDocument, refreshes: ['equipment'] };

/** Has the equipment with a code activated. Asked again, it says the same. */
export const activateEquipment = sendMutation({
  ...activation,
  variables: ({ input }) => ({ code: readLabel(String(input['code'])) }),
});

/** Has everything activated that waits. */
export const activateKit = sendMutation({ ...activation, variables: () => ({ code: null }) });
