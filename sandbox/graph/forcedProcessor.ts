import type { PaymentEffect } from '../fault/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import { createSimulatedProcessor, type Processor } from '../processor/index.ts';

/** The services of a payment that a fault struck: its processor behaves as the fault says. */
export function withPaymentFault(
  services: PaymentServices,
  fault: PaymentEffect['kind'] | undefined,
): PaymentServices {
  if (fault === undefined) return services;
  return { ...services, processor: forceProcessor(services, fault) };
}

function forceProcessor({ database, processor }: PaymentServices, fault: PaymentEffect['kind']): Processor {
  if (fault !== 'no-payment-id') return createSimulatedProcessor(database, fault);
  return {
    ...processor,
    // Voided, so that the answer without a payment id tells the truth: nothing was taken.
    charge: (order) => processor.resolve(order),
    verify: () => Promise.resolve('void'),
  };
}
