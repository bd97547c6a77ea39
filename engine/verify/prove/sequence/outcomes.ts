import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { problem, type Problem } from '../../problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { notKnown } from '../../../core/sequence/index.ts';
import { edgesOf, type Edge } from './graph.ts';

/** Whoever comes back from an operation that did not go on is told why. */
export const outcomes: Proof = (context) =>
  Object.entries(context.manifests.sequence).flatMap(([id, manifest]) =>
    edgesOf(manifest)
      .filter((edge) => isSilent(manifest, edge))
      .flatMap((edge) => silentOutcome(context, id, edge)),
  );

function silentOutcome({ placeOf }: ProofContext, id: string, edge: Edge): Problem[] {
  const { trigger: outcome, transition, pointer } = edge;
  return [
    problem('silent-outcome', { outcome, state: transition.to ?? '' }, placeOf('sequence', id, pointer)),
  ];
}

/** Operations that only ask may come back because the step itself shows what is wrong; a call of which nothing is known may not. */
function isSilent(
  { operations = {}, order, variants = [] }: SequenceManifest,
  { from, trigger, transition: { to = '', error, set } }: Edge,
): boolean {
  const operation = Object.hasOwn(operations, from) ? operations[from] : undefined;
  if (!operation || error !== undefined || set) return false;
  if (operation.sends === 'freely' && trigger !== notKnown) return false;
  return [order, ...variants.map((variant) => variant.order)].some((steps) => {
    const [back, start] = [steps.indexOf(to), steps.indexOf(operation.over)];
    return to === operation.over || (back >= 0 && start >= 0 && back < start);
  });
}
