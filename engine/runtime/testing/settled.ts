/** Lets the callbacks of settled promises run, several promises deep. No time passes. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
