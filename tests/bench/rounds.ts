/** Whether the sections are only tried out: each measurement runs once, so that a test sees in seconds that none is broken. */
export const isTrial = process.env['BENCH'] === 'once';

/** Number of rounds of a measurement. */
export function rounds(usual: number): number {
  return isTrial ? 1 : usual;
}
