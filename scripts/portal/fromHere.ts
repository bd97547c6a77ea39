import { join, relative } from 'node:path';
import type { Problem } from '../../engine/build.ts';
import { currentProject } from './project.ts';

/** A file of the project, as a path that can be followed from where the command was called. */
export function fromHere(file: string): string {
  return relative(process.cwd(), join(currentProject().root, file));
}

/** The same for the place of a problem. */
export function problemFromHere(found: Problem): Problem {
  return { ...found, place: { ...found.place, file: fromHere(found.place.file) } };
}
