import type { ProcessorBehaviour } from '../platform/database/index.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { createSimulatedProcessor } from './simulatedProcessor.ts';
import { NoProcessorAnswer } from './processor.ts';

const database = await openTestDatabase();
const processor = createSimulatedProcessor(database);
afterAll(() => database.destroy());

let made = 0;

describe('the simulated processor', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['leave-pending', 'pending'],
  ] as const)('answers a charge on an instrument that should %s with %s', async (behaviour, outcome) => {
    expect(await processor.charge(await order(behaviour))).toBe(outcome);
  });

  it('takes the money and stays silent when it should not answer', async () => {
    const silent = await order('no-answer');
    await expect(processor.charge(silent)).rejects.toBeInstanceOf(NoProcessorAnswer);
    expect(await processor.resolve(silent)).toBe('approved');
  });

  it('keeps to its first decision however often an order is sent', async () => {
    const sent = await order('leave-pending');
    const outcomes = await Promise.all([
      processor.charge(sent),
      processor.resolve(sent),
      processor.charge(sent),
    ]);
    expect(new Set(outcomes).size).toBe(1);
    expect(await processor.resolve(sent)).toBe(outcomes[0]);
  });

  it('voids an order that it never saw and does not charge it afterwards', async () => {
    const unseen = await order('approve');
    expect(await processor.resolve(unseen)).toBe('void');
    expect(await processor.charge(unseen)).toBe('void');
  });

  it('settles what is pending and nothing else', async () => {
    const pending = await order('leave-pending');
    await processor.charge(pending);
    expect(await processor.settle(pending.paymentId)).toBe('approved');
    expect(await processor.settle('never seen')).toBe('void');
  });

  it('verifies an instrument without taking anything', async () => {
    const [good, bad] = [await order('approve'), await order('decline')];
    expect(await processor.verify(good.processorReference)).toBe('verified');
    expect(await processor.verify(bad.processorReference)).toBe('declined');
    expect(await processor.resolve(good)).toBe('void');
  });

  it('declines an instrument that it does not know', async () => {
    expect(await processor.verify('unknown')).toBe('declined');
  });
});

async function order(behaviour: ProcessorBehaviour) {
  made += 1;
  const reference = `instrument-${made}`;
  await database.insertInto('processorInstrument').values({ reference, behaviour }).execute();
  return { paymentId: `payment-${made}`, amountCents: 1000, processorReference: reference };
}
