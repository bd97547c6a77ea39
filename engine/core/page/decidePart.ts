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
 * Whether customers who see a manifest see a part of it: everything around the part holds for them, and so does the part;
 * of choices it is the one that is taken. Who sees a manifest as a whole is decided for each kind.
 */
export function decidePart(evaluator: Evaluator, { pointer: wanted, ...location }: SourceLocation): Ternary {
  let part: unknown = manifestOf(evaluator.site.manifests, location.kind, location.id);
  let pointer = '';
  for (const key of pointerKeys(wanted)) {
    const holds = innerHolds(evaluator, part, key, { ...location, pointer });
    if (holds !== true) return holds;
    part = innerOf(part, key);
    pointer = pointerTo(pointer, key);
  }
  return true;
}

/**
 * A part of a manifest and all that is in it, but for what those do not see who see the part. What is not known yet is among
 * them: it may show.
 */
export function* partsInSight(
  evaluator: Evaluator,
  part: unknown,
  location: SourceLocation,
): Generator<unknown> {
  yield part;
  if (typeof part !== 'object' || part === null) return;
  for (const key of Object.keys(part))
    if (innerHolds(evaluator, part, key, location) !== false)
      yield* partsInSight(evaluator, innerOf(part, key), {
        ...location,
        pointer: pointerTo(location.pointer, key),
      });
}

function innerOf(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
}

/** Whether what stands under a key of a part is seen by those who see the part. */
function innerHolds(
  evaluator: Evaluator,
  part: unknown,
  key: string,
  { pointer, ...location }: SourceLocation,
): Ternary {
  const inner = innerOf(part, key);
  if (Array.isArray(part) && isChoiceList(pointer)) {
    const chosen = firstHolding(evaluator, part, { ...location, pointer });
    if (chosen && 'unknown' in chosen) return undefined;
    return chosen?.choice === inner;
  }
  return isRecord(inner)
    ? partHolds(evaluator, inner, { ...location, pointer: pointerTo(pointer, key) })
    : true;
}
