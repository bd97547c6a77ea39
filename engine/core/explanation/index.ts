export {
  explainAddress,
  explainerOf,
  pagePlace,
  type AddressExplanation,
  type Explained,
  type SeenBefore,
} from './explainAddress.ts';
export type { ExplainedPlace, ExplainedWidget } from './explainPlaces.ts';
export { formatAnalytics, type ExplainedAnalyticsEvent } from './explainAnalytics.ts';
export { followAddress, longestChain, toAddress, type Hop } from './followAddress.ts';
export {
  decisionsAround,
  explainedParts,
  formatNavigationResult,
  formatExplanation,
  formatSaid,
  signOf,
  worded,
} from './formatExplanation.ts';
