import type { Command } from '../command.ts';
import { check } from './check.ts';
import { decisions } from './decisions.ts';
import { diff } from './diff.ts';
import { dump } from './dump.ts';
import { explain } from './explain.ts';
import { format } from './format.ts';
import { create } from './new.ts';
import { move } from './move.ts';
import { publish } from './publish.ts';
import { rehearse } from './rehearse.ts';
import { releases } from './releases.ts';
import { rename } from './rename.ts';
import { rollback } from './rollback.ts';
import { show } from './show.ts';
import { unschedule } from './unschedule.ts';
import { widen } from './widen.ts';

/** All subcommands of `npx portal`, in the order of its help. */
export const commands: readonly Command[] = [
  check,
  explain,
  dump,
  show,
  diff,
  rehearse,
  publish,
  widen,
  unschedule,
  rollback,
  releases,
  decisions,
  create,
  rename,
  move,
  format,
];
