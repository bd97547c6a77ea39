import { createInterface } from 'node:readline/promises';
import { MisuseError } from './command.ts';

/**
 * Asks a question that is answered with yes or no; anything but yes is no.
 *
 * @throws MisuseError where nobody can answer
 */
export async function askWhether(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new MisuseError('Nobody is here to be asked: say --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
