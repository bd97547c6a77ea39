import { explainAddress, type AddressExplanation, type SeenBefore } from '../../core/explanation/index.ts';
import type { AtomValue, Vocabulary, World } from '../../core/fact/index.ts';
import type { Portal } from '../portal/index.ts';
import { explainPlaces, type ExplainedPlace } from './placedWidgets.ts';
import { explainSequence, type ExplainedSequence } from './sequenceSnapshot.ts';

/** Everything that was decided about the page that is shown now, each with its reasons. */
export interface Snapshot {
  release: string | undefined;
  environment: string;
  language: string;
  /** Path with its query, as the browser has it. */
  address: string;
  /** Something is on its way that must not be interrupted: guards are not asked again meanwhile. */
  held: boolean;
  /** A guard waits for facts. */
  deciding: boolean;
  explanation: AddressExplanation;
  places: readonly ExplainedPlace[];
  sequence: ExplainedSequence | undefined;
}

/** Asks all decisions once more, in the world as it is now, with an evaluator that writes down why. */
export function snapshotOf(portal: Portal): Snapshot {
  const { path, query } = portal.history.current();
  const address = path + query;
  return {
    release: portal.release,
    environment: portal.site.environment,
    language: portal.copy.language(),
    address,
    held: portal.hold.isHeld(),
    deciding: portal.navigator.screen().deciding,
    explanation: explainOther(portal, address),
    places: explainPlaces(portal),
    sequence: explainSequence(portal),
  };
}

/** Where any address would lead the customer now, and why. */
export function explainOther(portal: Portal, address: string): AddressExplanation {
  const { site, store } = portal;
  return explainAddress(site, knownIn(site.vocabulary, store.world()), address, seenIn(portal));
}

function seenIn({ dismissals, navigator, dialogs }: Portal): SeenBefore {
  const { arrivals } = navigator.screen();
  return {
    isDismissed: dismissals.isDismissed,
    wasSeen: (id) => dismissals.wasSeen(id, arrivals),
    dialogs,
  };
}

function knownIn({ atoms }: Vocabulary, world: World): Record<string, AtomValue> {
  return Object.fromEntries(
    atoms.flatMap(({ name }, slot) => {
      const value = world[slot];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
