import type { GraphEffect, PaymentEffect } from '../../platform/fault/fault.ts';
import type { InjectedFault } from '../../platform/fault/faultBoard.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { Processor } from '../processor.ts';
import { createSimulatedProcessor } from '../simulatedProcessor.ts';
import type { RootField } from './readOperation.ts';

/** The faults that struck inside one request. */
export interface GraphFaults {
  /** By the coordinate of a field, such as `BillingAccount.dueDate`: what it is refused with. */
  errors: ReadonlyMap<string, GraphEffect>;
  /** By the name of a root field: what goes wrong with its payment. */
  payments: ReadonlyMap<string, PaymentEffect['kind']>;
}

/** A root field of the request with the fault that struck it. */
export interface FaultyField {
  field: RootField;
  injected: InjectedFault | undefined;
}

/** Sorts the faults that strike inside the graph from those on the way. */
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
