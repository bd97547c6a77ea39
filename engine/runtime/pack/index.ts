export type {
  AttemptCall,
  Derivation,
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
export { createRegistry, type RegisteredWidget, type Registry } from './registry.ts';
export type { PackServices } from './services.ts';
