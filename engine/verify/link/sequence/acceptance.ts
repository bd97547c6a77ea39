import type { Condition, SequenceManifest } from '../../../core/manifest/index.ts';
import { findField } from '../../../core/sequence/index.ts';

/** The condition under which a field is accepted; undefined where it always is. */
export function acceptanceOf(manifest: SequenceManifest, name: string): Condition | undefined {
  const field = findField(manifest, name)?.field;
  const [first, ...others] = field?.refuse.map(({ when }) => when) ?? [];
  if (!field || first === undefined) return undefined;
  const refused: Condition = { any: [first, ...others] };
  return field.when ? { any: [{ not: field.when }, { not: refused }] } : { not: refused };
}
