export type { AtomValue } from './core/fact/index.ts';
export type { Condition, Control, Copy, Link, RouteLink } from './core/manifest/index.ts';
export type { Item, ItemOrder } from './core/record/index.ts';
export { pointerPath } from './core/release/index.ts';
export type { FieldVerdict, OperationSignature } from './core/sequence/index.ts';
export {
  type BannerView,
  type FieldChoices,
  type Items,
  type ItemTexts,
  type Line,
  type ShownField,
  ItemScope,
  useAddress,
  useAddressValues,
  useBanners,
  useBrand,
  useChoices,
  useControl,
  useControls,
  useFact,
  useFieldVerdict,
  useFirstHolding,
  useFlow,
  useFormat,
  useHolding,
  useHref,
  useItem,
  useItems,
  useItemTexts,
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
} from './runtime/view/index.ts';
export type { ActionPlace } from './core/action/index.ts';
export type {
  AttemptCall,
  ControlView,
  Derivation,
  DialogView,
  ErrorView,
  FactSource,
  OperationCall,
  OperationEntry,
  OperationResult,
  Pack,
  PackServices,
  Presentation,
  Report,
  RecordCall,
  RecordSource,
  Slots,
  SourceServices,
  StepView,
  Widget,
  WidgetProps,
} from './runtime/ports/index.ts';
export { requestHeader } from './runtime/ports/index.ts';
export { answerTimeLimit } from './runtime/sequence/index.ts';
export { type RunningPortal, type StartOptions, startPortal } from './runtime/boot/index.ts';
