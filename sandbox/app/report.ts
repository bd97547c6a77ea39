/** Writes a failure to the log under the reference that the customer was shown. Never with what they typed. */
export function report(error: unknown, reference = 'no reference'): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  console.error(`${new Date().toISOString()} [${reference}] ${text}`);
}
