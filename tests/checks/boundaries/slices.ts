import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { TESTS, type Rule } from './rule.ts';

/** Slices are imported from outside through their `index.ts`, and from inside never through it: two rules for each slice. */
export function sliceRules(root: string, folders: readonly string[]): Rule[] {
  return slicesIn(root, folders).flatMap((slice) => [throughTheDoor(slice), insideDirectly(slice)]);
}

/** Every folder with an `index.ts` is a slice; that file is its door. The engine's own door has its own rules. */
function slicesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/index.ts`, { cwd: root }))
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .filter((slice) => slice !== 'engine')
    .sort();
}

/**
 * Forbids imports past the door, with exceptions: styles have a door beside it, helpers for tests one in the folder
 * `testing`, and lazy code is imported directly, since through the door all of the slice would be loaded with it.
 */
function throughTheDoor(slice: string): Rule {
  return {
    name: 'slices-through-their-door',
    comment: `From outside, ${slice} is imported through its index.ts.`,
    from: { pathNot: `^${slice}/` },
    to: {
      dynamic: false,
      path: `^${slice}/`,
      pathNot: [String.raw`^${slice}/index\.(ts|css)$`, String.raw`^${slice}/.*testing/index\.ts$`],
    },
  };
}

/** Tests of a slice may enter by its door, as its users do. */
function insideDirectly(slice: string): Rule {
  return {
    name: 'slices-inside-directly',
    comment: `Inside ${slice}, files import each other directly.`,
    from: { path: `^${slice}/`, pathNot: TESTS },
    to: { path: String.raw`^${slice}/index\.ts$` },
  };
}
