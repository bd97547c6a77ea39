import {
  startPortal as startInspected,
  type RunningPortal,
  type StartOptions,
} from './runtime/boot/index.ts';

export type { AtomValue, Derivation, Derivations } from './core/fact/index.ts';
export { failureFields, type CallFailure } from './core/analytics/index.ts';
export type {
  Condition,
  Control,
  Copy,
  ItemLine,
  Link,
  ListFilter,
  ListSearch,
  RouteLink,
} from './core/manifest/index.ts';
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
  lazyComponent,
  useAddressValues,
  useBanners,
  useBannersPending,
  useBrand,
  useChoices,
  useControl,
  useControls,
  useEachControl,
  useFact,
  useFacts,
  useFieldVerdict,
  useFigures,
  useFirstHolding,
  useFlow,
  useHeader,
  useErrorTitle,
  useFormat,
  useHolding,
  useHref,
  useItem,
  useItems,
  useItemTexts,
  useLanguage,
  useLanguageSwitch,
  useNavigation,
  useNeeds,
  useNewWindowHint,
  useRunner,
  useSay,
  useScreen,
  useSentence,
  useSentences,
  useSequenceValue,
  useServices,
  useText,
  useWaits,
} from './runtime/view/index.ts';
export type { ActionPlace } from './core/action/index.ts';
export type {
  AttemptCall,
  ControlView,
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
export { customerPrefix, requestHeader } from './runtime/ports/index.ts';
export { answerTimeLimit } from './runtime/sequence/index.ts';
export type { RunningPortal, StartOptions };

/** Starts the portal in the browser: release, language, facts, first screen. Rejects when no release can be had. */
export const startPortal: (options: StartOptions) => Promise<RunningPortal> = startInspected;
