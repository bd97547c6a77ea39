import { isRecord, ownValue, partsIn } from '../../../core/json/index.ts';
import type { SequenceManifest, SequenceOperation } from '../../../core/manifest/index.ts';
import { unanswered } from '../../../core/site/index.ts';
import { partRequirements } from '../../forking/index.ts';
import { oncePer } from '../../oncePer.ts';
import type { Problem } from '../../problem/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { type Journeys, journeysOf } from './journeys.ts';
import { dataIs } from './moves.ts';
import type { Diagram } from '../../solver/index.ts';

/**
 * Whoever sends something once has read before the button what is sent: in the body of the step, or in the text of the
 * dialog over it. The button itself and what stands beside the step do not count.
 */
export const reviews: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { operations = {} } = journeys.sequence.manifest;
    const told = new Set<string>();
    return Object.entries(operations)
      .flatMap(([name, operation]) => sendingsOf(journeys, name, operation))
      .flatMap((sending) => {
        const key = `${sending.step} ${[...sending.tellers].sort().join(' ')}`;
        const found = told.has(key) ? [] : unseen(context, journeys, sending);
        if (found.length > 0) told.add(key);
        return found;
      });
  });

/** That something which a person has to be told is sent from a state. */
interface Sending {
  operation: string;
  parameter: string;
  /** The facts that tell it: each is enough. */
  tellers: readonly string[];
  state: string;
  /** The state, or the step beneath it. */
  step: string;
  /** Those who send it from there. */
  who: Diagram;
}

function sendingsOf(
  journeys: Journeys,
  operation: string,
  { sends, with: sent = {} }: SequenceOperation,
): Sending[] {
  const values = Object.entries(sent)
    .map(([parameter, fact]) => ({ parameter, tellers: tellersOf(journeys, fact) }))
    .filter(({ tellers }) => tellers.length > 0);
  if (sends === 'freely' || values.length === 0) return [];
  const { dialogs } = journeys.sequence.manifest;
  return [...sendersOf(journeys, operation)].flatMap(([state, who]) =>
    values.map((value) => ({ ...value, operation, state, step: dialogs?.[state]?.over ?? state, who })),
  );
}

function unseen(context: ProofContext, journeys: Journeys, sending: Sending): Problem[] {
  const { sequence, solver } = journeys;
  const { operation, parameter, state, step, tellers } = sending;
  const told = toldBy(context, journeys, sending);
  const missed = solver.sets.without(withSomethingToTell(journeys, sending), told);
  if (solver.sets.isEmpty(missed)) return [];
  const said = sentencesOf(context, sequence.id).flatMap(({ facts }) => facts);
  const facts = tellers.filter((name) => said.includes(name)).join(', ') || tellers.join(', ');
  const pointer = state === step ? `/steps/${step}/body` : `/dialogs/${state}`;
  const place = context.placeOf('sequence', sequence.id, pointer);
  const witness = solver.pickAssignment(missed, solver.sets.or([missed, told]));
  return [finding('sent-unseen', { operation, parameter, state, facts }, place, witness)];
}

/** Of a choice that was not made there is nothing to tell. */
function withSomethingToTell({ solver, sequence, site }: Journeys, { who, tellers }: Sending): Diagram {
  const open = site.vocabulary.atoms
    .filter(
      ({ name, domain }) =>
        tellers.includes(name) && domain.kind === 'values' && domain.values.includes(unanswered),
    )
    .map(({ name }) => dataIs(solver, sequence, { [name.slice(sequence.id.length + 1)]: unanswered }));
  return solver.sets.without(who, solver.sets.or(open));
}

/**
 * Those to whom a sentence says it where it is read, or a widget asks it there. One of a few values is also told by a
 * sentence that stands there for it alone.
 */
function toldBy(
  context: ProofContext,
  { sequence: { id, manifest }, solver, site }: Journeys,
  { state, step, tellers }: Sending,
): Diagram {
  const read = [`/steps/${step}/body/`, `/dialogs/${state}/title`, `/dialogs/${state}/text`];
  const asked = askedTogether(manifest).map(({ pointer, data }) => ({
    pointer,
    facts: data.map((name) => `${id}.${name}`),
  }));
  const few = site.vocabulary.atoms.flatMap(({ name, domain }, slot) =>
    tellers.includes(name) && domain.kind === 'values' ? [slot] : [],
  );
  return solver.sets.or(
    [...sentencesOf(context, id), ...asked].flatMap(({ pointer, facts }) => {
      if (!read.some((start) => pointer.startsWith(start))) return [];
      const requirements = partRequirements(context.site, { kind: 'sequence', id, pointer }) ?? [];
      const slots = requirements.flatMap(({ condition }) => site.conditions.slotsOf(condition));
      const tells = facts.some((name) => tellers.includes(name)) || few.some((slot) => slots.includes(slot));
      return tells ? [solver.where(requirements)] : [];
    }),
  );
}

