import type { Ternary } from '../condition/index.ts';
import {
  firstHolding,
  isChoiceList,
  partHolds,
  type Evaluator,
  type SourceLocation,
} from '../decision/index.ts';
import { isRecord, pointerKeys, pointerTo } from '../json/index.ts';
import { manifestOf } from '../manifest/index.ts';

/**
 * Whether customers see a part of a manifest who see the manifest: everything that the part stands in holds for them, and so
 * does the part itself; of choices it is the one that is taken. Who sees a manifest as a whole is decided for each kind.
 */
export function decidePart(evaluator: Evaluator, { pointer: wanted, ...location }: SourceLocation): Ternary {
  let part: unknown = manifestOf(evaluator.site.manifests, location.kind, location.id);
  let pointer = '';
  for (const key of pointerKeys(wanted)) {
    const list = pointer;
    pointer = pointerTo(list, key);
    const inner: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
    if (Array.isArray(part) && isChoiceList(list)) {
      const chosen = firstHolding(evaluator, part, { ...location, pointer: list });
      if (chosen && 'unknown' in chosen) return undefined;
      if (chosen?.choice !== inner) return false;
    } else if (isRecord(inner)) {
      const holds = partHolds(evaluator, inner, { ...location, pointer });
      if (holds !== true) return holds;
    }
    part = inner;
  }
  return true;
}
