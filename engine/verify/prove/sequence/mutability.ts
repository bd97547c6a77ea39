import { inputsOf } from '../../../core/fact/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { conditionsOfField, type Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { transitionLists } from '../../link/index.ts';
import { atomsIn } from '../../solver/index.ts';

/** Tells for a state whether the value of an atom stays known there. */
export type IsKept = (state: string) => (atom: string) => boolean;

/** Which facts can change while a customer is in a sequence. */
export interface Mutability {
  /** The atoms that may change with these: facts that are derived from them, or loaded under a condition over them. */
  following(atoms: Iterable<string>): ReadonlySet<string>;
  /** Whether it depends only on the sequence's data, so that it stays known while the sequence runs. */
  isCollected(atom: string): boolean;
  /** Names of the data that only transitions change: no field asks it. */
  own: readonly string[];
  /**
   * Atoms that nothing can change: while a step asks, the data that only transitions set; while an operation runs, all
   * collected data and what is derived from it alone. Any other fact may be loaded anew at any time.
   */
  isStable: IsKept;
  /** Atoms that no answer can change, and the own data: for a customer whose other facts stay the same. */
  isGiven: IsKept;
}

/** Works out from derivations, sources and transitions which atoms can change. */
export function mutabilityIn(site: Site, { id, manifest }: Sequence): Mutability {
  const collected = Object.keys(manifest.data).map((name) => `${id}.${name}`);
  const following = followingIn(site);
  const answered = following(collected);
  const foreign = site.vocabulary.atoms
    .map(({ name, derivedFrom }) => ({ name, derived: derivedFrom !== undefined }))
    .filter(({ name, derived }) => !collected.includes(name) && !(derived && answered.has(name)));
  const outside = following(foreign.map(({ name }) => name));
  const forgettable = Object.entries(manifest.data).flatMap(([name, { keep }]) =>
    keep === 'never' || keep === 'question' ? [`${id}.${name}`] : [],
  );
  const lost = following(forgettable);
  const own = ownData(manifest);
  const isAsked = askedBy(site, manifest);
  const ownAtoms = new Set(own.map((name) => `${id}.${name}`));
  const isOwn = (atom: string): boolean => ownAtoms.has(atom) && isAsked(atom) && !lost.has(atom);
  return {
    following,
    isCollected: (atom) => !outside.has(atom),
    own,
    isStable: (state) => {
      const operation = manifest.operations?.[state];
      if (!operation) return isOwn;
      const returned = following(Object.values(operation.returns ?? {}).map((name) => `${id}.${name}`));
      return (atom) => isAsked(atom) && !outside.has(atom) && !lost.has(atom) && !returned.has(atom);
    },
    isGiven: () => (atom) => !answered.has(atom) || isOwn(atom),
  };
}

/** Tells whether a transition asks an atom; one that no transition asks is not worth remembering. */
function askedBy(site: Site, manifest: SequenceManifest): (atom: string) => boolean {
  const lists = transitionLists(manifest);
  const acceptances = lists.flatMap(({ needs }) =>
    needs.flatMap((field) => conditionsOfField(manifest, field)),
  );
  const whens = lists.flatMap(({ transitions }) => transitions.map(({ when }) => when));
  const asked = new Set([...acceptances, ...whens].flatMap((condition) => atomsIn(site, condition)));
  return (atom) => asked.has(atom);
}

function ownData(manifest: SequenceManifest): string[] {
  const fields = new Set(Object.values(manifest.steps).flatMap(({ fields: own = {} }) => Object.keys(own)));
  const returned = new Set(
    Object.values(manifest.operations ?? {}).flatMap(({ returns = {} }) => Object.values(returns)),
  );
  const set = transitionLists(manifest).flatMap(({ transitions }) =>
    transitions.flatMap((transition) => Object.keys(transition.set ?? {})),
  );
  return [...new Set(set)].filter((name) => !fields.has(name) && !returned.has(name));
}

function followingIn(site: Site): Mutability['following'] {
  const leads = new Map<string, string[]>();
  const lead = (from: string, to: string): void => void leads.set(from, [...(leads.get(from) ?? []), to]);
  for (const atom of site.vocabulary.atoms) for (const from of inputsOf(atom)) lead(from, atom.name);
  for (const [source, { when, facts }] of Object.entries(site.manifests.facts)) {
    for (const from of when ? atomsIn(site, when) : [])
      for (const name of Object.keys(facts)) lead(from, `${source}.${name}`);
  }
  return (atoms) => {
    const reached = new Set(atoms);
    // The set grows while it is iterated.
    for (const atom of reached) for (const next of leads.get(atom) ?? []) reached.add(next);
    return reached;
  };
}
