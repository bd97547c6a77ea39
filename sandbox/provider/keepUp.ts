import { resolveLeftInFlight, runDuePayments, type PaymentServices } from '../payment/index.ts';

/** Work that goes on beside the requests. */
export interface KeptUp {
  /** Does now what is due by the clock, as after the clock was moved. */
  catchUp(): Promise<void>;
  /** Stops and waits for what is under way. */
  stop(): Promise<void>;
}

const EVERY_MILLISECONDS = 5000;

/** A request that is still at work answers well within this. */
const LEFT_AFTER_MILLISECONDS = 10_000;

/**
 * Resolves what an earlier process left in flight, then keeps resolving, settling and drafting until it is
 * stopped.
 */
export async function keepUp(services: PaymentServices): Promise<KeptUp> {
  await resolveLeftInFlight(services, new Date());
  await runDuePayments(services);
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(() => round(services)).catch((error: unknown) => console.error(error));
  }, EVERY_MILLISECONDS);
  timer.unref();
  return {
    catchUp: () => runDuePayments(services),
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

async function round(services: PaymentServices): Promise<void> {
  await resolveLeftInFlight(services, new Date(Date.now() - LEFT_AFTER_MILLISECONDS));
  await runDuePayments(services);
}
