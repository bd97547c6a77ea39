export { browserHistory } from './browserHistory.ts';
export { toAddress, type History } from './history.ts';
export { memoryHistory } from './memoryHistory.ts';
