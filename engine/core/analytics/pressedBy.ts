import { namesOfAction } from '../action/index.ts';
import { wellKnown, type Assignment } from '../fact/index.ts';
import type { Action } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';
import type { UsageEvent } from './moment.ts';

/** The usage event of a pressed button, in names of manifests. `container`: the banner or dialog that holds it. */
export function pressedBy(
  { vocabulary }: Site,
  { does, container }: { does: Action; container?: string | undefined },
  assignment: Assignment,
): UsageEvent {
  const route = assignment[vocabulary.slotOf(wellKnown.route) ?? -1];
  return { kind: 'pressed', ...namesOfAction(does, container), ...(typeof route === 'string' && { route }) };
}
