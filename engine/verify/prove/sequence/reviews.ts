import type { SequenceOperation } from '../../../core/manifest/index.ts';
import { unanswered } from '../../../core/site/index.ts';
import { partRequirements } from '../../forking/index.ts';
import type { Problem } from '../../problem/index.ts';
import type { Diagram } from '../../solver/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { askedTogether } from './askedTogether.ts';
import { journeysOf, type Journeys } from './journeys.ts';
import { dataIs } from './moves.ts';
import { sendersOf } from './sendersOf.ts';
import { tellersOf } from './tellersOf.ts';

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
function sentencesOf({ usages }: ProofContext, sequence: string): { pointer: string; facts: string[] }[] {
  return usages.copies.flatMap(({ value, place, manifest: { kind, id } }) =>
    kind === 'sequence' && id === sequence
      ? [{ pointer: place.pointer, facts: typeof value === 'string' ? [] : Object.values(value.with) }]
      : [],
  );
}
