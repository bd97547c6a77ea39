export { browserHistory } from './browserHistory.ts';
export type { History, HistoryEntry } from './history.ts';
export { memoryHistory } from './memoryHistory.ts';
