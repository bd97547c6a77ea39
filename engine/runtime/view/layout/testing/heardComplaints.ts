import { onTestFinished, vi, type Mock } from 'vitest';

/** Hears what React complains of when a component fails, which is as it should be here: one complaint a failure. */
export function heardComplaints(): Mock<typeof console.error> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  return complaints;
}
