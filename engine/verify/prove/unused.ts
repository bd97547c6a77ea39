import type { ManifestKind } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, removal, withFix, type Problem } from '../../core/problem/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/**
 * Kinds whose manifests do nothing until another one names them. Banners, push messages and personas act by themselves;
 * routes and pages are asked for a way that leads to them. Flows are not here: the modes of presentation are a closed
 * list, whose schema names them all, and one may wait for the routes that are to be shown in it.
 */
const named = [
  'guard',
  'condition',
  'navigation',
  'sequence',
  'toggle',
  'header',
  'error',
  'dialog',
] as const;

/**
 * What is written is also used. Constants are not asked for: they are the numbers of the specification, written down where
 * they are looked for, and style sheets and services keep to them without naming them.
 */
export const unused: Proof = (context) => {
  const used = namesUsed(context);
  return [...named.flatMap((kind) => unusedManifests(context, kind, used)), ...unusedFacts(context, used)];
};

/** "kind name" of everything that another manifest names. */
function namesUsed({ usages }: ProofContext): ReadonlySet<string> {
  return new Set(
    usages.references
      // What only names itself is not used.
      .filter(({ kind, value, manifest }) => manifest.kind !== kind || manifest.id !== value)
      .map(({ kind, value }) => `${kind} ${value}`),
  );
}

function unusedManifests(
  { manifests, placeOf }: ProofContext,
  kind: (typeof named)[number],
  used: ReadonlySet<string>,
): Problem[] {
  return Object.keys(manifests[kind])
    .filter((id) => !used.has(`${kind} ${id}`) && !opensByItself(manifests, kind, id))
    .map((id) => {
      const place = placeOf(kind, id, '');
      const found =
        kind === 'toggle'
          ? problem('unused-toggle', undefined, place)
          : problem('unused-name', { kind }, place);
      return withFix(found, removal(place, 'the file'));
    });
}

function opensByItself(manifests: ProofContext['manifests'], kind: ManifestKind, id: string): boolean {
  return kind === 'dialog' && manifests.dialog[id]?.when !== undefined;
}

/**
 * What is derived is worked out for somebody: a manifest, another fact, or the code that names it. What a source says it
 * says in any case; the inspector shows it, and a condition may ask it tomorrow.
 */
function unusedFacts(
  { manifests, site, packs, placeOf }: ProofContext,
  used: ReadonlySet<string>,
): Problem[] {
  const { named: inCode } = packs;
  if (!inCode) return [];
  const sources = new Set(site.vocabulary.atoms.flatMap(({ derivedFrom = [] }) => derivedFrom));
  const isUsed = (fact: string): boolean => used.has(`fact ${fact}`) || sources.has(fact) || inCode.has(fact);
  return Object.entries(manifests.facts).flatMap(([source, { facts }]) =>
    Object.entries(facts)
      .filter(([name, { derivedFrom }]) => derivedFrom && !isUsed(`${source}.${name}`))
      .map(([name]) => {
        const place = placeOf('facts', source, pointerTo('/facts', name));
        return withFix(problem('unused-name', { kind: 'fact' }, place), removal(place, 'the fact'));
      }),
  );
}
