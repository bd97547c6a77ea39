import { inputsOf, type Vocabulary, wellKnown } from '../../core/fact/index.ts';
import { isRecord, partAt } from '../../core/json/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Part } from '../forking/index.ts';
import type { Used } from '../link/index.ts';
import type { Problem } from '../problem/index.ts';
import { atomsIn, type Diagram, givenFact, type Known, solverOf } from '../solver/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { visibilityOf } from './visibility.ts';

/**
 * Finds what some customer waits for without end: a widget needs, says or is decided by a fact whose source is not asked
 * for them and whose manifest does not say what it is meanwhile. A skeleton stays there, or nothing.
 */
export const neverThere: Proof = (context) => {
  const sources = Object.keys(context.manifests.facts).flatMap((id) => sourceOf(context, id) ?? []);
  const uses = [...factsShown(context), ...factsDeciding(context)];
  return sources.flatMap((source) => uses.flatMap((use) => problemOf(context, source, use) ?? []));
};

/** A source that is asked only while something holds. */
interface Source {
  id: string;
  when: Condition;
  /** Facts of which nobody says what they are while it is not asked. */
  unasked: ReadonlySet<string>;
  /** The customers for whom a condition has an answer without these facts and what is computed of them. */
  known(condition: Condition | undefined, is: boolean): Diagram;
}

function sourceOf({ manifests, vocabulary, site }: ProofContext, id: string): Source | undefined {
  const { when, facts = {}, otherwise = {} } = manifests.facts[id] ?? {};
  if (!when) return undefined;
  const unasked = Object.keys(facts).filter(
    (name) => facts[name]?.derivedFrom === undefined && !Object.hasOwn(otherwise, name),
  );
  const names = new Set(unasked.map((name) => `${id}.${name}`));
  const known = solverOf(site).knowing((atom) => !followsFrom(vocabulary, atom, names));
  return { id, when, unasked: names, known };
}

function followsFrom(vocabulary: Vocabulary, name: string, others: ReadonlySet<string>): boolean {
  if (others.has(name)) return true;
  return inputsOf(vocabulary.atomOf(name) ?? {}).some((input) => followsFrom(vocabulary, input, others));
}

/** Facts that have to be known where a part is seen, or that decide whether it is. */
interface FactUse extends Used<unknown> {
  facts: readonly string[];
  /** The condition that has to have an answer; undefined: every one of the facts has to be known. */
  decides?: Condition;
}

/** Kinds of manifests whose parts are seen where their routes, regions and conditions let them. */
const shown: ReadonlySet<string> = new Set(['page', 'sequence', 'header', 'site', 'navigation', 'banner']);

/** Facts that widgets need, and those that sentences say. */
function factsShown({ usages }: ProofContext): readonly FactUse[] {
  const needed = usages.references
    .filter(({ kind, place }) => kind === 'fact' && /\/needs\/\d+$/.test(place.pointer))
    .map((use) => ({ ...use, facts: [use.value] }));
  const said = usages.copies.flatMap((use) =>
    typeof use.value === 'string' ? [] : { ...use, facts: Object.values(use.value.with) },
  );
  return [...needed, ...said].filter(({ manifest }) => shown.has(manifest.kind));
}

/** Conditions of placed widgets that do not say that they are hidden while nobody knows. */
function factsDeciding({ usages, site }: ProofContext): readonly FactUse[] {
  return usages.conditions.flatMap((use) => {
    const { value: decides, manifest, place } = use;
    const placed = partAt(manifest.json.value, place.pointer.replace(/\/when$/, ''));
    const isOfWidget = place.pointer.endsWith('/when') && isRecord(placed) && 'widget' in placed;
    if (!isOfWidget || placed['whileUnknown'] === 'hide' || !shown.has(manifest.kind)) return [];
    return { ...use, facts: atomsIn(site, decides), decides };
  });
}

function problemOf(
  context: ProofContext,
  source: Source,
  { facts, decides, manifest, place }: FactUse,
): Problem | undefined {
  const name = facts.find((fact) => source.unasked.has(fact));
  if (name === undefined) return undefined;
  const part = { kind: manifest.kind, id: manifest.id, pointer: place.pointer };
  const customer = whoWaits(context, source, part, decides);
  return customer && finding('never-known', { name, source: source.id }, place, customer);
}

function whoWaits(
  context: ProofContext,
  { when, known }: Source,
  part: Part,
  decides: Condition | undefined,
): Known | undefined {
  const solver = solverOf(context.site);
  const { sets, everyone, space, diagrams } = solver;
  const open = decides ? sets.not(sets.or([known(decides, true), known(decides, false)])) : everyone;
  for (const { route, requirements } of visibilityOf(context, part)) {
    const waiting = sets.and([
      open,
      solver.where([...requirements, { condition: when, is: false }]),
      ...requirements.map(({ condition, is }) => known(condition, is === true)),
    ]);
    const here =
      route === undefined ? waiting : givenFact(space, diagrams, waiting, [wellKnown.route, route]);
    if (!sets.isEmpty(here)) return solver.pickAssignment(here, solver.possible);
  }
  return undefined;
}
