export { runsOutAt } from './runsOutAt.ts';
