import type { Database, ProcessorBehaviour } from '../platform/database/index.ts';
import { NoProcessorAnswer, type ChargeOrder, type ChargeOutcome, type Processor } from './processor.ts';

const outcomes: Record<ProcessorBehaviour, ChargeOutcome> = {
  approve: 'approved',
  decline: 'declined',
  'leave-pending': 'pending',
  // The worst case: the money is taken and the answer is lost.
  'no-answer': 'approved',
};

/**
 * A processor that behaves as stored for the instrument, or always in one way if that is forced. Its records are in
 * a table of its own, written in transactions of its own.
 */
export function createSimulatedProcessor(database: Database, forced?: ProcessorBehaviour): Processor {
  async function behaviourOf(reference: string): Promise<ProcessorBehaviour> {
    if (forced !== undefined) return forced;
    const instrument = await database
      .selectFrom('processorInstrument')
      .select('behaviour')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return instrument?.behaviour ?? 'decline';
  }

  return {
    async charge(order) {
      const behaviour = await behaviourOf(order.processorReference);
      const { outcome, isNew } = await decideOnce(database, order, outcomes[behaviour]);
      // Only the first answer is lost: an order that is sent again is answered with what became of it.
      if (behaviour === 'no-answer' && isNew) throw new NoProcessorAnswer();
      return outcome;
    },
    async verify(reference) {
      const behaviour = await behaviourOf(reference);
      if (behaviour === 'no-answer') throw new NoProcessorAnswer();
      return behaviour === 'decline' ? 'declined' : 'verified';
    },
    resolve: async (order) => (await decideOnce(database, order, 'void')).outcome,
    async settle(paymentId) {
      const settled = await database
        .updateTable('processorCharge')
        .set({ outcome: 'approved', decidedAt: new Date() })
        .where('paymentId', '=', paymentId)
        .where('outcome', '!=', 'void')
        .executeTakeFirst();
      return settled.numUpdatedRows === 1n ? 'approved' : 'void';
    },
  };
}

/** Decides on an order. The first decision is stored; every later call reads it. */
async function decideOnce(
  database: Database,
  { paymentId, amountCents }: ChargeOrder,
  outcome: ChargeOutcome,
): Promise<{ outcome: ChargeOutcome; isNew: boolean }> {
  const written = await database
    .insertInto('processorCharge')
    .values({ paymentId, amountCents, outcome, decidedAt: new Date() })
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .executeTakeFirst();
  const decided = await database
    .selectFrom('processorCharge')
    .select('outcome')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { outcome: decided.outcome, isNew: written.numInsertedOrUpdatedRows === 1n };
}
