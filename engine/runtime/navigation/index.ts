export { browserHistory } from './browserHistory.ts';
export type { History } from './history.ts';
export { lastPageAmong } from './lastPage.ts';
export { memoryHistory } from './memoryHistory.ts';
export { createNavigator, type Navigator, type Screen } from './navigator.ts';
export type { PushReceiver } from './pushReceiver.ts';
export { receiveLater } from './receiveLater.ts';
