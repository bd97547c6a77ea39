import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { TESTS, type Rule } from './rule.ts';

/** Slices are imported from outside through their door, and never from inside: one rule of each kind a slice. */
export function sliceRules(root: string, folders: readonly string[]): Rule[] {
  return slicesIn(root, folders).flatMap((slice) => [throughTheDoor(slice), insideDirectly(slice)]);
}

/** Every folder with an `index.ts` is a slice; that file is its door. The engine's own door has rules of its own. */
function slicesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/index.ts`, { cwd: root }))
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .filter((slice) => slice !== 'engine')
    .sort();
}

/**
 * Styles have a door beside it. What a slice offers to tests stands in its folder `testing`, with a door of its own.
 * What is loaded later is imported directly: through the door, all of the slice would be loaded with it.
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
