import type { Problem } from '../problem/index.ts';
import { analytics } from './analytics.ts';
import { banners, dialogs, priorities } from './dialogs.ts';
import { choices } from './choices.ts';
import { comparisons, domains, personas } from './values.ts';
import { colors, shownLanguage, siteParts, writing } from './site.ts';
import { copy } from './copy.ts';
import { fallbacks, paths, pushes, routeLinks } from './routes.ts';
import { references, runs, slots, types } from './references.ts';
import { cycles, derivations, itemFacts, otherValues, refreshes, sources } from './facts.ts';
import { durations } from './durations.ts';
import { requirements } from './requirements.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { lists, recordUses } from './recordUses.ts';
import { names } from './names.ts';
import { parity } from './parity.ts';
import { records } from './records.ts';
import { sequences } from './sequence/index.ts';

export { createLinkContext, type LinkContext, type Locales } from './linkContext.ts';
export { choiceLists, type ChoiceList } from './choices.ts';
export { type Declaration, declarations, namesByKind } from './declarations.ts';
export { isTakenBack } from './dialogs.ts';
export { typeOf } from './references.ts';
export { sentencesSaid, wordsOfValues } from './saidSentences.ts';
export { baseKey, placeholder, placeOfText, sentenceAt, sentencesIn } from './sentences.ts';
export { ordersOf, transitionLists, type TransitionList } from './sequence/index.ts';
export { collectUsages, dataInWidgets, usesOf, type Usages, type Used } from './usages.ts';

/** Every check of the link stage. A new one: its words in `problem/catalogue.ts`, in the file of its subject, this line, a broken set that only it finds. */
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
  otherValues,
  refreshes,
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
  shownLanguage,
  copy,
  parity,
  personas,
  requirements,
];

/** Links the manifests of a portal: every name leads somewhere, and what is compared or filled fits. */
export function linkManifests(context: LinkContext): Problem[] {
  return [...context.usages.problems, ...checks.flatMap((check) => check(context))];
}
