/** Ends the id of a scheduled payment whose day has come: a page that knew it as scheduled does not know that it is taken. */
const taken = '.taken';

/** What pages are told as the payment of a bill that was accepted or taken last. */
export function toLatestPaymentId({
  id,
  scheduledNumber,
}: {
  id: string;
  scheduledNumber: number | null;
}): string {
  return scheduledNumber === null ? id : `${id}${taken}`;
}

/** The payment that a page knew, and whether it knew that it was taken. */
export function readLatestPaymentId(latest: string): { id: string; isTaken: boolean } {
  return latest.endsWith(taken)
    ? { id: latest.slice(0, -taken.length), isTaken: true }
    : { id: latest, isTaken: false };
}
