import { namesOfAction } from '../../core/action/index.ts';
import type { UsageEvent } from '../../core/analytics/index.ts';
import type { Assignment } from '../../core/fact/index.ts';
import type { Action } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';

/** What a button does, in the words of manifests. */
export function pressedBy({ vocabulary }: Site, does: Action, assignment: Assignment): UsageEvent {
  const route = assignment[vocabulary.slotOf('route.id') ?? -1];
  return { kind: 'pressed', ...namesOfAction(does), ...(typeof route === 'string' && { route }) };
}
