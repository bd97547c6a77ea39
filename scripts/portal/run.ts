import { NodeLimitError } from '../../engine/build.ts';
import { FailureError, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { noSuch } from './noSuch.ts';

/**
 * Runs one command of `npx portal` with its arguments.
 *
 * @param words the name of the command, and its arguments; without any, the help is printed
 * @returns the exit status: 0 for success, 1 for findings and failures, 2 for wrong usage
 */
export async function runPortal([called, ...rest]: readonly string[]): Promise<number> {
  if (called === undefined || called === 'help' || called === '--help') {
    console.log(help());
    return 0;
  }
  const command = commands.find((each) => each.name === called);
  if (!command) {
    const names = commands.map(({ name }) => name);
    return misused(`${noSuch('command', called, names).message}\n\n${help()}`);
  }
  const usage = command.usage.map((line) => `  npx portal ${line}`).join('\n');
  if (rest.includes('--help')) {
    console.log(`${command.summary}\n${usage}`);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof FailureError) return failed(error.message);
    if (error instanceof NodeLimitError) return failed(tooMuch);
    if (!(error instanceof Error) || !isMisuse(error)) throw error;
    // Node goes on with how an argument is said that begins with a dash: none of ours does.
    return misused(`${error.message.replace(/ To specify .*/s, '')}\n\n${usage}`);
  }
}

/** Message for an exceeded limit of the analysis. `check` finds the condition; other commands refer to it. */
const tooMuch =
  'This could not be found out: something depends on more at once than can be tried. `npx portal check` says which condition asks too much.';

/** Whether an error is about usage: ours, or one of `parseArgs`, which names the option. */
function isMisuse(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
}

function failed(message: string): number {
  console.error(message);
  return 1;
}

function misused(message: string): number {
  console.error(message);
  return 2;
}

function help(): string {
  const lines = commands.flatMap(({ summary, usage }) => [
    `  ${summary}`,
    ...usage.map((line) => `    npx portal ${line}`),
  ]);
  return ['The portal is data; this is how to work with it.', '', ...lines].join('\n');
}