/** Where a sequence says something, and the facts in it. */
export function sentencesOf(
  { usages }: Pick<ProofContext, 'usages'>,
  sequence: string,
): { pointer: string; facts: string[] }[] {
  return usages.copies.flatMap(({ value, place, manifest: { kind, id } }) =>
    kind === 'sequence' && id === sequence
      ? [{ pointer: place.pointer, facts: typeof value === 'string' ? [] : Object.values(value.with) }]
      : [],
  );
}

/** The states in which an event makes an operation run, at once or after others, and those who are there and send it. */
function sendersOf(journeys: Journeys, operation: string): ReadonlyMap<string, Diagram> {
  const { sequence, solver, moves } = journeys;
  const { sets, nobody, possible } = solver;
  const leading = leadingTo(journeys, operation);
  const reached = journeys.stable.reached();
  const senders = new Map<string, Diagram>();
  for (const { from, to, taken, before } of moves) {
    const there = leading.get(to);
    if (!there || ownValue(sequence.manifest.operations, from)) continue;
    const sending = sets.and([reached.get(from) ?? nobody, taken, before(there), possible]);
    if (!sets.isEmpty(sending)) senders.set(from, sets.or([senders.get(from) ?? nobody, sending]));
  }
  return senders;
}

/** Operation -> those of whom it, and what follows by itself, leads to the wanted one. */
function leadingTo(
  { sequence, solver, moves, stable }: Journeys,
  wanted: string,
): ReadonlyMap<string, Diagram> {
  const { sets, everyone, nobody } = solver;
  const leading = new Map([[wanted, everyone]]);
  for (let grows = true; grows;) {
    grows = false;
    for (const { from, to, taken, before } of moves) {
      const there = leading.get(to);
      if (!there || !ownValue(sequence.manifest.operations, from)) continue;
      const known = leading.get(from) ?? nobody;
      const after = sets.or([known, stable.arrive(from, sets.and([taken, before(there)]))]);
      if (after === known) continue;
      leading.set(from, after);
      grows = true;
    }
  }
  return leading;
}

type Told = Pick<Journeys, 'site' | 'sequence'>;

/**
 * The facts by which a person is told a value that is sent: each is enough. Money and days are told as they are; of what
 * the customer was asked anything counts that the same widget keeps, as the last four digits of a card do for its id. None:
 * it is neither, and for machines, as the id of an account is.
 */
export function tellersOf(journeys: Told, fact: string): string[] {
  const { id, manifest } = journeys.sequence;
  const type = typeOf(journeys, fact);
  if (type !== undefined && type !== 'text') return withDerived(journeys, [fact]);
  const own = (names: readonly string[]): string[] => names.map((name) => `${id}.${name}`);
  const asked = Object.values(manifest.steps).flatMap(({ fields = {} }) => own(Object.keys(fields)));
  if (!asked.includes(fact)) return [];
  const together = askedTogether(manifest).filter(({ data }) => own(data).includes(fact));
  return withDerived(journeys, [fact, ...together.flatMap(({ data }) => own(data))]);
}

/** With what is computed from them and is of the same type: the day as it was typed, and the day. */
function withDerived(journeys: Told, facts: readonly string[]): string[] {
  const derived = journeys.site.vocabulary.atoms.filter(({ name, derivedFrom = [] }) =>
    derivedFrom.some(
      (from) => facts.includes(from) && typeOf(journeys, from) === (typeOf(journeys, name) ?? ''),
    ),
  );
  return [...new Set([...facts, ...derived.map(({ name }) => name)])];
}

/** What a value is that is only shown: money, a day, a text. Undefined: conditions ask it. */
function typeOf({ site, sequence: { id, manifest } }: Told, fact: string): string | undefined {
  const data = fact.startsWith(`${id}.`) ? ownValue(manifest.data, fact.slice(id.length + 1)) : undefined;
  if (data) return 'values' in data || data.type === 'boolean' ? undefined : data.type;
  const { vocabulary } = site;
  const domain = vocabulary.atoms[vocabulary.slotOf(fact) ?? -1]?.domain;
  return domain?.kind === 'open' ? domain.format : undefined;
}

/** What one widget asks: the data that it keeps, by the names that its settings `field` and `keeps` say. */
interface AskedTogether {
  pointer: string;
  data: readonly string[];
}

/** Every widget of the steps that asks something, with all data that it keeps. */
const askedTogether = oncePer(({ steps }: SequenceManifest): readonly AskedTogether[] =>
  Object.entries(steps).flatMap(([step, { body }]) =>
    partsIn(body, `/steps/${step}/body`).flatMap(([pointer, part]): AskedTogether[] => {
      if (!isRecord(part) || !('widget' in part) || !isRecord(part['settings'])) return [];
      const { field, keeps } = part['settings'];
      const data = [field, ...(isRecord(keeps) ? Object.values(keeps) : [])].filter(
        (name) => typeof name === 'string',
      );
      return data.length > 0 ? [{ pointer, data }] : [];
    }),
  ),
);
