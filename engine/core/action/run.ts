import type { RunAction } from '../manifest/index.ts';
import { plainAction } from './action.ts';

/** `run`: an operation, with facts. */
export const run = plainAction<RunAction>({ key: 'run', target: (does) => does.run }, (does, host) =>
  host.operate(does),
);
