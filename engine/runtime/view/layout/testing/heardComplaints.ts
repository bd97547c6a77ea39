import { onTestFinished, vi, type Mock } from 'vitest';

/** Records React's expected complaints about failing components: one for each failure. */
export function heardComplaints(): Mock<typeof console.error> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  return complaints;
}
