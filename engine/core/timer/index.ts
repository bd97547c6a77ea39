export { isCounting, mayAct, mayRun, timerState, type NamedTimer } from './mayRun.ts';
export { runsOutAt } from './runsOutAt.ts';
