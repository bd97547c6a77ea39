import type { Reason } from '../../core/decision/index.ts';
import { explainerOf } from '../../core/explanation/index.ts';
import {
  fieldsOf,
  orderOf,
  sendEvent,
  settleOperation,
  stepBeneath,
  valueOf,
  verdictOf,
  type Advance,
  type DataValue,
} from '../../core/sequence/index.ts';
import type { Portal, RunningSequence } from '../portal/index.ts';
import { isPrivate } from './personal.ts';

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
export function explainSequence({ running, site, store }: Portal): ExplainedSequence | undefined {
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
  const transitions = eventsOf(running.sequence).map((event) => {
    const { decided, reasons } = explain((evaluator) =>
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
  const events = (manifest.steps[at] ?? manifest.dialogs?.[at] ?? manifest.results[at])?.on ?? {};
  return Object.keys(operation?.outcomes ?? events).map((name) => ({
    name,
    isOutcome: operation !== undefined,
  }));
}

function worded({ state, leave, waiting }: Advance, at: string): string {
  if (waiting) return 'cannot be decided yet';
  if (leave) return `leaves for ${leave.route}`;
  if (state.error !== undefined && state.at === at) return `says ${state.error}`;
  if (state.touched.includes(state.at)) return `shows what is refused on ${state.at}`;
  return state.at === at ? 'stays' : `leads to ${state.at}`;
}
