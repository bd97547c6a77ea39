import { conditionsOfField, fieldsOf, type Sequence } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';

/** Everything that the fields of a sequence ask. */
export function fieldSlots(site: Site, { manifest }: Sequence): readonly number[] {
  return Object.keys(manifest.steps)
    .flatMap((step) => fieldsOf(manifest, step))
    .flatMap((field) => conditionsOfField(manifest, field))
    .flatMap((condition) => site.conditions.slotsOf(condition));
}
