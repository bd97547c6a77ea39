import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside a journey. */
export interface Program {
  child: ChildProcess;
  stop(): Promise<void>;
}

interface ProgramOptions {
  /** The Debian package that contains it. */
  from: string;
  program: string;
  options: readonly string[];
  environment?: NodeJS.ProcessEnv;
}

/**
 * Starts a program; its messages are read from its fourth pipe.
 *
 * @throws Error that names the package if the program is missing
 */
export async function startProgram({
  from,
  program,
  options,
  environment,
}: ProgramOptions): Promise<Program> {
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new Error(`${program} is not there (Debian: apt-get install ${from}).`, { cause: error });
  }
  // Also stops the program if the journey ends without stopping it.
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
