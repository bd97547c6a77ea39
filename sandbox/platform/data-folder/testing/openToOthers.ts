import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Paths, with modes, in a folder and the folder itself that other users can read, write or enter; should be empty. */
export function openToOthers(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...below.map((entry) => join(entry.parentPath, entry.name))].flatMap((path) => {
    const mode = (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
    return (mode & 0o077) === 0 ? [] : `${mode.toString(8)} ${path}`;
  });
}
