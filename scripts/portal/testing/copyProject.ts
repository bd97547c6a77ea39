import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentProject } from '../project.ts';

/** Makes an empty folder a working copy of the project: with its own texts, and the project's code. */
export function copyProject(folder: string): void {
  const { root, manifests, locales } = currentProject();
  linkProject(folder);
  for (const each of [manifests, locales]) cpSync(join(root, each), join(folder, each), { recursive: true });
}

/** Links the code alone, without the texts. */
export function linkProject(folder: string): void {
  const { root, requirements = [] } = currentProject();
  for (const each of ['package.json', 'main.tsx', 'widgets', 'sandbox', ...requirements]) {
    mkdirSync(dirname(join(folder, each)), { recursive: true });
    symlinkSync(join(root, each), join(folder, each));
  }
}
