import type { Reason } from '../../core/decision/index.ts';
import {
  type AddressExplanation,
  explainAddress,
  explainerOf,
  pagePlace,
  type SeenBefore,
} from '../../core/explanation/index.ts';
import type { Assignment, AtomValue, Vocabulary } from '../../core/fact/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { PlacedWidget } from '../../core/manifest/index.ts';
import type { Shown } from '../../core/navigation/index.ts';
import type { WidgetPlace } from '../../core/page/index.ts';
import {
  type Advance,
  type DataValue,
  fieldsOf,
  orderOf,
  sendEvent,
  settleOperation,
  stepBeneath,
  valueOf,
  verdictOf,
} from '../../core/sequence/index.ts';
import { isPrivate } from './origin.ts';
import type { Portal, RunningSequence } from '../portal/index.ts';

/** Everything that was decided about the page that is shown now, each with its reasons. */
export interface Snapshot {
  release: string | undefined;
  environment: string;
  language: string;
  /** Path with its query, as the browser has it. */
  address: string;
  /** Something is on its way that must not be interrupted: guards are not asked again meanwhile. */
  navigationBlocked: boolean;
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
    navigationBlocked: portal.navigationBlock.isBlocked(),
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

/** A sequence as it stands: what it has collected, and what each event would do now. */
export interface ExplainedSequence {
  id: string;
  /** Step, dialog, operation or result. */
  at: string;
  order: { steps: readonly string[]; reasons: readonly Reason[] };
  data: readonly { name: string; value: DataValue; isHidden: boolean }[];
  fields: readonly Answer[];
  /** Events of the customer, or outcomes of an operation that runs. */
  transitions: readonly Answer[];
}

/** What a question about the sequence came to. */
export interface Answer {
  subject: string;
  outcome: string;
  reasons: readonly Reason[];
}

/** The sequence that is on the screen; undefined where there is none. Nothing is sent and nothing changes. */
function explainSequence({ running, site, store }: Portal): ExplainedSequence | undefined {
  if (!running.sequence) return undefined;
  const { sequence, state: stateNow } = running.sequence;
  const state = stateNow();
  const { id, manifest } = sequence;
  const explain = explainerOf(site, store.assignment());
  const order = explain((evaluator) => orderOf(evaluator, sequence));
  const fields = fieldsOf(manifest, stepBeneath(manifest, state)).map((field) => {
    const { decided, reasons } = explain((evaluator) => verdictOf(evaluator, sequence, field));
    return { subject: `field ${field}`, outcome: decided.kind, reasons };
  });
  const unanswered = explainerOf(site, store.suppose(unansweredIn(running.sequence)));
  const transitions = eventsOf(running.sequence).map((event) => {
    const { decided, reasons } = (event.isOutcome ? unanswered : explain)((evaluator) =>
      event.isOutcome
        ? settleOperation(evaluator, sequence, state, event.name)
        : sendEvent(evaluator, sequence, state, event.name),
    );
    const subject = `${event.isOutcome ? 'outcome' : 'event'} ${event.name}`;
    return { subject, outcome: worded(decided, state.at), reasons };
  });
  const data = Object.keys(manifest.data).map((name) => ({
    name,
    value: valueOf(sequence, state, name),
    isHidden: isPrivate(site, `${id}.${name}`),
  }));
  return {
    id,
    at: state.at,
    order: { steps: order.decided, reasons: order.reasons },
    data,
    fields,
    transitions,
  };
}

function eventsOf({
  sequence: { manifest },
  state,
}: RunningSequence): { name: string; isOutcome: boolean }[] {
  const { at } = state();
  const operation = manifest.operations?.[at];
  const events = (manifest.steps[at] ?? manifest.dialogs?.[at] ?? manifest.results?.[at])?.on ?? {};
  return Object.keys(operation?.outcomes ?? events).map((name) => ({
    name,
    isOutcome: operation !== undefined,
  }));
}

/** What the operation that runs answers: that counts when it ends, whatever is stored there now. */
function unansweredIn({ sequence: { id, manifest }, state }: RunningSequence): Record<string, undefined> {
  const { returns = {} } = ownValue(manifest.operations, state().at) ?? {};
  return Object.fromEntries(Object.values(returns).map((name) => [`${id}.${name}`, undefined]));
}

function worded({ state, leave, waiting }: Advance, at: string): string {
  if (waiting) return 'cannot be decided yet';
  if (leave) return `leaves for ${leave.route}`;
  const says = state.error === undefined ? '' : `says ${state.error}`;
  if (state.at !== at && !state.touched.includes(state.at))
    return [`leads to ${state.at}`, says].filter(Boolean).join(', ');
  if (says !== '') return says;
  return state.touched.includes(state.at) ? `shows what is refused on ${state.at}` : 'stays';
}
