import type { Claim } from './knowledge.ts';

/** The record of one case. Times are milliseconds of the test's own clock. */
export interface Trace {
  sightings: readonly Sighting[];
  sends: readonly Send[];
  reads: readonly BookRead[];
  /** Whether each customer learnt the outcome in time, and the last thing they saw. */
  endings: readonly { device: string; isTold: boolean; seen: string }[];
}

/** The content of a page from a moment on. */
export interface Sighting {
  at: number;
  device: string;
  /** When the page of this sighting was loaded. */
  loadedAt: number;
  claims: readonly Claim[];
  offersPayment: boolean;
  text: string;
}

/** A request that moves money, as it left a device. */
export interface Send {
  at: number;
  device: string;
  key: string;
  /** When it was delivered to the server; undefined if it was lost. */
  deliveredAt?: number;
  /** The server's answer, delivered or not; undefined while it is unknown. */
  answer?: { paymentId?: string };
}

/** One reading of the provider's books: payments that are new since the start of the case. */
export interface BookRead {
  startedAt: number;
  endedAt: number;
  payments: readonly string[];
}

/** A violated rule. */
export interface Finding {
  kind:
    | 'charged-twice'
    | 'false-denial'
    | 'false-receipt'
    | 'false-flight'
    | 'never-told'
    | 'offers-payment-in-flight';
  detail: string;
}

/** Compares the pages' statements with the provider's books. Returns the first finding of each kind. */
export function judge(trace: Trace): readonly Finding[] {
  const findings = [
    ...chargedTwice(trace),
    ...falseDenials(trace),
    ...falseReceipts(trace),
    ...falseFlights(trace),
    ...trace.endings
      .filter(({ isTold }) => !isTold)
      .map(({ device, seen }) => ({ kind: 'never-told' as const, detail: `${device} last saw: ${seen}` })),
    ...offersInFlight(trace),
  ];
  return findings.filter(({ kind }, index) => findings.findIndex((each) => each.kind === kind) === index);
}

function chargedTwice({ reads, sends }: Trace): Finding[] {
  const payments = paymentsIn(reads);
  if (payments.length < 2) return [];
  const keys = sends.map(({ device, key, deliveredAt }) => `${device} ${key}${deliveredAt ? '' : ' (lost)'}`);
  return [{ kind: 'charged-twice', detail: `${payments.length} payments, sent: ${keys.join(', ')}` }];
}

/**
 * "Nothing was charged" is about everything that the device sent before. It is false if one of those payments is in the
 * book, at any time; only a request that was repeated later with the same key may be.
 */
function falseDenials(trace: Trace): Finding[] {
  const owners = attribute(trace);
  return trace.sightings.flatMap((sighting) => {
    if (!sighting.claims.includes('nothing-charged')) return [];
    const taken = sentBefore(trace, sighting).find((send) => {
      const payment = owners.get(send.key);
      const again = sentAgain(trace, send, sighting);
      return payment !== undefined && (!again || firstSeen(trace.reads, payment) <= again.at);
    });
    return taken ? [{ kind: 'false-denial' as const, detail: describe(sighting) }] : [];
  });
}

function sentBefore({ sends }: Trace, { at, device }: Sighting): readonly Send[] {
  return sends.filter((send) => send.device === device && send.at <= at);
}

function sentAgain({ sends }: Trace, { key, device }: Send, { at }: Sighting): Send | undefined {
  return sends.find((send) => send.key === key && send.device === device && send.at > at);
}

/** "Received" is false if the next reading of the book has no payment. It may be a payment of another device. */
function falseReceipts({ sightings, reads }: Trace): Finding[] {
  return sightings.flatMap((sighting) => {
    if (!sighting.claims.includes('received')) return [];
    const next = reads.find(({ startedAt }) => startedAt >= sighting.at);
    return next && next.payments.length === 0
      ? [{ kind: 'false-receipt' as const, detail: describe(sighting) }]
      : [];
  });
}

/** "A payment is being processed" is false if no request has reached the server. */
function falseFlights({ sightings, sends, reads }: Trace): Finding[] {
  return sightings.flatMap((sighting) => {
    if (!sighting.claims.includes('in-flight')) return [];
    const isSent = sends.some(({ deliveredAt }) => deliveredAt !== undefined && deliveredAt <= sighting.at);
    const isBooked = reads.some(({ payments, startedAt }) => startedAt <= sighting.at && payments.length > 0);
    return isSent || isBooked ? [] : [{ kind: 'false-flight' as const, detail: describe(sighting) }];
  });
}

/** A payment in flight has reached the server, but not its book. Only pages that were loaded since then can know of it. */
function offersInFlight({ sightings, sends, reads }: Trace): Finding[] {
  return sends.flatMap(({ deliveredAt, key }) => {
    const owner = attribute({ sends, reads }).get(key);
    if (deliveredAt === undefined || owner === undefined) return [];
    const endedAt = firstSeen(reads, owner);
    const offer = sightings.find(
      ({ offersPayment, loadedAt, at }) =>
        offersPayment && loadedAt > deliveredAt + PACE && at < endedAt - PACE,
    );
    return offer ? [{ kind: 'offers-payment-in-flight' as const, detail: describe(offer) }] : [];
  });
}

/** Milliseconds within which the order of two events is uncertain. */
const PACE = 1_000;

/** Payment of each key: by the server's answer, or without one in the order of sending. */
function attribute({ sends, reads }: Pick<Trace, 'sends' | 'reads'>): ReadonlyMap<string, string> {
  const answered = sends.flatMap(({ key, answer }) =>
    answer?.paymentId === undefined ? [] : [[key, answer.paymentId] as const],
  );
  const owners = new Map(answered);
  const unheard = sends.filter(({ key, deliveredAt, answer }) => {
    return deliveredAt !== undefined && answer === undefined && !owners.has(key);
  });
  const free = paymentsIn(reads).filter((payment) => ![...owners.values()].includes(payment));
  for (const [index, key] of [...new Set(unheard.map((send) => send.key))].entries()) {
    const payment = free[index];
    if (payment !== undefined) owners.set(key, payment);
  }
  return owners;
}

/** Payments in the order of their first reading. */
function paymentsIn(reads: readonly BookRead[]): readonly string[] {
  return [...new Set(reads.flatMap(({ payments }) => payments))];
}

function firstSeen(reads: readonly BookRead[], payment: string): number {
  return reads.find(({ payments }) => payments.includes(payment))?.endedAt ?? Number.POSITIVE_INFINITY;
}

function describe({ device, text }: Sighting): string {
  return `${device} was shown: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`;
}
