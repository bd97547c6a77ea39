import type { EquipmentItem, EquipmentSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { EquipmentQuestion } from '../graph/generated/account.ts';

/** The provider's equipment in the customer's home. */
export const equipment: EquipmentSource = graphRecords(EquipmentQuestion, {
  variables: () => ({}),
  nodes: ({ equipment: all }) => all,
  item: ({ id, line, kind, nickname, serialEnding, state, returnBy }): EquipmentItem => ({
    id,
    line,
    kind,
    nickname,
    serialEnding,
    state,
    returnBy,
  }),
});
