export { browserPorts } from './browserPorts.ts';
export { keptBucket, readBucket } from './bucket.ts';
export { createEmitter, type Emitter } from './emitter.ts';
export type {
  AttemptCall,
  FactSource,
  OperationCall,
  OperationEntry,
  OperationResult,
  Pack,
  Slots,
  SourceServices,
  Widget,
  WidgetLoader,
  WidgetProps,
} from './pack.ts';
export { backOff, withinTime } from './patience.ts';
export {
  customerPrefix,
  requestHeader,
  type Clock,
  type KeyValueStorage,
  type Ports,
  type Report,
} from './ports.ts';
export type { ControlView, DialogView, ErrorView, Presentation, StepView } from './presentation.ts';
export type { RecordCall, RecordSource } from './recordSource.ts';
export { createRegistry, type Registry } from './registry.ts';
export type { PackServices } from './services.ts';
export { startLater } from './startLater.ts';
export { subjectDigest } from './subjectDigest.ts';
export { memoryStorage, webStorage } from './webStorage.ts';
