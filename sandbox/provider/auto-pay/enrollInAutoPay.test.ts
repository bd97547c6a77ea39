import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { openPaymentDesk } from '../../testing/openPaymentDesk.ts';
import { deletePaymentMethod } from '../wallet/deletePaymentMethod.ts';
import { enrollInAutoPay } from './index.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());

it('says of a method that was deleted since it was chosen that another one is needed', async () => {
  const { caller, area, wallet } = await desk.meet('maria');
  const paymentMethodId = wallet.at(-1)?.id ?? '';
  await deletePaymentMethod(database, caller, { idempotencyKey: randomUUID(), paymentMethodId });
  const enrolment = { billingAccountId: area.id, savedMethodId: paymentMethodId, termsAccepted: true };
  await expect(
    enrollInAutoPay(services, caller, { idempotencyKey: randomUUID(), ...enrolment }),
  ).rejects.toMatchObject({ code: 'METHOD_NOT_ELIGIBLE', details: { reason: 'NOT_SAVED' } });
});
