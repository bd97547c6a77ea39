import type { Problem } from '../problem/index.ts';
import { analytics } from './analytics.ts';
import { banners } from './banners.ts';
import { choices } from './choices.ts';
import { comparisons } from './comparisons.ts';
import { colors } from './colors.ts';
import { copy } from './copy.ts';
import { dialogs } from './dialogs.ts';
import { fallbacks } from './fallbacks.ts';
import { pushes } from './pushes.ts';
import { siteParts } from './siteParts.ts';
import { writing } from './writing.ts';
import { slots } from './slots.ts';
import { sources } from './sources.ts';
import { cycles } from './cycles.ts';
import { derivations } from './derivations.ts';
import { domains } from './domains.ts';
import { durations } from './durations.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { itemFacts } from './itemFacts.ts';
import { lists } from './lists.ts';
import { names } from './names.ts';
import { parity } from './parity.ts';
import { paths } from './paths.ts';
import { personas } from './personas.ts';
import { priorities } from './priorities.ts';
import { records } from './records.ts';
import { recordUses } from './recordUses.ts';
import { references } from './references.ts';
import { routeLinks } from './routeLinks.ts';
import { runs } from './runs.ts';
import { types } from './types.ts';
import { sequences } from './sequence/index.ts';

export { createLinkContext, type LinkContext, type Locales } from './linkContext.ts';
export { choiceLists, type ChoiceList } from './choices.ts';
export { declarations, type Declaration } from './declarations.ts';
export { namesByKind } from './namesByKind.ts';
export { typeOf } from './types.ts';
export { wordsOfValues } from './copy.ts';
export { baseKey, placeholder, placeOfText, sentenceAt } from './sentences.ts';
export { transitionLists, type TransitionList } from './sequence/index.ts';
export { collectUsages, usesOf, type Usages, type Used } from './usages.ts';

/** Every check of the link stage. A new one: its file, its test, this line. */
const checks: readonly LinkCheck[] = [
  references,
  names,
  domains,
  comparisons,
  cycles,
  choices,
  paths,
  routeLinks,
  runs,
  sequences,
  derivations,
  priorities,
  banners,
  dialogs,
  pushes,
  analytics,
  fallbacks,
  sources,
  slots,
  durations,
  siteParts,
  colors,
  records,
  recordUses,
  types,
  itemFacts,
  lists,
  writing,
  copy,
  parity,
  personas,
];

/** Links the manifests of a portal: every name leads somewhere, and what is compared or filled fits. */
export function linkManifests(context: LinkContext): Problem[] {
  return [...context.usages.problems, ...checks.flatMap((check) => check(context))];
}
