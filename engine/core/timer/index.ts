export { isCounting, mayAct, mayRun, type NamedTimer } from './mayRun.ts';
export { runsOutAt } from './runsOutAt.ts';
