import { firstHolding, type Asker } from '../../core/decision/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { SequenceEventRule, SequenceManifest, Transition } from '../../core/manifest/index.ts';
import {
  acknowledgeError,
  changeData,
  findField,
  keepAnswers,
  sendEvent,
  settleOperation,
  verdictOf,
  type Advance,
} from '../../core/sequence/index.ts';
import type { Known } from '../world/index.ts';
import { askerAt, factsAt, type ModelPlace } from './place.ts';
import type { Choice, SequenceModel, Way } from './repertoire.ts';
import { transitionId } from './transitionsOf.ts';
import { visibleAt, type VisibleControl } from './visible.ts';

/** One thing that happens: an event that the customer sends, or the end of an operation. */
export interface Move {
  at: string;
  /** The event, or the outcome. */
  trigger: string;
  /** The choice that is made before, or the way in which it ends. */
  how?: string;
}

/** What came of a move. */
export interface Performed {
  place: ModelPlace;
  /** What it shows: transitions, refusals, and what an event needs, each by its name. */
  shows: readonly string[];
  /** The button that was pressed. Undefined: an operation ended, or there is no such button. */
  pressed?: VisibleControl;
  /** The route for which the sequence was left. */
  left?: string;
}

/** What can happen at a place. */
export function movesAt(model: SequenceModel, place: ModelPlace): Move[] {
  const { sequence, repertoire } = model;
  const { at } = place.state;
  const facts = factsAt(model, place);
  const isPossible = ({ at: where, when = {} }: Choice | Way): boolean =>
    where === at &&
    Object.entries(when).every(([name, value]) => (place.notes[name] ?? facts[name]) === value);
  if (ownValue(sequence.manifest.operations, at)) {
    return repertoire.ways
      .filter(isPossible)
      .map(({ name, outcome }) => ({ at, trigger: outcome, how: name }));
  }
  return Object.keys(eventsAt(sequence.manifest, at)).flatMap((trigger) => {
    const choices = repertoire.choices.filter((each) => isPossible(each) && each.events.includes(trigger));
    return choices.length > 0 ? choices.map(({ name }) => ({ at, trigger, how: name })) : [{ at, trigger }];
  });
}

/** Does it, with the code that runs in the browser. */
export function perform(model: SequenceModel, place: ModelPlace, move: Move): Performed {
  const before = { ...place, state: acknowledgeError(place.state) };
  const isOperation = ownValue(model.sequence.manifest.operations, place.state.at) !== undefined;
  return isOperation ? settle(model, before, move) : send(model, before, move);
}

function settle(model: SequenceModel, place: ModelPlace, { trigger, how }: Move): Performed {
  const { sequence } = model;
  const way = model.repertoire.ways.find(({ at, name }) => at === place.state.at && name === how);
  const answers = way?.answers?.(factsAt(model, place)) ?? {};
  const kept = { ...place, state: keepAnswers(sequence, place.state, answers) };
  const asker = askerAt(model, kept);
  const transitions = ownValue(sequence.manifest.operations, place.state.at)?.outcomes[trigger] ?? [];
  const shows = taken(model, asker, { state: place.state.at, trigger, transitions });
  return after(kept, settleOperation(asker, sequence, kept.state, trigger), way?.notes, shows);
}

function send(model: SequenceModel, place: ModelPlace, { trigger, how }: Move): Performed {
  const { sequence } = model;
  const { at } = place.state;
  const choice = model.repertoire.choices.find((each) => each.at === at && each.name === how);
  const answers = choice?.answers(factsAt(model, place)) ?? {};
  const filled = { ...place, state: changeData(sequence.manifest, place.state, answers) };
  const asker = askerAt(model, filled);
  const rule = ownValue(eventsAt(sequence.manifest, at), trigger);
  const { controls } = visibleAt(asker, sequence.id, sequence.manifest, at);
  const pressed = controls.find(({ event }) => event === trigger);
  const shows = rule ? shownBy(model, asker, { at, trigger, rule }) : [];
  const performed = after(filled, sendEvent(asker, sequence, filled.state, trigger), choice?.notes, shows);
  return { ...performed, ...(pressed && { pressed }) };
}

function after(place: ModelPlace, advance: Advance, notes: Known = {}, shows: readonly string[]): Performed {
  const { state, leave } = advance;
  const left = leave && 'route' in leave ? leave.route : undefined;
  return {
    place: { ...place, state, notes: { ...place.notes, ...notes } },
    shows,
    ...(left !== undefined && { left }),
  };
}

/** An event shows which transition is taken; or which refusals hold, and that it needs just this field. */
function shownBy(
  model: SequenceModel,
  asker: Asker,
  {
    at,
    trigger,
    rule: { needs = [], transitions },
  }: { at: string; trigger: string; rule: SequenceEventRule },
): string[] {
  const { sequence } = model;
  const verdicts = needs.map((field) => ({ field, verdict: verdictOf(asker, sequence, field) }));
  const refused = verdicts.flatMap(({ field, verdict }) =>
    verdict.kind === 'refused' ? [{ field, refusal: verdict.refusal.id }] : [],
  );
  if (verdicts.every(({ verdict }) => verdict.kind === 'accepted')) {
    return taken(model, asker, { state: at, trigger, transitions });
  }
  const [only, ...others] = refused;
  return [
    ...refused.map(({ field, refusal }) => refusalId(sequence.manifest, field, refusal)),
    ...(only && others.length === 0 ? [needId(at, trigger, only.field)] : []),
  ];
}

interface Taking {
  state: string;
  trigger: string;
  transitions: readonly Transition[];
}

function taken({ sequence }: SequenceModel, asker: Asker, { state, trigger, transitions }: Taking): string[] {
  const standing = { kind: 'sequence', id: sequence.id, pointer: '', subject: state } as const;
  const chosen = firstHolding(asker, transitions, standing);
  if (!chosen || !('index' in chosen)) return [];
  return [transitionId(sequence.manifest, { state, trigger, index: chosen.index })];
}

/** The name of a refusal: `amount/fields/otherAmount/malformed`. */
export function refusalId(manifest: SequenceManifest, field: string, refusal: string): string {
  return `${findField(manifest, field)?.step}/fields/${field}/${refusal}`;
}

/** The name of what an event needs: `review/on/pay/needs/token`. */
export function needId(at: string, trigger: string, field: string): string {
  return `${at}/on/${trigger}/needs/${field}`;
}

/** The events that a step, dialog or result answers. */
export function eventsAt(
  { steps, dialogs, results }: SequenceManifest,
  at: string,
): Readonly<Record<string, SequenceEventRule>> {
  return (ownValue(steps, at) ?? ownValue(dialogs, at) ?? ownValue(results, at))?.on ?? {};
}
