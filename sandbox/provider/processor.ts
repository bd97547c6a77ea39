/** An order to take money once. */
export interface ChargeOrder {
  /** Names the order: however often it is sent, money is taken at most once. */
  paymentId: string;
  /** More than zero, in cents. */
  amountCents: number;
  processorReference: string;
}

/** What became of an order; `void` means that nothing was charged and never will be under this payment. */
export type ChargeOutcome = 'approved' | 'declined' | 'pending' | 'void';

/** Whoever really moves money. It is another system: it can be slow, silent, or answer after we died. */
export interface Processor {
  /** @throws NoProcessorAnswer when it stays silent: the money may or may not have been taken. */
  charge(order: ChargeOrder): Promise<ChargeOutcome>;

  /**
   * Whether an instrument could be charged; takes nothing. Void when it cannot say.
   *
   * @throws NoProcessorAnswer when it stays silent.
   */
  verify(processorReference: string): Promise<'verified' | 'declined' | 'void'>;

  /** Tells what became of an order. One that it never saw becomes void, so that it cannot be charged later. */
  resolve(order: ChargeOrder): Promise<ChargeOutcome>;

  /** Settles a pending order. */
  settle(paymentId: string): Promise<'approved' | 'void'>;
}

/** The processor did not answer, so nobody knows yet what it did. */
export class NoProcessorAnswer extends Error {
  constructor() {
    super('The processor did not answer.');
    this.name = 'NoProcessorAnswer';
  }
}
