import type { ManifestKind } from '../../core/manifest/index.ts';
import { problem } from '../../core/problem/index.ts';
import type { Proof } from './proof.ts';

/** Kinds whose manifests do nothing until another one names them. Flows, headers and errors may wait for their use. */
const named = ['guard', 'condition', 'navigation', 'sequence', 'toggle'] as const;

/** What is written is also used. */
export const unused: Proof = ({ usages, manifests, placeOf }) => {
  const used = new Set(
    usages.references
      // What only names itself is not used.
      .filter(({ kind, value, manifest }) => manifest.kind !== kind || manifest.id !== value)
      .map(({ kind, value }) => `${kind} ${value}`),
  );
  return named.flatMap((kind: ManifestKind) =>
    Object.keys(manifests[kind])
      .filter((id) => !used.has(`${kind} ${id}`))
      .map((id) => {
        const place = placeOf(kind, id, '');
        return kind === 'toggle'
          ? problem('unused-toggle', undefined, place)
          : problem('unused-name', { kind }, place);
      }),
  );
};
