import {
  explainAddress,
  pagePlace,
  type AddressExplanation,
  type SeenBefore,
} from '../../core/explanation/index.ts';
import type { AtomValue, Vocabulary, Assignment } from '../../core/fact/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { PlacedWidget } from '../../core/manifest/index.ts';
import type { Shown } from '../../core/navigation/index.ts';
import type { WidgetPlace } from '../../core/page/index.ts';
import { stepBeneath } from '../../core/sequence/index.ts';
import type { Portal } from '../portal/index.ts';
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
  sequence: ExplainedSequence | undefined;
}

/** Asks all decisions once more, in the assignment as it is now, with an evaluator that writes down why. */
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
    sequence: explainSequence(portal),
  };
}

/** Where any address would lead the customer now, and why. */
export function explainOther(portal: Portal, address: string): AddressExplanation {
  const { site, store } = portal;
  return explainAddress(site, knownIn(site.vocabulary, store.assignment()), address, seenIn(portal));
}

function seenIn(portal: Portal): SeenBefore {
  const { dismissals, navigator, dialogs } = portal;
  const { arrivals } = navigator.screen();
  return {
    contentOf: (shown) => contentOf(portal, shown),
    isDismissed: dismissals.isDismissed,
    wasSeen: (id) => dismissals.wasSeen(id, arrivals),
    dialogs,
  };
}

/** The page, as far as it is loaded, or the step or result of the sequence that runs. */
function contentOf({ parts, running }: Portal, { page: id, sequence }: Shown): readonly WidgetPlace[] {
  const page = id === undefined ? undefined : parts.page(id);
  if (id !== undefined) return page && 'body' in page ? [pagePlace(id, page)] : [];
  if (!running.sequence || running.sequence.sequence.id !== sequence) return [];
  const { manifest } = running.sequence.sequence;
  const at = stepBeneath(manifest, running.sequence.state());
  return (['steps', 'results'] as const).flatMap((section) => {
    const { body: widgets } = ownValue<{ body: PlacedWidget[] }>(manifest[section], at) ?? {};
    const pointer = `/${section}/${at}/body`;
    return widgets ? [{ slot: 'content', kind: 'sequence', id: sequence, pointer, widgets }] : [];
  });
}

function knownIn({ atoms }: Vocabulary, assignment: Assignment): Record<string, AtomValue> {
  return Object.fromEntries(
    atoms.flatMap(({ name }, slot) => {
      const value = assignment[slot];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
