import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { pointerKeys } from '../../../core/json/index.ts';
import { problem } from '../../../core/problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { edgesOf, spread, statesOf, type Edge } from './graph.ts';

/** Every state of a sequence can be come to, and from every one there is a way to a result or out. */
export const ways: Proof = (context) =>
  Object.entries(context.manifests.sequence).flatMap(([id, manifest]) => {
    const edges = edgesOf(manifest).filter((edge) => isSent(context, id, manifest, edge));
    const reached = reachedFrom(manifest, edges);
    const leading = leadingOut(manifest, edges);
    return statesOf(manifest).flatMap(({ state, pointer }) => {
      const place = context.placeOf('sequence', id, pointer);
      if (!reached.has(state)) return [problem('unreachable-state', { state }, place)];
      return leading.has(state) ? [] : [problem('dead-end', { state }, place)];
    });
  });

function reachedFrom(
  { order, variants = [] }: SequenceManifest,
  edges: readonly Edge[],
): ReadonlySet<string> {
  const first = [order, ...variants.map((variant) => variant.order)].flatMap(([step]) => step ?? []);
  return spread(first, (state) =>
    edges.flatMap(({ from, transition }) => (from === state ? (transition.to ?? []) : [])),
  );
}

/** States from which a result can be come to, or a way out. A result that settles nothing needs a way on itself. */
function leadingOut({ results }: SequenceManifest, edges: readonly Edge[]): ReadonlySet<string> {
  const out = edges.filter(({ transition }) => transition.leave).map(({ from }) => from);
  const ends = Object.keys(results).filter(
    (result) => results[result]?.settles === true || edges.some(({ from }) => from === result),
  );
  return spread([...out, ...ends], (state) =>
    edges.flatMap(({ from, transition }) => (transition.to === state ? from : [])),
  );
}

/** An event that no button of its state sends is no way: operations end by themselves. */
function isSent(
  { usages }: ProofContext,
  id: string,
  { operations = {} }: SequenceManifest,
  { from, trigger }: Edge,
): boolean {
  if (Object.hasOwn(operations, from)) return true;
  return usages.sends.some(({ value, place, manifest }) => {
    if (manifest.kind !== 'sequence' || manifest.id !== id || value.send !== trigger) return false;
    const [section = '', state] = pointerKeys(place.pointer);
    return state === from || !['steps', 'dialogs', 'results'].includes(section);
  });
}
