export { useControl, useControls, useEachControl } from './hook/useControls.ts';
export {
  useFigures,
  useFormat,
  useLanguage,
  useSay,
  useSentence,
  useSentences,
  useText,
} from './hook/useCopy.ts';
export { useFact, useFacts, useFirstHolding, useHolding } from './hook/useFacts.ts';
export { useNeeds } from './hook/useNeeds.ts';
export { useLanguageSwitch } from './hook/useLanguageSwitch.ts';
export { ItemScope, useItem } from './hook/ItemScope.tsx';
export { useAddressValues } from './hook/useAddressValues.ts';
export { useChoices, type FieldChoices } from './hook/useChoices.ts';
export { useHref } from './hook/useHref.ts';
export { useItems, type Items } from './hook/useItems.ts';
export { useItemTexts, type ItemTexts, type Line, type ShownField } from './hook/useItemTexts.ts';
export { useNewWindowHint } from './hook/useNewWindowHint.ts';
export {
  type BannerView,
  useBanners,
  useBannersPending,
  useFlow,
  useHeader,
  useNavigation,
  useScreen,
} from './hook/useScreen.ts';
export { useWaits } from './page/useReadiness.ts';
export { useFieldVerdict, useRunner, useSequenceValue } from './hook/useSequence.ts';
export { useBrand, useServices } from './hook/useServices.ts';
export { PortalView } from './layout/PortalView.tsx';
export type { ScreenBasis } from './page/basis.ts';
export { beginSequence } from './page/beginSequence.ts';
export { reachBasis } from './page/reachBasis.ts';
export { documentTitle, useErrorTitle } from './hook/useDocumentTitle.ts';
export { SequenceScreens } from './page/SequenceView.tsx';
export { componentKey, lazyComponent } from './slot/lazyComponent.ts';
export { ErrorBoundary } from './slot/ErrorBoundary.tsx';
