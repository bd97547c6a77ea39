import { inputsOf } from '../../../core/fact/index.ts';
import { ownValue } from '../../../core/json/index.ts';
import type { SequenceOperation } from '../../../core/manifest/index.ts';
import { unanswered } from '../../../core/site/index.ts';
import { partRequirements } from '../../forking/index.ts';
import { dataInWidgets, type Usages } from '../../link/index.ts';
import type { Problem } from '../../problem/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { type Journeys, journeysOf } from './journeys.ts';
import { dataIs } from './moves.ts';
import type { Diagram } from '../../solver/index.ts';

/**
 * Finds data that a customer sends once without having read it before the button: in the body of the step, or in the text
 * of the dialog over it. The button itself and the texts beside the step do not count.
 */
export const reviews: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { operations = {} } = journeys.sequence.manifest;
    const told = new Set<string>();
    return Object.entries(operations)
      .flatMap(([name, operation]) => sendingsOf(context, journeys, name, operation))
      .flatMap((sending) => {
        const key = `${sending.step} ${[...sending.tellers].sort().join(' ')}`;
        const found = told.has(key) ? [] : unseen(context, journeys, sending);
        if (found.length > 0) told.add(key);
        return found;
      });
  });

/** A state from which an operation sends a value that the customer must be able to read there. */
interface Sending {
  operation: string;
  parameter: string;
  /** The facts that show the value: each is enough. */
  tellers: readonly string[];
  state: string;
  /** The state, or the step beneath it. */
  step: string;
  /** The customers who send it from there. */
  who: Diagram;
}

function sendingsOf(
  { usages }: ProofContext,
  journeys: Journeys,
  operation: string,
  { sends, with: sent = {} }: SequenceOperation,
): Sending[] {
  const values = Object.entries(sent)
    .map(([parameter, fact]) => ({ parameter, tellers: tellersOf({ ...journeys, usages }, fact) }))
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

/** Leaves out customers who made no choice: there is no value to show. */
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
 * The customers who read the value in a visible sentence, or enter it in a widget there. One of a few values is also
 * shown by a sentence whose condition holds for that value alone.
 */
function toldBy(
  context: ProofContext,
  { sequence: { id }, solver, site }: Journeys,
  { state, step, tellers }: Sending,
): Diagram {
  const read = [`/steps/${step}/body/`, `/dialogs/${state}/title`, `/dialogs/${state}/text`];
  const asked = askedTogether(context.usages, id).map(([pointer, data]) => ({
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

/** The sentences in a part of a sequence, with the facts in them. */
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

/** The states in which an event starts an operation, at once or after others, with the customers who send it there. */
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

/** Operation -> the customers whom it leads to the wanted one, by itself or through other operations. */
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

type SequenceOfSite = Pick<Journeys, 'site' | 'sequence'>;

/** A sequence with what its widgets name. */
type SequenceInUse = SequenceOfSite & { usages: Pick<Usages, 'references'> };

/**
 * The facts that show a sent value to a person: each is enough. Money and days are shown as they are; for an answer, any
 * data that the same widget keeps counts, such as the last four digits of a card for its id. Empty for values that only
 * machines read, such as the id of an account.
 */
export function tellersOf(journeys: SequenceInUse, fact: string): string[] {
  const { id, manifest } = journeys.sequence;
  const type = typeOf(journeys, fact);
  if (type !== undefined && type !== 'text') return withDerived(journeys, [fact]);
  const own = (names: readonly string[]): string[] => names.map((name) => `${id}.${name}`);
  const asked = Object.values(manifest.steps).flatMap(({ fields = {} }) => own(Object.keys(fields)));
  if (!asked.includes(fact)) return [];
  const together = askedTogether(journeys.usages, id).map(([, data]) => own(data));
  return withDerived(journeys, [fact, ...together.filter((data) => data.includes(fact)).flat()]);
}

/** Adds derived facts of the same type: the day as it was typed, and the day. */
function withDerived(journeys: SequenceOfSite, facts: readonly string[]): string[] {
  const derived = journeys.site.vocabulary.atoms.filter((atom) =>
    inputsOf(atom).some(
      (from) => facts.includes(from) && typeOf(journeys, from) === (typeOf(journeys, atom.name) ?? ''),
    ),
  );
  return [...new Set([...facts, ...derived.map(({ name }) => name)])];
}

/** The type of a value that is only displayed: money, a day, a text. Undefined for a value that conditions ask. */
function typeOf({ site, sequence: { id, manifest } }: SequenceOfSite, fact: string): string | undefined {
  const data = fact.startsWith(`${id}.`) ? ownValue(manifest.data, fact.slice(id.length + 1)) : undefined;
  if (data) return 'values' in data || data.type === 'boolean' ? undefined : data.type;
  const { vocabulary } = site;
  const domain = vocabulary.atoms[vocabulary.slotOf(fact) ?? -1]?.domain;
  return domain?.kind === 'open' ? domain.format : undefined;
}

/** Each widget of the steps that asks something, with all data that it keeps. */
function askedTogether(
  usages: Pick<Usages, 'references'>,
  sequence: string,
): (readonly [pointer: string, data: readonly string[]])[] {
  const byWidget = Map.groupBy(dataInWidgets(usages)(sequence), ({ widget }) => widget);
  return [...byWidget].map(([pointer, all]) => [pointer, all.map(({ name }) => name)]);
}
