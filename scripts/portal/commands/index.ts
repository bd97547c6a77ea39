import type { Command } from '../command.ts';
import { check } from './check.ts';

/** Everything that `npx portal` does, in the order in which its help lists it. */
export const commands: readonly Command[] = [check];
