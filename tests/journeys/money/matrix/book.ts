import type { BrowserContext } from '@playwright/test';
import type { Panel } from '../../house/panel.ts';
import type { HousePlaces } from '../../house/places.ts';
import { createCustomer, signIn, type Customer } from '../../journey/index.ts';
import type { BookRead } from './oracle.ts';

/** Reads the provider's books without the pages, and keeps each reading with its time. */
export interface Book {
  customer: Customer;
  reads: readonly BookRead[];
  /** Reads until it succeeds: the provider may be down at the moment. */
  read(): Promise<BookRead>;
  /** Keeps reading until the returned function is called. */
  watch(): () => Promise<void>;
}

/** @param context signed in as the customer and used for nothing else, so that no sign-out of theirs ends it */
export async function openBook(
  panel: Panel,
  places: HousePlaces,
  context: BrowserContext,
  persona: string,
): Promise<Book> {
  const customer = await createCustomer(panel, places, context, persona);
  await signIn(context, places, customer.username);
  const before = new Set((await customer.billing()).scheduledPayments.map(({ id }) => id));
  const reads: BookRead[] = [];

  async function read(): Promise<BookRead> {
    for (;;) {
      const startedAt = Date.now();
      try {
        const [booked, { scheduledPayments }] = await Promise.all([
          customer.newPayments(),
          customer.billing(),
        ]);
        const scheduled = scheduledPayments.map(({ id }) => id).filter((id) => !before.has(id));
        const payments = new Set([...booked.flatMap(({ paymentId }) => paymentId ?? []), ...scheduled]);
        const done = { startedAt, endedAt: Date.now(), payments: [...payments] };
        reads.push(done);
        return done;
      } catch {
        await pause(PACE);
      }
    }
  }

  return {
    customer,
    reads,
    read,
    watch() {
      const end = new AbortController();
      const watching = (async () => {
        while (!end.signal.aborted) {
          await Promise.race([read(), pause(PATIENCE)]);
          await pause(PACE);
        }
      })();
      return () => {
        end.abort();
        return watching;
      };
    },
  };
}

const PACE = 250;
const PATIENCE = 5_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
