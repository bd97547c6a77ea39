import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { conditionsOfField, type Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { transitionLists } from '../../link/index.ts';
import { atomsIn } from '../../solver/index.ts';

/** Says of an atom whether what is known of it is still known on arrival at a state. */
export type IsKept = (state: string) => (atom: string) => boolean;

/** What becomes of facts while a customer is in a sequence. */
export interface Mutability {
  /** What else may change when these do: facts that are derived from them, or loaded because of them. */
  following(atoms: Iterable<string>): ReadonlySet<string>;
  /** Whether it is known as long as the sequence runs: its data, and what follows from that alone. */
  isCollected(atom: string): boolean;
  /** Names of the data that only transitions change: no field asks it. */
  own: readonly string[];
  /**
   * What stays as it was, whatever happens: while the customer is asked, what is the sequence's own; while an operation
   * runs, everything that was collected and what follows from that alone. The rest may be loaded anew at any time.
   */
  isStable: IsKept;
  /** What no answer can change, and what is the sequence's own. For a customer of whom nothing else changes either. */
  isGiven: IsKept;
}

/** Looks at what changes what. */
export function mutabilityIn(site: Site, { id, manifest }: Sequence): Mutability {
  const collected = Object.keys(manifest.data).map((name) => `${id}.${name}`);
  const following = followingIn(site);
  const answered = following(collected);
  const foreign = site.vocabulary.atoms
    .map(({ name, derivedFrom }) => ({ name, derived: derivedFrom !== undefined }))
    .filter(({ name, derived }) => !collected.includes(name) && !(derived && answered.has(name)));
  const outside = following(foreign.map(({ name }) => name));
  const forgettable = Object.entries(manifest.data).flatMap(([name, { keep }]) =>
    keep === 'never' ? [`${id}.${name}`] : [],
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

/** What decides about no transition need not be remembered. */
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
  for (const { name, derivedFrom = [] } of site.vocabulary.atoms)
    for (const from of derivedFrom) lead(from, name);
  for (const [source, { when, facts }] of Object.entries(site.manifests.facts)) {
    for (const from of when ? atomsIn(site, when) : [])
      for (const name of Object.keys(facts)) lead(from, `${source}.${name}`);
  }
  return (atoms) => {
    const reached = new Set(atoms);
    // Grows while it is gone through.
    for (const atom of reached) for (const next of leads.get(atom) ?? []) reached.add(next);
    return reached;
  };
}
