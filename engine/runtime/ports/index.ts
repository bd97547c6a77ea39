export { browserPorts } from './browserPorts.ts';
export { keptBucket, readBucket } from './bucket.ts';
export { backOff, withinTime } from './patience.ts';
export { createEmitter, type Emitter } from './emitter.ts';
export type { Clock, KeyValueStorage, Ports, Report } from './ports.ts';
export { memoryStorage, webStorage } from './webStorage.ts';
