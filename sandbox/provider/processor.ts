/** An order to charge once. */
export interface ChargeOrder {
  /** Identifies the order: however often it is sent, it is charged at most once. */
  paymentId: string;
  /** More than zero, in cents. */
  amountCents: number;
  processorReference: string;
}

/** Outcome of an order; `void` means that nothing was charged and never will be under this payment. */
export type ChargeOutcome = 'approved' | 'declined' | 'pending' | 'void';

/** The system that moves money. It is external: it can be slow, silent, or answer after our process died. */
export interface Processor {
  /** @throws NoProcessorAnswer when it stays silent: the money may or may not have been taken. */
  charge(order: ChargeOrder): Promise<ChargeOutcome>;

  /**
   * Checks whether an instrument could be charged, without charging it; void if the processor cannot tell.
   *
   * @throws NoProcessorAnswer when it stays silent.
   */
  verify(processorReference: string): Promise<'verified' | 'declined' | 'void'>;

  /** Returns the outcome of an order. One that it never received becomes void, so that it cannot be charged later. */
  resolve(order: ChargeOrder): Promise<ChargeOutcome>;

  /** Settles a pending order. */
  settle(paymentId: string): Promise<'approved' | 'void'>;
}

/** Thrown if the processor did not answer: its decision is unknown. */
export class NoProcessorAnswer extends Error {
  constructor() {
    super('The processor did not answer.');
    this.name = 'NoProcessorAnswer';
  }
}
