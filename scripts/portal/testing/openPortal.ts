import { join } from 'node:path';
import { vi } from 'vitest';

/** What a command of `npx portal` printed, and how it ended. */
export interface Printed {
  status: number;
  stdout: string;
  stderr: string;
}

/** `npx portal` in a working copy, without a process for each call: starting one takes longer than most commands. */
export interface OpenPortal {
  portal(...words: string[]): Promise<Printed>;
  /** Leaves everything as it was found. */
  close(): void;
}

/**
 * Opens it: like a terminal in that folder.
 *
 * @param folder a whole project, absolute; releases are in its `data`, what is built in its `dist`
 */
export async function openPortal(folder: string): Promise<OpenPortal> {
  const home = process.cwd();
  process.chdir(folder);
  vi.stubEnv('PORTAL_PROJECT', folder);
  vi.stubEnv('DATA_FOLDER', join(folder, 'data'));
  vi.stubEnv('PORTAL_FOLDER', join(folder, 'dist'));
  // Tests share their modules; the one that knows where the project is reads it once.
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
