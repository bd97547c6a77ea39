import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Texts } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';

/**
 * What is otherwise in the files, as Git tells it: `git apply` takes it. Empty when nothing is.
 *
 * @param files the files to be compared, from the project's folder
 * @throws FailureError when Git cannot be called
 */
export function unifiedDiff(before: Texts, after: Texts, files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-diff-'));
  try {
    mkdirSync(join(folder, 'a'));
    mkdirSync(join(folder, 'b'));
    for (const file of files) {
      // A portal may stand outside of the project; what is compared stays in its folder.
      const inside = file.replaceAll('../', '');
      write(join(folder, 'a', inside), before.get(file));
      write(join(folder, 'b', inside), after.get(file));
    }
    const words = ['diff', '--no-index', '--no-prefix', '--no-color', '--no-ext-diff', 'a', 'b'];
    const { stdout, error } = spawnSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    if (error) throw new FailureError(`Git cannot be called: ${error.message}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, text: string | undefined): void {
  if (text === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
