import { longestBundle, pointerOf } from '../../core/release/index.ts';
import { validate } from './generated/validateBundle.js';
import { readBundle } from './loadRelease.ts';

/**
 * Why browsers with this code would refuse a pointer; undefined if they follow it. Built beside the portal for Node, so
 * that the edge can test a pointer before a customer gets it.
 */
export function pointerFault(pointer: unknown): string | undefined {
  return pointerOf(pointer) ? undefined : 'its form is one that this code cannot follow';
}

/** The same for a bundle, by its path and its text. */
export async function bundleFault(path: string, text: string): Promise<string | undefined> {
  if (text.length > longestBundle) return `${path} has more than ${longestBundle} characters`;
  try {
    return validate(await readBundle(path, text)) ? undefined : `${path} is not valid`;
  } catch (reason) {
    return `${path}: ${reason instanceof Error ? reason.message : String(reason)}`;
  }
}
