import { join, relative } from 'node:path';
import type { Problem } from '../../engine/build.ts';
import { currentProject } from './project.ts';

/** Path of a file of the project, relative to the current folder. */
export function fromHere(file: string): string {
  return relative(process.cwd(), join(currentProject().root, file));
}

/** The same for the file of a problem. */
export function problemFromHere(found: Problem): Problem {
  return { ...found, place: { ...found.place, file: fromHere(found.place.file) } };
}
