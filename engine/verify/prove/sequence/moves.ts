import { pointerKeys, pointerTo } from '../../../core/json/index.ts';
import type { SequenceManifest, Transition } from '../../../core/manifest/index.ts';
import { type DataValue, type Sequence, startSequence, valueOf } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { acceptanceOf, partRequirements } from '../../forking/index.ts';
import { transitionLists } from '../../link/index.ts';
import type { ProofContext } from '../proof.ts';
import type { Mutability } from './mutability.ts';
import type { Diagram, Requirement, Solver } from '../../solver/index.ts';

/** A transition with the sets of assignments in which it is offered and taken. */
export interface Move extends Edge {
  /** Where the customer is afterwards. */
  to: string;
  /** The assignments in which it is chosen: its button is shown, and no transition before it applies. */
  sent: Diagram;
  /** The subset in which it is taken: the fields that it needs are accepted, too. */
  taken: Diagram;
  /** Maps assignments before it to those after it. */
  after(assignments: Diagram): Diagram;
  /** The assignments from which it may lead to one of these. */
  before(assignments: Diagram): Diagram;
}

/** Every transition of a sequence that a button, or the end of an operation, sets off. */
export function movesOf(
  context: Pick<ProofContext, 'usages' | 'site'>,
  sequence: Sequence,
  solver: Solver,
  mutability: Mutability,
): Move[] {
  const { site } = context;
  const { sets, where } = solver;
  const shown = new Map<string, Diagram>();
  return edgesOf(sequence.manifest).map((edge) => {
    const event = `${edge.from} ${edge.trigger}`;
    const visible = shown.get(event) ?? sets.or(waysToSend(context, sequence, edge).map(where));
    shown.set(event, visible);
    const choice = partRequirements(site, { kind: 'sequence', id: sequence.id, pointer: edge.pointer });
    const sent = choice ? sets.and([visible, where(choice)]) : solver.nobody;
    return {
      ...edge,
      to: edge.transition.to ?? edge.from,
      sent,
      taken: sets.and([sent, where(acceptances(site, sequence, edge))]),
      ...effectOf(solver, mutability, sequence, edge),
    };
  });
}

function acceptances(site: Site, sequence: Sequence, { needs }: Edge): Requirement[] {
  return needs.map((field) => acceptanceOf(site, sequence, field, true));
}

/** The requirements of each button that sends the event; no requirement for the outcome of an operation. */
function waysToSend(
  { usages, site }: Pick<ProofContext, 'usages' | 'site'>,
  { id, manifest }: Sequence,
  { from, trigger }: Edge,
): (readonly Requirement[])[] {
  if (Object.hasOwn(manifest.operations ?? {}, from)) return [[]];
  return usages.sends.flatMap(({ value, place, manifest: { kind, id: sender } }) => {
    if (kind !== 'sequence' || sender !== id || value.send !== trigger) return [];
    const [section = '', state] = pointerKeys(place.pointer);
    const isHere = state === from || !['steps', 'dialogs', 'results'].includes(section);
    const requirements = isHere && partRequirements(site, { kind, id, pointer: place.pointer });
    return requirements ? [requirements] : [];
  });
}

function effectOf(
  solver: Solver,
  mutability: Mutability,
  sequence: Sequence,
  { transition: { set = {}, clear = [] } }: Edge,
): Pick<Move, 'after' | 'before'> {
  const values = { ...initialValues(sequence, clear), ...set };
  const touched = mutability.following(Object.keys(values).map((name) => `${sequence.id}.${name}`));
  const { sets, space } = solver;
  const given = dataIs(solver, sequence, values);
  const forget = sets.exists(space.atoms.flatMap(({ name }, level) => (touched.has(name) ? [level] : [])));
  return {
    after: (before) => sets.and([forget(before), given]),
    before: (after) => forget(sets.and([after, given])),
  };
}

/** The assignments in which data has these values; of data that no condition can ask, all. */
export function dataIs(
  { space, diagrams, sets }: Solver,
  { id }: Sequence,
  values: Readonly<Record<string, DataValue>>,
): Diagram {
  const given = Object.entries(values).flatMap(([name, value]) => {
    const level = space.levelOf(`${id}.${name}`);
    if (level === undefined) return [];
    const { values: all = [] } = space.atoms[level] ?? {};
    return [diagrams.atom(level, all.length, (index) => all[index] === value)];
  });
  return sets.and([diagrams.leaf(true), ...given]);
}

/** The initial values of some data. */
export function initialValues(sequence: Sequence, names: readonly string[]): Record<string, DataValue> {
  const start = startSequence(sequence.manifest);
  return Object.fromEntries(names.map((name) => [name, valueOf(sequence, start, name)]));
}

/** A transition with where it stands and what sets it off. */
export interface Edge {
  from: string;
  /** The event of the customer or the outcome of an operation. */
  trigger: string;
  transition: Transition;
  pointer: string;
  /** Fields that must be accepted first. */
  needs: readonly string[];
}

/** Every transition of a sequence. */
export function edgesOf(sequence: SequenceManifest): Edge[] {
  return transitionLists(sequence).flatMap(({ state, trigger, pointer, transitions, needs }) =>
    transitions.map((transition, index) => ({
      from: state,
      trigger,
      transition,
      pointer: pointerTo(pointer, index),
      needs,
    })),
  );
}

/** The pointer to each state of a sequence. */
export function statesOf(sequence: SequenceManifest): { state: string; pointer: string }[] {
  return (['steps', 'dialogs', 'operations', 'results'] as const).flatMap((section) =>
    Object.keys(sequence[section] ?? {}).map((state) => ({ state, pointer: `/${section}/${state}` })),
  );
}
