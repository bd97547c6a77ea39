import { firstHolding, type Evaluator } from '../../engine/core/decision/index.ts';
import { ownValue } from '../../engine/core/json/index.ts';
import type { SequenceEventRule, SequenceManifest, Transition } from '../../engine/core/manifest/index.ts';
import {
  acknowledgeError,
  changeData,
  fieldsOf,
  findField,
  keepAnswers,
  openState,
  sendEvent,
  settleOperation,
  stepBeneath,
  verdictOf,
  type Advance,
} from '../../engine/core/sequence/index.ts';
import type { Known } from '../../engine/verify/index.ts';
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
  /** Where it stood while it was not known how the operation ended. */
  meanwhile?: ModelPlace;
  /** The route for which the sequence was left. */
  left?: string;
}

/** What can happen at a place. */
export function movesAt(model: SequenceModel, place: ModelPlace): Move[] {
  const { sequence, repertoire } = model;
  const { at } = place.state;
  const facts = factsAt(model, place);
  const isPossible = ({ at: where, when = {} }: Choice | Way): boolean =>
    where === at && Object.entries(when).every(([name, value]) => facts[name] === value);
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
  const evaluator = askerAt(model, kept);
  const transitions = ownValue(sequence.manifest.operations, place.state.at)?.outcomes[trigger] ?? [];
  const shows = taken(model, evaluator, { state: place.state.at, trigger, transitions });
  const advance = settleOperation(evaluator, sequence, kept.state, trigger);
  const all = way?.shows === undefined ? shows : [...shows, way.shows];
  const performed = after(model, kept, { advance, notes: notesOf(model, kept, way), shows: all });
  if (!way?.isUnknownFirst) return performed;
  return { ...performed, meanwhile: { ...place, state: { ...place.state, isUnknown: true } } };
}

function send(model: SequenceModel, place: ModelPlace, { trigger, how }: Move): Performed {
  const { sequence } = model;
  const { at } = place.state;
  const choice = model.repertoire.choices.find((each) => each.at === at && each.name === how);
  const answers = choice?.answers(factsAt(model, place)) ?? {};
  const filled = { ...place, state: changeData(sequence.manifest, place.state, answers) };
  const evaluator = askerAt(model, filled);
  const rule = ownValue(eventsAt(sequence.manifest, at), trigger);
  const { controls } = visibleAt(evaluator, sequence.id, sequence.manifest, at);
  const pressed = controls.find(({ event }) => event === trigger);
  const shows = rule ? shownBy(model, evaluator, { at, trigger, rule }) : [];
  const advance = sendEvent(evaluator, sequence, filled.state, trigger);
  const performed = after(model, filled, { advance, notes: notesOf(model, filled, choice), shows });
  return { ...performed, ...(pressed && { pressed }) };
}

function notesOf(
  model: SequenceModel,
  place: ModelPlace,
  possible: Choice | Way | undefined,
): Known | undefined {
  const { notes } = possible ?? {};
  return typeof notes === 'function' ? notes(factsAt(model, place)) : notes;
}

interface Happened {
  advance: Advance;
  notes: Known | undefined;
  shows: readonly string[];
}

/** The address follows where it changes, and a step opens only when everything before it is complete. */
function after(model: SequenceModel, place: ModelPlace, { advance, notes, shows }: Happened): Performed {
  const { sequence } = model;
  const { state, leave } = advance;
  const left = leave && 'route' in leave ? leave.route : undefined;
  const come = { ...place, state, notes: { ...place.notes, ...notes } };
  const evaluator = askerAt(model, come);
  const beneath = stepBeneath(sequence.manifest, state);
  const stays = beneath === stepBeneath(sequence.manifest, place.state);
  const opened = stays ? state : openState(evaluator, sequence, state, beneath);
  const barred = opened.at === state.at ? [] : fieldsOf(sequence.manifest, opened.at);
  return {
    place: { ...come, state: opened },
    shows: [...shows, ...barred.flatMap((field) => refusalOf(model, evaluator, field)).map(barId)],
    ...(left !== undefined && { left }),
  };
}

function refusalOf({ sequence }: SequenceModel, evaluator: Evaluator, field: string): string[] {
  const verdict = verdictOf(evaluator, sequence, field);
  return verdict.kind === 'refused' ? [refusalId(sequence.manifest, field, verdict.refusal.id)] : [];
}

/** An event shows which transition is taken; or which refusals hold, and that it needs just this field. */
function shownBy(
  model: SequenceModel,
  evaluator: Evaluator,
  {
    at,
    trigger,
    rule: { needs = [], transitions },
  }: { at: string; trigger: string; rule: SequenceEventRule },
): string[] {
  const { sequence } = model;
  const refused = needs.filter((field) => verdictOf(evaluator, sequence, field).kind !== 'accepted');
  const skipped = needs
    .filter((field) => isSkipped(model, evaluator, field))
    .map((field) => skippedId(field));
  const [only, ...others] = refused;
  if (only === undefined)
    return [...skipped, ...taken(model, evaluator, { state: at, trigger, transitions })];
  return [
    ...skipped,
    ...refused.flatMap((field) => refusalOf(model, evaluator, field)),
    ...(others.length === 0 ? [needId(at, trigger, only)] : []),
  ];
}

/** It is not asked; otherwise it would be refused. */
function isSkipped({ sequence }: SequenceModel, evaluator: Evaluator, name: string): boolean {
  const field = findField(sequence.manifest, name)?.field;
  const location = { kind: 'sequence', id: sequence.id, pointer: '', subject: name } as const;
  if (!field?.when || evaluator.evaluate(field.when, location) !== false) return false;
  return field.refuse.some(({ when }) => evaluator.evaluate(when, location) === true);
}

interface Taking {
  state: string;
  trigger: string;
  transitions: readonly Transition[];
}

function taken(
  { sequence }: SequenceModel,
  evaluator: Evaluator,
  { state, trigger, transitions }: Taking,
): string[] {
  const pointer = `/operations/${state}/outcomes/${trigger}` as const;
  const location = { kind: 'sequence', id: sequence.id, pointer, subject: state } as const;
  const chosen = firstHolding(evaluator, transitions, location);
  if (!chosen || !('index' in chosen)) return [];
  return [transitionId(sequence.manifest, { state, trigger, index: chosen.index })];
}

/** The name of a refusal: `amount/fields/otherAmount/malformed`. */
export function refusalId(manifest: SequenceManifest, field: string, refusal: string): string {
  return `${findField(manifest, field)?.step}/fields/${field}/${refusal}`;
}

/** The name of a refusal that keeps a later step closed: `method/fields/token/not-entered bars`. */
export function barId(refusal: string): string {
  return `${refusal} bars`;
}

/** The name of a field that is not asked although it would be refused. */
export function skippedId(field: string): string {
  return `${field} is not asked`;
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
