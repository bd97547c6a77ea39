import { openPaymentDesk } from './openPaymentDesk.ts';
import { createPayment } from '../provider/payment/index.ts';
import type { Processor } from '../provider/processor.ts';

/**
 * A process that makes a payment on the data folder given first, and kills itself before the processor is asked, or
 * after it has charged. It prints the username of the payer.
 */
const [folder, moment] = process.argv.slice(2);
const desk = await openPaymentDesk({ folder });
const maria = await desk.meet('maria');
const request = await desk.request(maria, { idempotencyKey: 'payment-of-the-dying' });
const processor: Processor = {
  ...desk.services.processor,
  async charge(order) {
    if (moment === 'after-charge') await desk.services.processor.charge(order);
    process.stdout.write(maria.caller.customer.username, () => process.kill(process.pid, 'SIGKILL'));
    return new Promise(() => {});
  },
};
await createPayment({ ...desk.services, processor }, maria.caller, request);
