import { createInterface } from 'node:readline/promises';
import { UsageError } from './command.ts';

/**
 * Asks a question that is answered with yes or no; anything but yes is no, also when the question is broken off.
 *
 * @throws UsageError without a terminal
 */
export async function askWhether(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Nobody is here to be asked: say --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } catch (error) {
    // Ctrl-C and Ctrl-D.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    console.log();
    return false;
  } finally {
    terminal.close();
  }
}
