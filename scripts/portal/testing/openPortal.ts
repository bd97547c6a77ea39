import { vi } from 'vitest';

/** The output and exit status of a command of `npx portal`. */
export interface Printed {
  status: number;
  stdout: string;
  stderr: string;
}

/** `npx portal` in a working copy, without a process for each call: starting one takes longer than most commands. */
export interface OpenPortal {
  portal(...words: string[]): Promise<Printed>;
  /** Restores the previous state of the process. */
  close(): void;
}

/**
 * Opens it, as a terminal in that folder would.
 *
 * @param folder a whole project, absolute
 */
export async function openPortal(folder: string): Promise<OpenPortal> {
  const home = process.cwd();
  process.chdir(folder);
  vi.stubEnv('PORTAL_PROJECT', folder);
  for (const each of ['DATA_FOLDER', 'PORTAL_FOLDER']) vi.stubEnv(each, undefined);
  // Tests share their modules; the module that knows the project's folder reads it only once.
  vi.resetModules();
  const { runPortal } = await import('../run.ts');
  return {
    async portal(...words) {
      const stdout = vi.spyOn(console, 'log').mockReturnValue(undefined);
      const stderr = vi.spyOn(console, 'error').mockReturnValue(undefined);
      try {
        const status = await runPortal(words);
        return { status, stdout: textOf(stdout.mock.calls), stderr: textOf(stderr.mock.calls) };
      } finally {
        stdout.mockRestore();
        stderr.mockRestore();
      }
    },
    close() {
      vi.unstubAllEnvs();
      vi.resetModules();
      process.chdir(home);
    },
  };
}

function textOf(calls: readonly (readonly unknown[])[]): string {
  return calls.map((parts) => `${parts.join(' ')}\n`).join('');
}
