import type { CallDetailItem, CallDetailSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { CallDetailsQuestion } from '../graph/generated/verification.ts';

/** The calls of a bill: loaded only by widgets that show to customers who may see them (BL-STM-022). */
export const callDetails: CallDetailSource = graphRecords(CallDetailsQuestion, {
  variables: ({ input }) => ({ statement: String(input('statement')) }),
  nodes: ({ callDetails: all }) => all,
  item: ({ id, at, number, minutes, amount }): CallDetailItem => ({
    id,
    at: Date.parse(at),
    number,
    minutes,
    amount,
  }),
});
