import { decidePart } from '../../core/page/index.ts';
import type { ManifestKind } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { oncePerSite } from './oncePerSite.ts';
import { eachWay, type Way } from './waysOf.ts';

/** A part of a manifest. */
export interface Part {
  kind: ManifestKind;
  id: string;
  pointer: string;
}

type Requirements = Way<unknown>['requirements'];

const once = oncePerSite<Requirements | undefined>();

/** What must hold of those who see a part of a manifest, of all who see the manifest; undefined when nobody does. */
export function partRequirements(site: Site, { kind, id, pointer }: Part): Requirements | undefined {
  return once(site, `${kind} ${id} ${pointer}`, () => {
    const location = { kind, id, pointer, subject: '' };
    for (const { outcome, requirements } of eachWay(site, (evaluator) => decidePart(evaluator, location))) {
      if (outcome === true) return requirements;
    }
    return undefined;
  });
}
