export {
  explainAddress,
  pagePlace,
  type AddressExplanation,
  type Explained,
  type ScreenExplanation,
  type SeenBefore,
} from './explainAddress.ts';
export type { ExplainedPlace, ExplainedWidget } from './explainPlaces.ts';
export { followAddress, longestChain, toAddress, type Hop } from './followAddress.ts';
export {
  explainedParts,
  formatArrival,
  formatExplanation,
  formatSaid,
  type Locate,
} from './formatExplanation.ts';
