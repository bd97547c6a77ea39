/**
 * Processor time of this thread, in milliseconds: unlike a clock it stands still while others have the processor, so that
 * a busy machine changes little. Steps of a microsecond.
 */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Processor time of some work in this thread, in milliseconds. */
export function threadTimeOf(work: () => unknown): number {
  const start = threadTime();
  work();
  return threadTime() - start;
}
