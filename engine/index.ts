export type { AtomValue } from './core/fact/index.ts';
export { formatMoney, formatShortDate } from './core/format/index.ts';
export type { Condition, Control, Copy, Link, RouteLink } from './core/manifest/index.ts';
export { pointerPath } from './core/release/index.ts';
export type { FieldVerdict, OperationSignature } from './core/sequence/index.ts';
export {
  useAddress,
  useBanners,
  useBrand,
  useControl,
  useControls,
  useFact,
  useFieldVerdict,
  useFirstHolding,
  useFlow,
  useHolding,
  useLanguage,
  useLanguageSwitch,
  useNavigation,
  useNewWindowHint,
  useRunner,
  useSay,
  useScreen,
  useSentence,
  useSentences,
  useSequenceValue,
  useServices,
  useText,
  type BannerView,
  type ActionPlace,
} from './runtime/hook/index.ts';
export type {
  Derivation,
  FactSource,
  AttemptCall,
  OperationCall,
  OperationEntry,
  OperationResult,
  Pack,
  PackServices,
  Slots,
  SourceServices,
  Widget,
  WidgetProps,
} from './runtime/pack/index.ts';
export type { Report } from './runtime/ports/index.ts';
export type {
  ControlView,
  DialogView,
  ErrorView,
  Presentation,
  StepView,
} from './runtime/presentation/index.ts';
export { answerTimeLimit } from './runtime/sequence/index.ts';
export { requestHeader } from './runtime/session/index.ts';
export { startPortal, type RunningPortal, type StartOptions } from './runtime/start/index.ts';
