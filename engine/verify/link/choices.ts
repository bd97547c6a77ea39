import { isChoiceList, isCompleteList, type ChoicePointer } from '../../core/decision/index.ts';
import { partsIn, pointerTo } from '../../core/json/index.ts';
import {
  manifestKinds,
  type Condition,
  type ManifestKind,
  type ManifestSet,
} from '../../core/manifest/index.ts';
import { oncePer } from '../oncePer.ts';
import { problem, removal, withFix, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** A list of choices of which the first that holds is taken. */
export interface ChoiceList {
  kind: ManifestKind;
  id: string;
  pointer: ChoicePointer;
  choices: readonly { when?: Condition }[];
}

/** In a list of choices the last one has no condition, and every other one has. */
export const choices: LinkCheck = (context) =>
  choiceLists(context.manifests)
    .filter(({ pointer }) => isCompleteList(pointer))
    .flatMap((list) => listProblems(context, list));

/** Every such list of a portal, wherever it stands. */
export function choiceLists(manifests: ManifestSet): ChoiceList[] {
  return manifestKinds.flatMap((kind) =>
    Object.entries(manifests[kind]).flatMap(([id, manifest]) =>
      listsOf(manifest).map((list) => ({ kind, id, ...list })),
    ),
  );
}

const listsOf = oncePer((manifest: object) =>
  partsIn(manifest).flatMap(([pointer, part]): Pick<ChoiceList, 'pointer' | 'choices'>[] =>
    Array.isArray(part) && isChoiceList(pointer) ? [{ pointer, choices: part }] : [],
  ),
);

function listProblems({ placeOf }: LinkContext, { kind, id, pointer, choices: list }: ChoiceList): Problem[] {
  const lastIndex = list.length - 1;
  return list.flatMap(({ when }, index) => {
    const place = placeOf(kind, id, pointerTo(pointer, index));
    if (index === lastIndex) return when ? [problem('last-has-condition', undefined, place)] : [];
    const next = placeOf(kind, id, pointerTo(pointer, index + 1));
    if (when) return [];
    return [withFix(problem('unreachable-choice', undefined, next), removal(next, 'the choice'))];
  });
}
