import type { ManifestKind } from '../../../core/manifest/index.ts';
import { problem, removal, withFix, type Problem } from '../../problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { namesUsed } from './namesUsed.ts';

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
  'record',
] as const;

/** What is written is also used. */
export const unusedManifests: Proof = (context) => {
  const used = namesUsed(context.usages);
  return named.flatMap((kind) => unusedOfKind(context, kind, used));
};

function unusedOfKind(
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
