/** Whether the sections are only tried out: each thing is done once, so that a test sees in seconds that none is broken. */
export const isTrial = process.env['BENCH'] === 'once';

/** How often something is measured. */
export function rounds(usual: number): number {
  return isTrial ? 1 : usual;
}
