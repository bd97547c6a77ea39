export { useAddress } from './useAddress.ts';
export type { ActionPlace } from '../../core/action/index.ts';
export { actionHost } from './actionHost.ts';
export { useControl, useControls } from './useControls.ts';
export { extendSession } from './extendSession.ts';
export { useLanguage, useSay, useSentence, useSentences, useText } from './useCopy.ts';
export {
  slotsOfFacts,
  useCondition,
  useFact,
  useFirstHolding,
  useHolding,
  useDecision,
  useSourceState,
} from './useFacts.ts';
export { useDialog, type OpenDialog } from './useDialog.ts';
export { useNewWindowHint } from './useNewWindowHint.ts';
export { useBrand, useServices } from './useServices.ts';
export { useLanguageSwitch, type LanguageSwitch } from './useLanguageSwitch.ts';
export { useNeeds, type Needs } from './useNeeds.ts';
export {
  useBanners,
  useFlow,
  useHeader,
  useNavigation,
  useRegions,
  useScreen,
  type BannerView,
} from './useScreen.ts';
export {
  useFieldVerdict,
  useOrder,
  useRefusals,
  useRunner,
  useSequencePlace,
  useSequenceValue,
  useStepErrors,
} from './useSequence.ts';
