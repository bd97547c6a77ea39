import type { GraphEffect, PaymentEffect } from '../../platform/fault/fault.ts';
import type { InjectedFault } from '../../platform/fault/faultBoard.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { Processor } from '../processor.ts';
import { createSimulatedProcessor } from '../simulatedProcessor.ts';
import type { RootField } from './readOperation.ts';

/** The faults inside one request. */
export interface GraphFaults {
  /** Refusals by the coordinate of a field, such as `BillingAccount.dueDate`. */
  errors: ReadonlyMap<string, GraphEffect>;
  /** Payment faults by the name of a root field. */
  payments: ReadonlyMap<string, PaymentEffect['kind']>;
}

/** A root field of the request with its fault, if any. */
export interface FaultyField {
  field: RootField;
  injected: InjectedFault | undefined;
}

/** Collects the faults inside the graph, without those of the transport. */
export function collectGraphFaults(fields: readonly FaultyField[]): GraphFaults {
  const errors = new Map<string, GraphEffect>();
  const payments = new Map<string, PaymentEffect['kind']>();
  for (const { field, injected } of fields) {
    const effect = injected?.effect;
    switch (effect?.kind) {
      case 'graphql-error':
        errors.set(effect.field ?? `${field.parent}.${field.name}`, effect);
        break;
      case 'decline':
      case 'leave-pending':
      case 'no-answer':
      case 'no-payment-id':
        payments.set(field.name, effect.kind);
        break;
      default:
    }
  }
  return { errors, payments };
}

/** The services of a payment with a fault: the processor behaves as the fault says. */
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
    // Voided, so that the answer without a payment id is true: nothing was taken.
    charge: (order) => processor.resolve(order),
    verify: () => Promise.resolve('void'),
  };
}
