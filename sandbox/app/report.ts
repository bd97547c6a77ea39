/** Logs a failure under the reference that the customer was shown. The log never contains what customers typed. */
export function report(error: unknown, reference = 'no reference'): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  console.error(`${new Date().toISOString()} [${reference}] ${text}`);
}
