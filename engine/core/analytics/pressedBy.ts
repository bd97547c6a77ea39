import { namesOfAction } from '../action/index.ts';
import { wellKnown, type Assignment } from '../fact/index.ts';
import type { Action } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';
import type { UsageEvent } from './moment.ts';

/** The usage event of a pressed button, in names of manifests. */
export function pressedBy({ vocabulary }: Site, does: Action, assignment: Assignment): UsageEvent {
  const route = assignment[vocabulary.slotOf(wellKnown.route) ?? -1];
  return { kind: 'pressed', ...namesOfAction(does), ...(typeof route === 'string' && { route }) };
}
