import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { problem } from '../../../core/problem/index.ts';
import type { Proof } from '../proof.ts';
import { edgesOf, type Edge } from './graph.ts';

/** Nothing that changes something is sent a second time under the same idempotency key, unless nothing was done. */
export const attempts: Proof = ({ manifests, placeOf }) =>
  Object.entries(manifests.sequence).flatMap(([id, manifest]) => {
    const edges = edgesOf(manifest).filter(
      ({ transition }) => !transition.newAttempt && !transition.sameAttempt,
    );
    return Object.entries(manifest.operations ?? {}).flatMap(([operation, { sends }]) => {
      const way = sends === 'once' ? wayBack(manifest, edges, operation) : undefined;
      if (!way) return [];
      const path = [...way.map(({ from }) => from), operation].join(' → ');
      // The last outcome on the way is where it should have been said what became of the attempt.
      const settling = way.findLast(({ from }) => Object.hasOwn(manifest.operations ?? {}, from));
      const place = placeOf('sequence', id, settling?.pointer ?? '');
      return [problem('sent-twice', { operation, path }, place)];
    });
  });

/** The shortest way from an operation back to itself on which the attempt is not settled. */
function wayBack(
  { results }: SequenceManifest,
  edges: readonly Edge[],
  operation: string,
): readonly Edge[] | undefined {
  const seen = new Set<string>();
  let open: Edge[][] = [[]];
  while (open.length > 0) {
    const longer = open.flatMap((way) => {
      const at = way.at(-1)?.transition.to ?? operation;
      return edges.filter(({ from }) => from === at).map((edge) => [...way, edge]);
    });
    open = [];
    for (const way of longer) {
      const to = way.at(-1)?.transition.to;
      if (to === operation) return way;
      if (to === undefined || seen.has(to) || results[to]?.settles === true) continue;
      seen.add(to);
      open.push(way);
    }
  }
  return undefined;
}
